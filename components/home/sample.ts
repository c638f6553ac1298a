import { formatJson } from '../playground/format-json';
import reservation from './reservation.json';

/** The schema of the form as a reader would write it; the form is rendered from the same one, so that the two never differ. */
export const sampleText = formatJson(reservation.schema);

/** Rows as a spreadsheet copies them; the last quantity is a word, to show what the table makes of it. */
export const pastedRows = 'Cam shaft\t24\t18.9\nIndex wheel\t60\t3.25\nDrive belt\tfew\t7';

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
      onSubmit={({ name, guests }) => console.log(name, guests)}
    />
  );
}`;
