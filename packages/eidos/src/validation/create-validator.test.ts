import { Validator as ReferenceValidator } from '@cfworker/json-schema';
import fc from 'fast-check';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { createValidator } from './create-validator';
import { valid } from './outcome';

function violationsAt(schema: JsonSchema, value: JsonValue, ...path: string[]) {
  const whole = createValidator(schema).evaluate(schema, value);
  return path.reduce((outcome, name) => outcome.children.get(name) ?? valid, whole).violations;
}

const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: -3, max: 5 }),
  fc.constantFrom('', 'a', 'ab', 'abc'),
);
const name = fc.constantFrom('a', 'b', 'c');
const data = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const limit = fc.nat(3);
const schemas = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.boolean(),
    fc.record(
      {
        type: fc.constantFrom('object', 'array', 'string', 'integer', ['string', 'null']),
        enum: fc.array(scalar, { minLength: 1, maxLength: 3 }),
        minimum: limit,
        multipleOf: fc.constantFrom(1, 2, 0.5),
        maxLength: limit,
        pattern: fc.constantFrom('^a', 'b$'),
        minItems: limit,
        uniqueItems: fc.boolean(),
        required: fc.uniqueArray(name),
        dependentRequired: fc.dictionary(name, fc.uniqueArray(name), { noNullPrototype: true }),
        properties: fc.dictionary(name, tie('schema'), { noNullPrototype: true }),
        patternProperties: fc.dictionary(fc.constantFrom('^a', 'b'), tie('schema'), {
          noNullPrototype: true,
        }),
        additionalProperties: tie('schema'),
        propertyNames: tie('schema'),
        dependentSchemas: fc.dictionary(name, tie('schema'), { noNullPrototype: true }),
        items: tie('schema'),
        prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        contains: tie('schema'),
        allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        not: tie('schema'),
        if: tie('schema'),
        then: tie('schema'),
        else: tie('schema'),
        $ref: fc.constant('#/$defs/known'),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  ),
})).schema;

describe('createValidator', () => {
  test('agrees with the reference validator on any schema and value', () => {
    fc.assert(
      fc.property(schemas, schemas, data, (schema, known, value) => {
        const root = typeof schema === 'boolean' ? { allOf: [schema] } : schema;
        const whole = { ...root, $defs: { known: { properties: { a: known } } } };
        const reference = new ReferenceValidator(structuredClone(whole), '2020-12', false);
        expect(createValidator(whole).fits(whole, value)).toBe(reference.validate(value).valid);
      }),
      { numRuns: 500 },
    );
  });

  test('puts a missing property at its own place', () => {
    const schema = { required: ['name'], properties: { name: { type: 'string' } } };
    expect(violationsAt(schema, {}, 'name')).toEqual([{ code: 'required', values: {} }]);
  });

  test('reports an unexpected property where it is', () => {
    const schema = { properties: { a: true }, additionalProperties: false, propertyNames: { maxLength: 1 } };
    expect(violationsAt(schema, { a: 1, bc: 2 }, 'bc')).toEqual([
      { code: 'additionalProperties', values: { name: 'bc' } },
      { code: 'propertyNames', values: { name: 'bc' } },
    ]);
  });

  test('names the limit that was violated', () => {
    const schema = { items: { properties: { amount: { minimum: 1 } } } };
    expect(violationsAt(schema, [{ amount: 0 }], '0', 'amount')).toEqual([
      { code: 'minimum', values: { limit: 1 } },
    ]);
  });

  test('reports each violation once, however many schemas find it', () => {
    const schema = {
      minLength: 3,
      allOf: [{ minLength: 3 }, { $ref: '#/$defs/long' }],
      $defs: { long: { minLength: 3 } },
    };
    expect(violationsAt(schema, 'ab')).toEqual([{ code: 'minLength', values: { limit: 3 } }]);
  });

  test('reports null as missing rather than as a wrong type', () => {
    expect(violationsAt({ items: { type: 'number' } }, [null], '0')).toEqual([
      { code: 'required', values: {} },
    ]);
  });

  test('terminates when a schema refers to itself', () => {
    const schema = {
      $ref: '#/$defs/a',
      $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a', type: 'string' } },
    };
    expect(createValidator(schema).fits(schema, 1)).toBe(false);
  });

  test('follows a recursive schema through the data', () => {
    const schema = { properties: { next: { $ref: '#' }, name: { type: 'string' } } };
    expect(violationsAt(schema, { next: { next: { name: 1 } } }, 'next', 'next', 'name')[0]?.code).toBe(
      'type',
    );
  });

  test('checks an unchanged part only once', () => {
    const schema = { items: { properties: { a: { type: 'string' } }, required: ['a'] } };
    const validator = createValidator(schema);
    const row = {};
    const [first, second] = [validator.evaluate(schema, [row]), validator.evaluate(schema, [row, { a: '' }])];
    expect(second.children.get('0')).toBe(first.children.get('0'));
  });

  test('does not mistake what every object inherits for data', () => {
    const schema = { required: ['toString', 'constructor'] };
    expect([...createValidator(schema).evaluate(schema, {}).children.keys()]).toEqual([
      'toString',
      'constructor',
    ]);
  });
});

describe('the outcome of an edited record', () => {
  const schema = {
    properties: { address: { required: ['street', 'city'] }, note: true, size: { minimum: 1 } },
    required: ['name'],
  };
  const { evaluate } = createValidator(schema);
  const record = { address: {}, note: 'a', size: 0 };

  it.each([
    ['in a value without an error', { ...record, note: 'b' }],
    ['in a value with the same error', { ...record, size: 0, note: '' }],
    ['in a group with the same errors', { ...record, address: { zip: '1' } }],
  ])('is the same object after an edit %s', (_, edited) => {
    expect(evaluate(schema, edited)).toBe(evaluate(schema, record));
  });

  it.each([
    ['one error more', { ...record, address: { zip: '1' }, note: 'c' }, { ...record, size: 1 }],
    ['one error less', { ...record, size: 1 }, record],
    ['no error', { name: 'a', note: 'b', size: 2 }, record],
    ['an error elsewhere', { ...record, size: 1, name: 'a' }, { address: { street: '', city: '' }, size: 1 }],
  ])('is another one with %s', (_, one, other) => {
    const [before, after] = [one, other].map((value) => evaluate(schema, value));
    expect(after).not.toBe(before);
    expect(after).toEqual(createValidator(schema).evaluate(schema, other));
  });

  it('lists the errors of further names in the order of the record', () => {
    const map = { additionalProperties: { minimum: 1 } };
    const shared = createValidator(map);
    const names = (value: JsonValue) => [...shared.evaluate(map, value).children.keys()];
    expect(names({ a: 0, b: 0 })).toEqual(['a', 'b']);
    expect(names({ b: 0, a: 0 })).toEqual(['b', 'a']);
  });
});

describe('unevaluatedProperties and unevaluatedItems', () => {
  it('follow a schema that refers to itself once', () => {
    const schema = {
      $ref: '#/$defs/self',
      unevaluatedProperties: false,
      $defs: { self: { properties: { a: true }, anyOf: [{ $ref: '#/$defs/self' }] } },
    };
    const { fits } = createValidator(schema);
    expect([fits(schema, { a: 1 }), fits(schema, { b: 1 })]).toEqual([true, false]);
  });

  const fits = (schema: JsonSchema, value: JsonValue) => createValidator(schema).fits(schema, value);

  test('count the properties that schemas applied to the same object evaluate', () => {
    const schema = {
      properties: { a: true },
      allOf: [{ properties: { b: true } }, { $ref: '#/$defs/c' }],
      $defs: { c: { patternProperties: { '^c': true } } },
      unevaluatedProperties: false,
    };
    expect(fits(schema, { a: 1, b: 1, c1: 1 })).toBe(true);
    expect(violationsAt(schema, { a: 1, d: 1 }, 'd')).toEqual([
      { code: 'additionalProperties', values: { name: 'd' } },
    ]);
  });

  test('count only the options and branches that hold', () => {
    const schema = {
      anyOf: [
        { properties: { a: { const: 1 } }, required: ['a'] },
        { properties: { b: true }, required: ['b'] },
      ],
      if: { properties: { c: { const: 1 } }, required: ['c'] },
      then: { properties: { d: true } },
      else: { properties: { e: true } },
      unevaluatedProperties: false,
    };
    expect(fits(schema, { a: 1, c: 1, d: 1 })).toBe(true);
    expect(fits(schema, { a: 2, b: 1, e: 1 })).toBe(false);
    expect(fits(schema, { b: 1, e: 1 })).toBe(true);
    expect(fits(schema, { b: 1, d: 1 })).toBe(false);
  });

  test('check the rest against their own schema', () => {
    const schema = { properties: { a: true }, unevaluatedProperties: { type: 'string' } };
    expect(fits(schema, { a: 1, b: 'x' })).toBe(true);
    expect(violationsAt(schema, { b: 1 }, 'b')).toMatchObject([{ code: 'type' }]);
  });

  test('count the items that prefixItems and contains evaluate', () => {
    const schema = { prefixItems: [true], contains: { type: 'string' }, unevaluatedItems: false };
    expect(fits(schema, [1, 'x', 'y'])).toBe(true);
    expect(fits(schema, [1, 'x', 2])).toBe(false);
  });

  test('leave out what an inner one has evaluated', () => {
    const schema = { allOf: [{ unevaluatedProperties: true }], unevaluatedProperties: false };
    expect(fits(schema, { a: 1 })).toBe(true);
  });
});
