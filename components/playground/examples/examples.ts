import { application } from './application';
import { conditions } from './conditions';
import { type Example, type ExampleContent, jsonContent } from './example';
import { order } from './order';
import { union } from './union';
import { zodEvent, zodTrip } from './zod-sources';

/** A short form with an address that is checked and a consent that is required. */
const contact = {
  schema: {
    title: 'Contact',
    type: 'object',
    required: ['name', 'email', 'message', 'consent'],
    properties: {
      name: { type: 'string', minLength: 2 },
      email: { type: 'string', format: 'email' },
      topic: { enum: ['Order', 'Delivery', 'Something else'], default: 'Order' },
      message: { type: 'string', minLength: 10, maxLength: 500, 'x-eidos': { widget: 'text' } },
      consent: { const: true, type: 'boolean', title: 'You may answer me by email' },
    },
  },
  hints: {
    '/name': { span: 6, autocomplete: 'name' },
    '/email': { span: 6, autocomplete: 'email', placeholder: 'ada@example.com' },
    '/message': { help: 'At least ten characters.' },
  },
  data: { name: 'Ada Lovelace' },
};

const ready = (content: ExampleContent) => () => Promise.resolve(content);

/** What the playground shows to those who come without a state. */
export const firstExampleId = 'contact';
export const firstContent: ExampleContent = jsonContent(contact);

/** Screens to start from, in the order in which they are listed. */
export const examples: readonly Example[] = [
  {
    id: firstExampleId,
    label: 'Contact form',
    about: 'A short form with an address that is checked and a consent that is required.',
    load: ready(firstContent),
  },
  {
    id: 'order',
    label: 'Order with a table',
    about: 'Lines in a table that is edited like a spreadsheet, sorted, filtered and added up.',
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
    about: 'A choice between objects of different shape.',
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
    about: 'A zod schema whose refinement checks the screen as a rule.',
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
    id: 'json-resume-job',
    label: 'JSON Resume: job description',
    about: 'The published schema of job descriptions.',
    source: { name: '@jsonresume/schema', license: 'MIT' },
    load: async () => {
      const { default: schema } = await import('@jsonresume/schema/job-schema.json');
      return jsonContent({ schema });
    },
  },
  {
    id: 'openapi-info',
    label: 'OpenAPI: description of an API',
    about: 'The object that says what an API is, with its contact and license, from OpenAPI 3.1.',
    source: { name: 'OpenAPI', license: 'MIT' },
    load: async () => {
      const { default: schema } = await import('./published/openapi-info.json');
      return jsonContent({
        schema,
        data: { title: 'Harbor berths', version: '1.4.0', contact: { name: 'Harbor office' } },
      });
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
