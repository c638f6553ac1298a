/** The schema that the home page shows and draws; one object, so that the two can never differ. */
export const sampleSchema = {
  title: 'Reservation',
  type: 'object',
  required: ['name', 'guests'],
  properties: {
    name: { type: 'string', minLength: 2 },
    guests: { type: 'integer', minimum: 1 },
    seating: { enum: ['Indoors', 'Terrace'] },
    highChair: { type: 'boolean' },
  },
} as const;

/** What the screen starts with. */
export const sampleData = { name: 'Ada Lovelace', guests: 4, seating: 'Terrace' } as const;

/** The schema as a reader would write it: short objects on a line of their own. */
export function sampleText(): string {
  return JSON.stringify(sampleSchema, null, 2)
    .replace(
      /\{\s+("(?:type|enum)": [^{}]*?)\s+\}/g,
      (_, inside: string) => `{ ${inside.replace(/\n\s+/g, ' ')} }`,
    )
    .replace(/\[\s+([^[\]]*?)\s+\]/g, (_, inside: string) => `[${inside.replace(/\n\s+/g, ' ')}]`);
}
