import { formatJson } from '../format-json';
import type { PlaygroundState } from '../playground-state';
import application from './application.json';
import conditions from './conditions.json';
import contact from './contact.json';
import order from './order.json';
import union from './union.json';

/** The texts that an example puts into the editors; everything else stays as the reader has it. */
export type ExampleContent = Pick<PlaygroundState, 'language' | 'schema' | 'hints' | 'data'>;

export interface Example {
  /** Its name in the URL. */
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly source?: { readonly name: string; readonly license: string };
  /** A published schema is fetched only when it is chosen. */
  readonly load: () => Promise<ExampleContent>;
}

interface JsonSources {
  readonly schema: unknown;
  readonly hints?: unknown;
  readonly data?: unknown;
}

/** The editors' texts for an example that is written as JSON. */
export function jsonContent({ schema, hints = {}, data = {} }: JsonSources): ExampleContent {
  return { language: 'json', schema: formatJson(schema), hints: formatJson(hints), data: formatJson(data) };
}

/** A schema that takes the place of all that is shown, hints and data included. Throws SyntaxError when the text is not JSON. */
export function schemaContent(text: string): ExampleContent {
  const schema: unknown = JSON.parse(text);
  return { ...jsonContent({ schema }), schema: text };
}

const zodContent = (schema: string, data: string): ExampleContent => ({
  language: 'zod',
  schema,
  hints: '{}',
  data,
});

/** An object with a refinement, which no JSON Schema can express; it checks the screen as a rule. */
const zodTrip = zodContent(
  `import { z } from 'zod';

const Trip = z
  .object({
    city: z.string().min(2).meta({ title: 'City' }),
    from: z.number().int().meta({ title: 'From day' }),
    to: z.number().int().meta({ title: 'To day' }),
    seat: z.enum(['Window', 'Aisle']).optional(),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'Leave after you arrive.' });

export default Trip;
`,
  '{ "city": "Rome", "from": 9, "to": 4 }',
);

const zodEvent = zodContent(
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

const ready = (content: ExampleContent) => () => Promise.resolve(content);

/** The example for readers who come without a state. */
export const firstExampleId = 'contact';
export const firstContent: ExampleContent = jsonContent(contact);

/** Screens to start from, in the order in which they are listed. */
export const examples: readonly Example[] = [
  {
    id: firstExampleId,
    label: 'Contact form',
    about: 'A short form with a validated email address and a required consent.',
    load: ready(firstContent),
  },
  {
    id: 'order',
    label: 'Order with a table',
    about: 'An order whose lines are edited like a spreadsheet, sorted, filtered and totaled.',
    load: ready(jsonContent(order)),
  },
  {
    id: 'conditions',
    label: 'Conditional fields',
    about: 'Fields that appear, and are required, when others have a certain value.',
    load: ready(jsonContent(conditions)),
  },
  {
    id: 'union',
    label: 'Union',
    about: 'A choice between objects of different shapes.',
    load: ready(jsonContent(union)),
  },
  {
    id: 'application',
    label: 'Long form in tabs',
    about: 'A form in tabs and sections, with tags and a table.',
    load: ready(jsonContent(application)),
  },
  {
    id: 'zod-trip',
    label: 'zod: refinement',
    about: 'A zod schema with a refinement, which the screen checks as a rule.',
    load: ready(zodTrip),
  },
  {
    id: 'zod-event',
    label: 'zod: union and table',
    about: 'A discriminated union and a list of objects, written with zod.',
    load: ready(zodEvent),
  },
  {
    id: 'json-resume',
    label: 'JSON Resume',
    about: 'The published schema of résumés, with all its sections.',
    source: { name: '@jsonresume/schema', license: 'MIT' },
    load: async () => {
      const { default: schema } = await import('@jsonresume/schema/schema.json');
      return jsonContent({ schema, data: { basics: { name: 'Richard Hendriks' } } });
    },
  },
  {
    id: 'openapi-security-scheme',
    label: 'OpenAPI: security scheme',
    about: 'A choice between four ways to sign in, one of them with four flows, from OpenAPI 3.0.',
    source: { name: 'OpenAPI', license: 'MIT' },
    load: async () => {
      const { default: schema } = await import('./published/openapi-security-scheme.json');
      return jsonContent({ schema, data: { type: 'apiKey', name: 'X-Api-Key', in: 'header' } });
    },
  },
];

/** Returns the example with this id. */
export const findExample = (id: string) => examples.find((example) => example.id === id);
