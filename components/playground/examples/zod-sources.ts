import type { ExampleContent } from './example';

function zodContent(schema: string, data: string): ExampleContent {
  return { language: 'zod', schema, hints: '{}', data };
}

/** An object with a refinement, which no JSON Schema can express; it checks the screen as a rule. */
export const zodTrip = zodContent(
  `import { z } from 'zod';

const Trip = z
  .object({
    city: z.string().min(2).meta({ title: 'City' }),
    from: z.number().int().meta({ title: 'From day' }),
    to: z.number().int().meta({ title: 'To day' }),
    seat: z.enum(['Window', 'Aisle']).optional(),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'Leave after you arrive.',
  });

export default Trip;
`,
  '{ "city": "Rome", "from": 9, "to": 4 }',
);

/** A discriminated union and a table. */
export const zodEvent = zodContent(
  `import { z } from 'zod';

const Place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('room'), floor: z.int().min(0), room: z.string() }),
  z.object({ kind: z.literal('online'), address: z.url() }),
]);

export default z.object({
  title: z.string().min(3),
  on: z.iso.date(),
  place: Place,
  guests: z
    .array(z.object({ name: z.string().min(1), email: z.email().optional() }))
    .max(20),
});
`,
  '{ "title": "Review", "place": { "kind": "online" }, "guests": [{ "name": "Ada" }] }',
);
