import { compileEidos } from './compile-eidos';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const rootOf = (schema: object) => compileEidos(schema).root;

test.each([
  ['short', { type: 'string', maxLength: 200 }, 'string'],
  ['long', { type: 'string', maxLength: 201 }, 'text'],
  ['long with a format', { type: 'string', maxLength: 2000, format: 'uri' }, 'string'],
  ['JSON', { type: 'string', contentMediaType: 'application/json' }, 'text'],
  ['a picture', { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }, 'string'],
  ['asked to be long', { type: 'string', 'x-eidos': { widget: 'text' } }, 'text'],
  [
    'JSON and asked to be short',
    { type: 'string', contentMediaType: 'application/json', 'x-eidos': { widget: 'string' } },
    'string',
  ],
  ['asked to be short', { type: 'string', maxLength: 201, 'x-eidos': { widget: 'string' } }, 'string'],
])('a text that is %s is entered in the right number of lines', (_what, schema, kind) => {
  const root = rootOf(schema);
  expect(root.kind).toBe(kind);
  expect(root).not.toHaveProperty('widget');
});

test.each([
  ['integer', 0.5, 1],
  ['integer', 1.5, 3],
  ['integer', 0.1, 1],
  ['integer', 5, 5],
  ['number', 1.5, 1.5],
])('the step of an %s with multipleOf %d is %d', (type, multipleOf, step) => {
  expect(rootOf({ type, multipleOf })).toMatchObject({ multipleOf: step });
});

test('an enum is a choice, and its null makes the value nullable', () => {
  expect(rootOf({ enum: ['a', 'b', null] })).toMatchObject({
    kind: 'string',
    nullable: true,
    choices: [{ value: 'a', label: 'a' }, { value: 'b' }],
  });
  expect(rootOf({ type: 'number', enum: [1, 2] })).toMatchObject({
    kind: 'number',
    choices: [{ value: 1 }, {}],
  });
  expect(rootOf({ allOf: [{ enum: ['a', 'b', 'c'] }, { enum: ['c', 'b'] }] })).toMatchObject({
    choices: [{ value: 'b' }, { value: 'c' }],
  });
  expect(rootOf({ enum: ['a', 'b', null], allOf: [{ enum: ['a', 'b'] }] })).toMatchObject({
    nullable: false,
  });
});

test('a listed value of another type is a warning in an option too', () => {
  const { root, warnings } = compileEidos({ anyOf: [{ type: 'string', enum: ['a', 1] }, { type: 'null' }] });
  expect(root).toMatchObject({ nullable: true, choices: [{ value: 'a' }] });
  expect(warnings).toMatchObject([{ code: 'enum-type-mismatch', pointer: '/anyOf/0/enum/1' }]);
});

test('choices of several types are one choice, in which quotation marks tell a text from a number', () => {
  expect(rootOf({ enum: [1, '1', true, 'yes', 1.5] })).toMatchObject({
    kind: 'string',
    choices: [
      { value: 1, label: '1' },
      { value: '1', label: '"1"' },
      { value: true, label: 'true' },
      { value: 'yes', label: 'yes' },
      { value: 1.5 },
    ],
  });
});

test('a value that is listed under two titles is one choice, with a warning', () => {
  const { root, warnings } = compileEidos({
    anyOf: [{ const: 1, title: 'One' }, { const: 2 }, { const: 1, title: 'Again' }],
  });
  expect(root).toMatchObject({ choices: [{ value: 1, label: 'One' }, { value: 2 }] });
  expect(warnings).toMatchObject([{ code: 'duplicate-choice', pointer: '/anyOf/2' }]);
});

test.each([
  { type: 'string', const: 1 },
  { type: 'number', enum: ['1'] },
  { type: ['string', 'null'], enum: [1, 2] },
])('a field whose listed values are all of another type is not shown', (never) => {
  const { root, warnings } = compileEidos({ type: 'object', properties: { never, a: { type: 'string' } } });
  expect(root).toMatchObject({ children: [{ name: 'a' }] });
  expect(warnings.map(({ code }) => code)).toEqual(['conflicting-types']);
});

test('objects and lists are choices too, which their text or their title names', () => {
  expect(rootOf({ enum: [{ x: 1, y: [2] }, 'plain'] })).toMatchObject({
    kind: 'string',
    choices: [{ value: { x: 1, y: [2] }, label: '{"x":1,"y":[2]}' }, { value: 'plain' }],
  });
  expect(rootOf({ enum: [[1], '[1]', null] })).toMatchObject({
    nullable: true,
    choices: [
      { value: [1], label: '[1]' },
      { value: '[1]', label: '"[1]"' },
    ],
  });
  const titled = { title: 'Two', const: { y: 2, x: 1 } };
  expect(
    rootOf({ type: 'object', oneOf: [titled, { const: { x: 2 } }], enum: [{ x: 2 }, { x: 1, y: 2 }] }),
  ).toMatchObject({ kind: 'string', choices: [{ value: titled.const, label: 'Two' }, { value: { x: 2 } }] });
  expect(rootOf({ enum: [true, 1.5, 'a', {}, []] })).toMatchObject({ kind: 'string' });
});

test('equal objects are one choice, with a warning, and one of them may be the default', () => {
  const size = { w: 1, h: 2 };
  const schema = { enum: [size, { h: 2, w: 1 }, { w: 2 }], default: { h: 2, w: 1 } };
  const { root, warnings } = compileEidos(schema);
  expect(root).toMatchObject({ choices: [{ value: size }, { value: { w: 2 } }], defaultValue: size });
  expect(warnings).toMatchObject([{ code: 'duplicate-choice', pointer: '/enum/1' }]);
  expect(rootOf({ allOf: [schema, { enum: [{ h: 2, w: 1 }, { w: 2 }, 3] }] })).toMatchObject({
    choices: [{ value: size }, { value: { w: 2 } }],
  });
});

test('a choice of another type than the schema allows is left out', () => {
  expect(rootOf({ type: 'string', enum: [{ x: 1 }, 'plain'] })).toMatchObject({
    kind: 'constant',
    value: 'plain',
  });
});

test('a const is fixed, but a boolean const of true must be ticked', () => {
  expect(rootOf({ const: { a: [1] } })).toMatchObject({ kind: 'constant', value: { a: [1] } });
  expect(rootOf({ type: 'null' })).toMatchObject({ kind: 'constant', value: null });
  expect(rootOf({ type: 'string', enum: ['only'] })).toMatchObject({ kind: 'constant', value: 'only' });
  expect(rootOf({ type: 'boolean', const: true })).toMatchObject({ kind: 'boolean' });
});

test('the type of a schema without one is inferred from its keywords', () => {
  expect(rootOf({ minimum: 3 }).kind).toBe('number');
  expect(rootOf({ pattern: '^a' }).kind).toBe('string');
  expect(rootOf({ items: { type: 'string' } }).kind).toBe('table');
  expect(rootOf({ properties: {} }).kind).toBe('group');
});

test('several patterns become one', () => {
  const root = rootOf({ type: 'string', allOf: [{ pattern: '^a' }, { pattern: 'z$' }] });
  const pattern = new RegExp((root as { pattern?: string }).pattern ?? '', 'u');
  expect(['abcz', 'a', 'z', 'xabcz'].map((word) => pattern.test(word))).toEqual([true, false, false, false]);
});

test.each([
  ['readOnly', { readOnly: true }, 'display'],
  ['asked to be ordered', { 'x-eidos': { widget: 'ordered-table' } }, 'ordered'],
  ['neither', {}, 'editable'],
])('a table that is %s has its mode', (_what, more, mode) => {
  expect(rootOf({ type: 'array', items: { type: 'string' }, ...more })).toMatchObject({
    kind: 'table',
    mode,
  });
});

test.each(['_', '-', ' '])('a property named "%s" has its name as its label', (name) => {
  expect(compileEidos({ properties: { [name]: { type: 'string' } } }).root).toMatchObject({
    children: [{ label: name }],
  });
});
