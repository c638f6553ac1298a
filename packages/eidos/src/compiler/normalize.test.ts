import { checkSchema, compileEidos } from './compile-eidos';
import type { GroupNode } from './node';

const text = { type: 'string' };
const rootOf = (schema: object) => compileEidos(schema).root;
const childrenOf = (schema: object) => (rootOf(schema) as GroupNode).children;

test('definitions of draft 7 are definitions, and problems in them keep their place', () => {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { home: { $ref: '#/definitions/address' } },
    definitions: { address: { type: 'object', properties: { city: { type: 'strng' } } } },
  };
  expect(checkSchema(schema)).toMatchObject([
    { pointer: '/definitions/address/properties/city/type', code: 'wrong-value' },
  ]);
  const fixed = { ...schema, definitions: { address: { type: 'object', properties: { city: text } } } };
  expect(childrenOf(fixed)).toMatchObject([{ kind: 'group', children: [{ name: 'city', kind: 'string' }] }]);
  expect(checkSchema(fixed, { strict: true })).toEqual([]);
});

test('a tuple of draft 7 is a group with a field for each index', () => {
  const schema = { type: 'array', items: [{ type: 'number' }, text], additionalItems: false };
  expect(rootOf(schema)).toMatchObject({
    tuple: true,
    children: [{ kind: 'number', schemaPointer: '/items/0' }, { kind: 'string' }],
  });
});

test('dependencies are names or schemas', () => {
  const schema = {
    type: 'object',
    properties: { card: text, bill: text },
    dependencies: { card: ['bill'], bill: { properties: { street: text } } },
  };
  expect((rootOf(schema) as GroupNode).conditions).toMatchObject([
    { when: { required: ['card'] }, required: ['bill'] },
    { when: { required: ['bill'] }, children: [{ name: 'street' }] },
  ]);
});

test('dependencies apply together with the keywords that replaced them', () => {
  const schema = {
    type: 'object',
    properties: { a: text, b: text, c: text },
    dependentRequired: { a: ['b'] },
    dependentSchemas: { b: { required: ['a'] } },
    dependencies: { a: ['b', 'c'], b: { required: ['c'] } },
  };
  expect((rootOf(schema) as GroupNode).conditions).toMatchObject([
    { when: { required: ['a'] }, required: ['b', 'c'] },
    { when: { required: ['b'] }, required: ['a', 'c'] },
  ]);
  const unknown = { ...schema, dependencies: { b: { required: ['d'] } } };
  expect(checkSchema(unknown)).toMatchObject([{ pointer: '/dependencies/b/required/0' }]);
});

test.each<[string, object, object]>([
  ['with a type', { type: 'string', nullable: true }, { kind: 'string', nullable: true }],
  ['with choices', { type: 'string', enum: ['a', 'b'], nullable: true }, { kind: 'string', nullable: true }],
  [
    'next to a reference',
    { nullable: true, allOf: [{ $ref: '#/definitions/a' }], definitions: { a: text } },
    { kind: 'string', nullable: true },
  ],
  ['that is false', { type: 'string', nullable: false }, { kind: 'string', nullable: false }],
])('nullable of OpenAPI %s is understood', (_what, schema, node) => {
  expect(rootOf(schema)).toMatchObject(node);
  expect(checkSchema(schema, { strict: true })).toEqual([]);
});

test('an exclusive limit of draft 4 is one', () => {
  expect(rootOf({ type: 'number', minimum: 3, exclusiveMinimum: true })).toMatchObject({
    exclusiveMinimum: 3,
  });
  expect(rootOf({ type: 'number', minimum: 3, exclusiveMinimum: false })).toMatchObject({ minimum: 3 });
});

test('anchors, identifiers below the root and places outside of schemas can be referred to', () => {
  const schema = {
    $id: 'https://example.com/order',
    type: 'object',
    properties: {
      a: { $ref: '#name' },
      b: { $ref: 'https://example.com/line#/properties/amount' },
      c: { $ref: 'line' },
      d: { $ref: '#/components/schemas/Pet' },
      e: { $dynamicRef: '#node' },
    },
    $defs: {
      name: { $anchor: 'name', ...text },
      line: { $id: 'line', type: 'object', properties: { amount: { type: 'number' } } },
      node: { $dynamicAnchor: 'node', type: 'integer' },
    },
    'x-parts': true,
    components: { schemas: { Pet: { type: 'boolean' } } },
  };
  jest.spyOn(console, 'warn').mockImplementation();
  expect(childrenOf(schema).map(({ kind }) => kind)).toEqual([
    'string',
    'number',
    'group',
    'boolean',
    'integer',
  ]);
});

test('the target of a dynamic reference outside of schemas may refer to more of them', () => {
  const item = { $ref: '#/components/schemas/Tag' };
  const schema = {
    type: 'object',
    properties: { pet: { $dynamicRef: '#/components/schemas/Pet' } },
    'x-parts': true,
    components: {
      schemas: { Pet: { type: 'object', properties: { tag: item } }, Tag: { type: 'integer' } },
    },
  };
  jest.spyOn(console, 'warn').mockImplementation();
  expect(childrenOf(schema)).toMatchObject([{ kind: 'group', children: [{ kind: 'integer' }] }]);
});

test('keywords that only describe are passed over', () => {
  const schema = {
    type: 'object',
    discriminator: { propertyName: 'kind' },
    externalDocs: { url: 'https://example.com' },
    properties: { file: { type: 'string', contentEncoding: 'base64', example: 'QQ==', xml: { name: 'f' } } },
  };
  expect(childrenOf(schema)).toMatchObject([{ kind: 'string', examples: ['QQ=='] }]);
  expect(checkSchema(schema, { strict: true })).toEqual([]);
});

test('needless escapes in a pattern do not matter', () => {
  const schema = { type: 'string', pattern: '^[\\w-.]+\\@[a-z]+\\-x$' };
  expect(rootOf(schema)).toMatchObject({ kind: 'string' });
  const { pattern = '' } = rootOf(schema) as { pattern?: string };
  expect(new RegExp(pattern, 'u').test('a.b@c-x')).toBe(true);
});

test('an unknown keyword is a warning with its place and the nearest name, and an error only when strict', () => {
  const schema = { type: 'string', minLenght: 2 };
  const expected = { pointer: '/minLenght', code: 'unknown-keyword', fix: 'Did you mean "minLength"?' };
  expect(checkSchema(schema)).toMatchObject([{ ...expected, severity: 'warning' }]);
  expect(checkSchema(schema, { strict: true })).toMatchObject([{ ...expected, severity: 'error' }]);
  jest.spyOn(console, 'warn').mockImplementation();
  expect(compileEidos(schema).warnings).toMatchObject([expected]);
  expect(() => compileEidos(schema, { strict: true })).toThrow('Did you mean "minLength"?');
});

test.each<[string, object | boolean]>([
  ['says nothing', {}],
  ['is true', true],
  ['is an object without properties', { type: 'object' }],
  ['is an array without items', { type: 'array' }],
  ['lists every type', { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] }],
])('a schema that %s becomes JSON text', (_what, schema) => {
  expect(compileEidos(schema).root.kind).toBe('json');
});

test.each([
  ['(?i)^ab[c-e]-x$', ['ABD-X', 'abc-x'], ['ABF-x']],
  ['^((?i)sun|mon)day$', ['SUNday', 'Monday'], ['sunDay']],
  ['^(?i:a)[(?i)]\\(?b$', ['A(b', 'ai(b'], ['AB', 'aIb']],
  ['(?i)\\Ax(?P<name>\\p{Lu})\\z', ['XÄ'], ['xä', 'xÄb']],
  ['^ä\\x41(?i)b\\z', ['äAB', 'äAb'], ['ÄAb', 'äab']],
  ['(?i)^[0-Z]$', ['a', 'A', '0', ':'], ['[', '`', '/']],
  ['(?i)^[@-c.]0-a$', ['Z0-A', 'z0-a', '`0-a', '.0-a'], ['{0-a', 'd1-a']],
  ['(?i)^[(-A+\\--b]$', ['a', 'z', 'B', '.', '_'], ['{', "'"]],
  ['(?i)^[-a][^b-]$', ['-a', 'AC'], ['-B', 'A-']],
  ['^[[:alpha:]_]+[^[:digit:]]$', ['aB_ '], ['a1b', 'ab1']],
])('the pattern %s of another language is read as there', (pattern, matching, others) => {
  const { pattern: own = '' } = rootOf({ type: 'string', pattern }) as { pattern?: string };
  const matches = (text: string) => new RegExp(own, 'u').test(text);
  expect([matching.every(matches), others.some(matches)]).toEqual([true, false]);
});

test.each([
  '(?i)^ä+$',
  '(?i)^[ä-ü]$',
  '^(?i)\\x41',
  '(?i)\\u00e4',
  '(?i)[\\x41-\\x5a]',
  '(?i)^[!-ÿ]$',
  '[\\A-\\Z]',
  '^[\\w\\-\\Z]+$',
  '[\\z]',
])('the pattern %s, whose meaning is not certain, is reported', (pattern) => {
  const [problem] = checkSchema({ type: 'string', pattern });
  expect(problem?.pointer).toBe('/pattern');
});

test('a tuple without fixed items has further items alone', () => {
  const tuple = { type: 'array', items: { type: 'string' } };
  expect(rootOf({ ...tuple, prefixItems: [] })).toMatchObject({ kind: 'table', row: { kind: 'string' } });
  const { items } = tuple;
  expect(rootOf({ type: 'array', items: [], additionalItems: items })).toMatchObject({ kind: 'table' });
});

test('a schema under additionalProperties or patternProperties describes names of one’s own', () => {
  const schema = {
    type: 'object',
    patternProperties: { '^n-': { type: 'number' } },
    additionalProperties: text,
  };
  expect(rootOf(schema)).toMatchObject({
    kind: 'group',
    additional: [{ pattern: '^n-', node: { kind: 'number' } }, { node: { kind: 'string' } }],
  });
  expect(checkSchema(schema)).toEqual([]);
});
