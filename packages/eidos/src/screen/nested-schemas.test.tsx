import { render } from '@testing-library/react';
import Ajv, { type Options } from 'ajv/dist/2020';
import Ajv7 from 'ajv';
import { compileEidos } from '../compiler/compile-eidos';
import { validate } from '../controller/standard-schema';
import { createTranslator, english } from '../translations/catalogue';
import { EidosScreen } from './EidosScreen';
import { preloadScreen } from './lazy-registry';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const text = { type: 'string' };
const count = { type: 'integer' };
const is = (name: string, value: unknown) => ({ properties: { [name]: { const: value } }, required: [name] });

interface Sample {
  readonly data: object;
  readonly valid: boolean;
  /** The names of the fields that the screen shows, in its order. */
  readonly shows: readonly string[];
}

const valid = (data: object, ...shows: string[]): Sample => ({ data, valid: true, shows });
const invalid = (data: object, ...shows: string[]): Sample => ({ data, valid: false, shows });

const byKind = {
  oneOf: [
    { properties: { kind: { const: 'card' }, number: text }, required: ['number'] },
    { properties: { kind: { const: 'bank' }, iban: text }, required: ['iban'] },
  ],
};

const petKinds = {
  oneOf: [
    { title: 'Cat', properties: { kind: { const: 'cat' } } },
    { title: 'Fish', properties: { kind: { const: 'fish' }, chip: false } },
  ],
};

const cases: readonly (readonly [string, object, readonly Sample[]])[] = [
  [
    'oneOf inside then',
    {
      properties: { paid: { type: 'boolean' } },
      if: is('paid', true),
      then: { required: ['kind'], ...byKind },
    },
    [
      valid({ paid: false }, 'paid'),
      valid({ paid: true, kind: 'card', number: '1' }, 'paid', 'kind', 'number'),
      valid({ paid: true, kind: 'bank', iban: '1' }, 'paid', 'kind', 'iban'),
      invalid({ paid: true, kind: 'bank', number: '1' }, 'paid', 'kind', 'iban'),
      invalid({ paid: true }, 'paid', 'kind'),
    ],
  ],
  [
    'oneOf inside else of a condition in allOf',
    {
      properties: { free: { type: 'boolean' } },
      allOf: [{ if: is('free', true), else: { required: ['kind'], ...byKind } }],
    },
    [
      valid({ free: true }, 'free'),
      valid({ free: false, kind: 'card', number: '1' }, 'free', 'kind', 'number'),
      invalid({ free: false, kind: 'card' }, 'free', 'kind', 'number'),
    ],
  ],
  [
    'oneOf inside dependencies',
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      properties: { pets: { enum: ['no', 'cat', 'dog'] } },
      dependencies: {
        pets: {
          oneOf: [
            { properties: { pets: { const: 'no' } } },
            { properties: { pets: { const: 'cat' }, lives: count }, required: ['lives'] },
            { properties: { pets: { const: 'dog' }, tax: count }, required: ['tax'] },
          ],
        },
      },
    },
    [
      valid({ pets: 'no' }, 'pets'),
      valid({ pets: 'cat', lives: 9 }, 'pets', 'lives'),
      invalid({ pets: 'cat', tax: 9 }, 'pets', 'lives'),
      valid({ pets: 'dog', tax: 9 }, 'pets', 'tax'),
      invalid({ pets: 'fish' }, 'pets'),
    ],
  ],
  [
    'dependentSchemas inside dependentSchemas',
    {
      properties: { a: text },
      dependentSchemas: {
        a: {
          properties: { b: text },
          dependentSchemas: { b: { properties: { c: count }, required: ['c'] } },
        },
      },
    },
    [
      valid({}, 'a'),
      valid({ a: 'x' }, 'a', 'b'),
      invalid({ a: 'x', b: 'y' }, 'a', 'b', 'c'),
      valid({ a: 'x', b: 'y', c: 1 }, 'a', 'b', 'c'),
    ],
  ],
  [
    'conditions three deep in allOf',
    {
      properties: { a: { enum: [1, 2] } },
      allOf: [
        {
          if: is('a', 1),
          then: {
            properties: { b: { enum: [1, 2] } },
            required: ['b'],
            allOf: [
              {
                if: is('b', 1),
                then: {
                  properties: { c: { enum: [1, 2] } },
                  allOf: [
                    {
                      if: is('c', 1),
                      then: { properties: { d: text }, required: ['d'] },
                      else: { properties: { e: text } },
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
    },
    [
      valid({ a: 2 }, 'a'),
      invalid({ a: 1 }, 'a', 'b'),
      valid({ a: 1, b: 1 }, 'a', 'b', 'c', 'e'),
      invalid({ a: 1, b: 1, c: 1 }, 'a', 'b', 'c', 'd'),
      valid({ a: 1, b: 1, c: 2, e: 'x' }, 'a', 'b', 'c', 'e'),
    ],
  ],
  [
    'if of a parent that reads a grandchild',
    {
      properties: {
        firm: { properties: { address: { properties: { country: { enum: ['CH', 'DE'] } } } } },
      },
      if: {
        properties: { firm: { properties: { address: is('country', 'DE') }, required: ['address'] } },
        required: ['firm'],
      },
      then: { properties: { vat: text }, required: ['vat'] },
    },
    [
      valid({ firm: { address: { country: 'CH' } } }, 'country'),
      invalid({ firm: { address: { country: 'DE' } } }, 'country', 'vat'),
      valid({ firm: { address: { country: 'DE' } }, vat: 'x' }, 'country', 'vat'),
    ],
  ],
  [
    'if of a parent that declares a grandchild',
    {
      properties: { kind: { enum: ['home', 'work'] }, place: { properties: { city: text } } },
      if: is('kind', 'work'),
      then: {
        properties: { place: { properties: { floor: count }, required: ['floor'] } },
        required: ['place'],
      },
    },
    [
      valid({ kind: 'home', place: { city: 'Bern' } }, 'kind', 'city'),
      invalid({ kind: 'work', place: { city: 'Bern' } }, 'kind', 'city', 'floor'),
      valid({ kind: 'work', place: { floor: 2 } }, 'kind', 'city', 'floor'),
    ],
  ],
  [
    'if next to a union',
    {
      properties: { gift: { type: 'boolean' } },
      required: ['kind'],
      ...byKind,
      if: is('gift', true),
      then: { properties: { greeting: text }, required: ['greeting'] },
    },
    [
      valid({ kind: 'card', number: '1' }, 'gift', 'number'),
      invalid({ kind: 'card', number: '1', gift: true }, 'gift', 'number', 'greeting'),
      valid({ kind: 'bank', iban: '1', gift: true, greeting: 'x' }, 'gift', 'iban', 'greeting'),
    ],
  ],
  [
    'if inside the options of a union',
    {
      properties: {
        pay: {
          oneOf: [
            {
              title: 'Card',
              properties: { by: { const: 'card' }, credit: { type: 'boolean' } },
              required: ['by'],
              if: is('credit', true),
              then: { properties: { limit: count }, required: ['limit'] },
            },
            { title: 'Cash', properties: { by: { const: 'cash' } }, required: ['by'] },
          ],
        },
      },
    },
    [
      valid({ pay: { by: 'cash' } }),
      valid({ pay: { by: 'card', credit: false } }, 'credit'),
      invalid({ pay: { by: 'card', credit: true } }, 'credit', 'limit'),
    ],
  ],
  [
    'a union inside a union',
    {
      properties: {
        shape: {
          oneOf: [
            { title: 'Point', required: ['x'], properties: { x: count } },
            {
              oneOf: [
                { title: 'Circle', required: ['r'], properties: { r: count } },
                { title: 'Square', required: ['side'], properties: { side: count } },
              ],
            },
          ],
        },
      },
    },
    [
      valid({ shape: { x: 1 } }, 'x'),
      valid({ shape: { r: 1 } }, 'r'),
      valid({ shape: { side: 1 } }, 'side'),
      invalid({ shape: { r: 'a' } }, 'r'),
    ],
  ],
  [
    'two lists of options in allOf',
    {
      allOf: [
        {
          oneOf: [
            { properties: { a: { const: 1 }, one: text } },
            { properties: { a: { const: 2 }, two: text } },
          ],
        },
        {
          oneOf: [
            { properties: { b: { const: 1 }, uno: text } },
            { properties: { b: { const: 2 }, due: text } },
          ],
        },
      ],
      required: ['a', 'b'],
    },
    [valid({ a: 1, b: 2, one: 'x', due: 'y' }, 'one', 'due'), invalid({ a: 1, b: 3 })],
  ],
  [
    'anyOf of required names',
    {
      properties: { email: text, phone: text, name: text },
      anyOf: [{ required: ['email'] }, { required: ['phone'] }],
    },
    [
      valid({ email: 'x' }, 'email', 'phone', 'name'),
      valid({ phone: 'x', email: 'y' }, 'email', 'phone', 'name'),
      invalid({ name: 'x' }, 'email', 'phone', 'name'),
    ],
  ],
  [
    'oneOf of required names inside then',
    {
      properties: { reach: { type: 'boolean' }, email: text, phone: text },
      if: is('reach', true),
      then: { oneOf: [{ required: ['email'] }, { required: ['phone'] }] },
    },
    [
      valid({ reach: false }, 'reach', 'email', 'phone'),
      invalid({ reach: true }, 'reach', 'email', 'phone'),
      valid({ reach: true, phone: 'x' }, 'reach', 'email', 'phone'),
      invalid({ reach: true, phone: 'x', email: 'y' }, 'reach', 'email', 'phone'),
    ],
  ],
  [
    'conditions in the rows of a list',
    {
      properties: {
        people: {
          type: 'array',
          items: {
            type: 'object',
            properties: { kind: { enum: ['adult', 'child'] } },
            if: is('kind', 'child'),
            then: { properties: { age: count }, required: ['age'] },
          },
        },
      },
    },
    [
      valid({ people: [{ kind: 'adult' }] }),
      invalid({ people: [{ kind: 'adult' }, { kind: 'child' }] }),
      valid({ people: [{ kind: 'child', age: 7 }] }),
    ],
  ],
  [
    'a reference inside then to a schema with a condition',
    {
      properties: { ship: { type: 'boolean' } },
      if: is('ship', true),
      then: { $ref: '#/$defs/address' },
      $defs: {
        address: {
          properties: { country: { enum: ['CH', 'US'] } },
          required: ['country'],
          if: is('country', 'US'),
          then: { properties: { state: text }, required: ['state'] },
        },
      },
    },
    [
      valid({ ship: false }, 'ship'),
      invalid({ ship: true }, 'ship', 'country'),
      invalid({ ship: true, country: 'US' }, 'ship', 'country', 'state'),
      valid({ ship: true, country: 'US', state: 'NY' }, 'ship', 'country', 'state'),
    ],
  ],
  [
    'then that forbids a field',
    {
      properties: { gift: { type: 'boolean' }, bill: text },
      if: is('gift', true),
      then: { properties: { bill: false } },
    },
    [
      valid({ gift: false, bill: 'x' }, 'gift', 'bill'),
      invalid({ gift: true, bill: 'x' }, 'gift'),
      valid({ gift: true }, 'gift'),
    ],
  ],
  [
    'dependentSchemas that forbid a field of an object inside',
    {
      properties: { box: text, home: { properties: { street: text, city: text } } },
      dependentSchemas: { box: { properties: { home: { properties: { street: false } } } } },
    },
    [
      valid({ home: { street: 'x', city: 'y' } }, 'box', 'street', 'city'),
      invalid({ box: '1', home: { street: 'x' } }, 'box', 'city'),
    ],
  ],
  [
    'an option that forbids a field which is declared around it',
    {
      properties: { pet: { properties: { name: text, chip: text }, required: ['kind'], ...petKinds } },
    },
    [
      valid({ pet: { kind: 'cat', chip: '1' } }, 'name', 'chip'),
      valid({ pet: { kind: 'fish', name: 'x' } }, 'name'),
      invalid({ pet: { kind: 'fish', chip: '1' } }, 'name'),
    ],
  ],
  [
    'options of dependencies that forbid a field',
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      properties: { kind: { enum: ['cat', 'fish'] }, chip: text },
      dependencies: { kind: petKinds },
    },
    [
      valid({ chip: '1' }, 'kind', 'chip'),
      valid({ kind: 'cat', chip: '1' }, 'kind', 'chip'),
      valid({ kind: 'fish' }, 'kind'),
      invalid({ kind: 'fish', chip: '1' }, 'kind'),
    ],
  ],
];

const samples = cases.flatMap(([name, schema, all]) => {
  const eidos = compileEidos({ type: 'object', ...schema });
  return all.map((sample) => [name, JSON.stringify(sample.data), schema, eidos, sample] as const);
});
const options: Options = { strict: false, allErrors: true };
const [ajv, ajv7] = [new Ajv(options), new Ajv7(options)];

test.each(samples)(
  '%s: %s is judged as Ajv judges it',
  (_name, _data, schema, eidos, { data, valid: isValid }) => {
    expect(('$schema' in schema ? ajv7 : ajv).validate({ type: 'object', ...schema }, data)).toBe(isValid);
    expect(validate(eidos, data).length === 0).toBe(isValid);
  },
);

/** The names of the single values that are shown, in their order. */
function shownNames(container: HTMLElement): readonly string[] {
  const fields = [...container.querySelectorAll<HTMLElement>('[data-pointer]:not([data-kind=union])')];
  return fields.map(({ dataset }) => dataset.pointer?.split('/').at(-1) ?? '');
}

beforeAll(() => preloadScreen());

test.each(samples)('%s: %s shows the fields that apply', (_name, _data, _schema, eidos, { data, shows }) => {
  const { container } = render(<EidosScreen eidos={eidos} data={data} />);
  expect(shownNames(container)).toEqual(shows);
});

test('alternatives that require other fields are reported at these fields, by their labels', () => {
  const schema = {
    type: 'object',
    properties: {
      email: { ...text, title: 'Email address', 'x-eidos': { labelKey: 'email' } },
      phone: text,
      name: text,
    },
    anyOf: [{ required: ['email', 'name'] }, { required: ['phone', 'name'] }],
  };
  const { error: message } = createTranslator({ catalogue: { ...english, email: 'E-Mail' } });
  const found = validate(compileEidos(schema), {}).map((error) => [
    error.pointer,
    error.code,
    message(error),
  ]);
  expect(found).toEqual([
    ['/email', 'alternativeRequired', 'Fill in this field or Phone.'],
    ['/phone', 'alternativeRequired', 'Fill in this field or E-Mail.'],
    ['/name', 'required', 'Fill in this field.'],
  ]);
});
