import { createValidator } from '../validation/create-validator';
import { validate } from '../controller/standard-schema';
import { checkSchema, compileEidos } from './compile-eidos';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import type { GroupNode } from './node';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const address = {
  type: 'object',
  required: ['city'],
  properties: { city: { $ref: '#/$defs/name' }, country: { $ref: 'country.json' } },
  $defs: { name: { type: 'string', minLength: 2 } },
};
const country = { enum: ['DE', 'FR'] };
const order = {
  $id: 'https://example.com/schemas/order.json',
  type: 'object',
  properties: { to: { $ref: 'address.json' }, city: { $ref: './address.json#/$defs/name' } },
};
const documents = {
  'https://example.com/schemas/address.json': address,
  'https://example.com/schemas/country.json': country,
};

function fits(schema: object, value: JsonValue, others: Record<string, object | boolean> = documents) {
  const eidos = compileEidos(schema, { documents: others });
  return createValidator(eidos.schema).fits(eidos.schema, value);
}

describe('documents', () => {
  it('are followed from one to the next, and rendered like parts of the schema', () => {
    const { root } = compileEidos(order, { documents });
    expect(root).toMatchObject({
      children: [
        { name: 'to', kind: 'group', children: [{ name: 'city' }, { name: 'country' }] },
        { name: 'city', kind: 'string', minLength: 2 },
      ],
    });
    expect(fits(order, { to: { city: 'Ulm', country: 'DE' } })).toBe(true);
    expect(fits(order, { to: { city: 'Ulm', country: 'ES' } })).toBe(false);
    expect(fits(order, { city: 'U' })).toBe(false);
  });

  it('are all that is known: a value of any other is edited as JSON text, with a warning', () => {
    const { 'https://example.com/schemas/address.json': only } = documents;
    const some = { 'https://example.com/schemas/address.json': only };
    const problems = checkSchema(order, { documents: some });
    const { root } = compileEidos(order, { documents: some });
    expect(root).toMatchObject({
      children: [{ children: [{ name: 'city' }, { name: 'country', kind: 'json' }] }, {}],
    });
    expect(fits(order, { to: { city: 'Ulm', country: ['any'] } }, some)).toBe(true);
    expect(fits(order, { to: { city: 'U' } }, some)).toBe(false);
    expect(() => compileEidos(order, { documents: some, onMissingDocument: 'error' })).toThrow(
      'was not passed in',
    );
    expect(problems).toMatchObject([
      {
        code: 'remote-reference',
        severity: 'warning',
        pointer: '/$defs/https:~1~1example.com~1schemas~1address.json/properties/country/$ref',
      },
    ]);
  });

  it('may have names relative to a schema without an address', () => {
    const schema = { type: 'object', properties: { a: { $ref: 'other.json#/definitions/a' } } };
    const other = { definitions: { a: { type: 'integer' } } };
    expect(compileEidos(schema, { documents: { 'other.json': other } }).root).toMatchObject({
      children: [{ kind: 'integer' }],
    });
  });

  it('are found by the URL that they give themselves, too', () => {
    const schema = { allOf: [{ $ref: 'https://example.com/old' }, { $ref: 'https://example.com/new#top' }] };
    const other = { $id: 'https://example.com/new', $anchor: 'top', type: 'string' };
    expect(fits(schema, 'a', { 'https://example.com/old': other })).toBe(true);
    expect(fits(schema, 1, { 'https://example.com/old': other })).toBe(false);
  });

  it('may be true or false, and places in them that are not schemas can be referred to', () => {
    const schema = {
      type: 'object',
      properties: { a: { $ref: 'any' }, b: { $ref: 'api#/components/schemas/Pet' } },
    };
    const api = {
      components: { schemas: { Pet: { $ref: '#/components/schemas/Dog' }, Dog: { type: 'boolean' } } },
    };
    const { root } = compileEidos(schema, { documents: { any: true, api } });
    expect((root as GroupNode).children.map(({ kind }) => kind)).toEqual(['json', 'boolean']);
  });

  it('are checked, and their problems name the document', () => {
    const broken = { ...documents, 'https://example.com/schemas/country.json': { type: 'strng' } };
    expect(checkSchema(order, { documents: broken })).toMatchObject([
      { code: 'wrong-value', pointer: '/$defs/https:~1~1example.com~1schemas~1country.json/type' },
    ]);
    const later = { a: { type: 'string' }, b: { at: new Date(0) } };
    expect(checkSchema({ $ref: 'a' }, { documents: later })).toContainEqual(
      expect.objectContaining({ code: 'not-json', pointer: '/$defs/b/at' }),
    );
  });
});

describe('the meta-schema of a draft', () => {
  it.each([
    'http://json-schema.org/schema#',
    'http://json-schema.org/draft-04/schema#',
    'http://json-schema.org/draft-07/schema',
    'https://json-schema.org/draft/2020-12/schema',
  ])('%s is known: a value of it is a schema, edited as JSON text', ($ref) => {
    const schema = { type: 'object', properties: { inputs: { $ref } } };
    const eidos = compileEidos(schema);
    expect(eidos.warnings).toEqual([]);
    expect(eidos.root).toMatchObject({ children: [{ name: 'inputs', kind: 'json' }] });
    const person = { type: 'object', properties: { name: { type: ['string', 'null'], minLength: 1 } } };
    const valid: JsonValue[] = [person, { items: [person], definitions: { person } }, { unknown: 1 }];
    const invalid: JsonValue[] = ['person', { type: 'text' }, { properties: { name: { minLength: -1 } } }];
    for (const inputs of valid) expect(fits(schema, { inputs }, {})).toBe(true);
    for (const inputs of invalid) expect(fits(schema, { inputs }, {})).toBe(false);
  });
});

/** A list whose items are decided by the schema that refers to it. */
const list = {
  $id: 'list',
  type: 'array',
  items: { $dynamicRef: '#item' },
  $defs: { anything: { $dynamicAnchor: 'item' } },
};

describe('a dynamic reference', () => {
  it('leads to the anchor of the schema that was entered first', () => {
    const schema: JsonSchema = {
      $id: 'https://example.com/numbers',
      $ref: 'list',
      $defs: { item: { $dynamicAnchor: 'item', type: 'number' }, list },
    };
    expect(fits(schema, [1, 2])).toBe(true);
    expect(fits(schema, [1, 'b'])).toBe(false);
    expect(fits({ $ref: 'list', $defs: { list } }, [1, 'b'])).toBe(true);
  });

  it('passes over schemas without that anchor', () => {
    const numbers = {
      $id: 'numbers',
      $ref: 'list',
      $defs: { item: { $dynamicAnchor: 'item', type: 'number' } },
    };
    const schema = { $id: 'https://example.com/any', $ref: 'numbers', $defs: { list, numbers } };
    expect(fits(schema, [1])).toBe(true);
    expect(fits(schema, ['b'])).toBe(false);
  });

  it('lets a schema that extends a recursive one extend its inner values too', () => {
    const tree = {
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { data: true, children: { type: 'array', items: { $dynamicRef: '#node' } } },
    };
    const schema = {
      $id: 'https://example.com/strict-tree',
      $dynamicAnchor: 'node',
      $ref: 'tree',
      unevaluatedProperties: false,
    };
    const others = { 'https://example.com/tree': tree };
    expect(fits(schema, { children: [{ data: 1 }] }, others)).toBe(true);
    expect(fits(schema, { children: [{ daat: 1 }] }, others)).toBe(false);
    const { $id, $dynamicAnchor: _name, ...rest } = schema;
    const draft2019 = { $id, $recursiveAnchor: true, ...rest };
    const tree2019 = {
      $recursiveAnchor: true,
      type: 'object',
      properties: { data: true, children: { type: 'array', items: { $recursiveRef: '#' } } },
    };
    const olds = { 'https://example.com/tree': tree2019 };
    expect(fits(draft2019, { children: [{ data: 1 }] }, olds)).toBe(true);
    expect(fits(draft2019, { children: [{ daat: 1 }] }, olds)).toBe(false);
  });

  it('counts next to another reference', () => {
    const schema = {
      $ref: '#/$defs/short',
      $dynamicRef: '#word',
      $defs: { short: { maxLength: 2 }, word: { $dynamicAnchor: 'word', type: 'string' } },
    };
    expect(fits(schema, 'ab')).toBe(true);
    expect(fits(schema, 'abc')).toBe(false);
    expect(fits(schema, 1)).toBe(false);
    expect(checkSchema({ ...schema, $dynamicRef: '#wrod' })).toMatchObject([
      { code: 'unknown-reference', pointer: '/$dynamicRef' },
    ]);
  });

  it('accepts any of the schemas that it means on different ways, with a warning', () => {
    const of = (type: string) => ({
      $id: `${type}s`,
      $ref: 'list',
      $defs: { item: { $dynamicAnchor: 'item', type } },
    });
    const schema = {
      $id: 'https://example.com/either',
      type: 'object',
      properties: { texts: { $ref: 'strings' }, numbers: { $ref: 'numbers' } },
      $defs: { list, strings: of('string'), numbers: of('number') },
    };
    expect(checkSchema(schema)).toMatchObject([
      { code: 'ambiguous-reference', pointer: '/$defs/list/items/$dynamicRef', severity: 'warning' },
    ]);
    const eidos = compileEidos<object>(schema);
    expect(validate(eidos, { texts: ['a'], numbers: [1] })).toEqual([]);
    expect(validate(eidos, { texts: [true] })).toMatchObject([{ pointer: '/texts/0' }]);
  });
});
