/** The schema that the home page shows and renders; one object, so that the two can never differ. */
export const sampleSchema = {
  title: 'Reservation',
  type: 'object',
  required: ['name', 'guests'],
  properties: {
    name: { type: 'string', minLength: 2 },
    guests: { type: 'integer', minimum: 1 },
    date: { type: 'string', format: 'date' },
    seating: { enum: ['Indoors', 'Terrace'] },
    highChair: { type: 'boolean' },
  },
} as const;

/** What the screen starts with. */
export const sampleData = {
  name: 'Ada Lovelace',
  guests: 4,
  date: '2027-05-14',
  seating: 'Terrace',
  highChair: true,
} as const;

/** The schema as a reader would write it: short objects on a line of their own. */
export function sampleText(): string {
  return JSON.stringify(sampleSchema, null, 2)
    .replace(
      /\{\s+("(?:type|enum)": [^{}]*?)\s+\}/g,
      (_, inside: string) => `{ ${inside.replace(/\n\s+/g, ' ')} }`,
    )
    .replace(/\[\s+([^[\]]*?)\s+\]/g, (_, inside: string) => `[${inside.replace(/\n\s+/g, ' ')}]`);
}

/** The rows of the table to be tried. */
export const tableSchema = {
  title: 'Order',
  type: 'object',
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['article', 'quantity'],
        properties: {
          article: { type: 'string', minLength: 1 },
          quantity: { type: 'integer', minimum: 1 },
          price: { type: 'number', minimum: 0, multipleOf: 0.01, title: 'Unit price' },
        },
      },
    },
  },
} as const;

export const tableData = {
  lines: [
    { article: 'Brass gear', quantity: 120, price: 2.4 },
    { article: 'Punched cards', quantity: 2000, price: 0.05 },
    { article: 'Oil can', quantity: 1, price: 12.5 },
  ],
};

/** Rows as a spreadsheet copies them; the last quantity is a word, to show what the table makes of it. */
export const pastedRows = 'Cam shaft\t24\t18.9\nIndex wheel\t60\t3.25\nDrive belt\tfew\t7';

/** What a project needs to show a screen. */
export const exampleCode = `import { compileEidos } from 'eidos';
import { EidosScreen } from 'eidos/react';
import 'eidos/styles.css';

const reservation = compileEidos({
  title: 'Reservation',
  type: 'object',
  required: ['name', 'guests'],
  properties: {
    name: { type: 'string', minLength: 2 },
    guests: { type: 'integer', minimum: 1 },
  },
});

export function ReservationScreen() {
  return (
    <EidosScreen
      eidos={reservation}
      onSubmit={({ name, guests }) => save(name, guests)}
    />
  );
}`;
