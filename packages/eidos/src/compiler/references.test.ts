import { validate } from '../controller/standard-schema';
import { checkSchema, compileEidos } from './compile-eidos';
import type { GroupNode, ReferenceNode, TableNode } from './node';

const codes = (schema: unknown) => checkSchema(schema).map(({ pointer, code }) => [pointer, code]);

test('a $ref is read together with the keywords next to it', () => {
  const { root } = compileEidos({
    type: 'object',
    properties: { billing: { $ref: '#/$defs/address', title: 'Billing address' } },
    $defs: { address: { title: 'Address', type: 'object', properties: { city: { type: 'string' } } } },
  });
  expect(root).toMatchObject({
    children: [{ kind: 'group', label: 'Billing address', children: [{ name: 'city' }] }],
  });
});

test('pointers with escapes and percent signs are followed', () => {
  const { root } = compileEidos({ $ref: '#/$defs/a~1b%20c', $defs: { 'a/b c': { type: 'boolean' } } });
  expect(root.kind).toBe('boolean');
});

test('a reference that starts with the $id of the root stays in the document', () => {
  const schema = {
    $id: 'https://example.com/s',
    $ref: 'https://example.com/s#/$defs/a',
    $defs: { a: { type: 'number' } },
  };
  expect(compileEidos(schema).root.kind).toBe('number');
});

describe('a recursive schema', () => {
  const eidos = compileEidos({
    $ref: '#/$defs/folder',
    $defs: {
      folder: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          folders: { type: 'array', title: 'Inside', items: { $ref: '#/$defs/folder' } },
        },
      },
    },
  });
  const table = (eidos.root as GroupNode).children[1] as TableNode;

  it('has a reference node where it repeats, compiled on demand and only once', () => {
    const row = table.row as ReferenceNode;
    expect(row.kind).toBe('reference');
    const folder = row.resolve() as GroupNode;
    expect(folder.children.map(({ name }) => name)).toEqual(['name', 'folders']);
    expect(row.resolve()).toBe(folder);
  });

  it('can be followed to any depth', () => {
    let node = table.row;
    for (let depth = 0; depth < 500; depth += 1) {
      node = (((node as ReferenceNode).resolve() as GroupNode).children[1] as TableNode).row;
    }
    expect(node.kind).toBe('reference');
  });

  it('has its fields compiled once, whatever is written next to each reference about the group itself', () => {
    const own = (name: string) => ({ $ref: '#', description: name, default: { size: 1 }, items: {} });
    const size = { type: 'integer', title: 'Size' };
    const strict = { $ref: '#', required: ['size'] };
    const { root } = compileEidos({ type: 'object', properties: { size, a: own('a'), b: own('b'), strict } });
    const [, ...references] = (root as GroupNode).children;
    const [a, b, c] = references.map((node) => (node as ReferenceNode).resolve() as GroupNode);
    expect([a?.description, b?.description]).toEqual(['a', 'b']);
    expect(b?.children).toBe(a?.children);
    expect([a?.children[0]?.required, c?.children[0]?.required]).toEqual([false, true]);
  });

  it('adds the targets of its references to the schema of each node', () => {
    expect(table.row.schema).toMatchObject({ $ref: '#/$defs/folder', $defs: { folder: { type: 'object' } } });
    expect(eidos.schema).toMatchObject({ $defs: { folder: { type: 'object' } } });
  });
});

test('a root that refers to itself is put under $defs for its nodes', () => {
  const { root, schema } = compileEidos({ type: 'object', properties: { parent: { $ref: '#' } } });
  const [parent] = (root as GroupNode).children;
  expect(parent?.schema).toMatchObject({ $ref: '#/$defs/root', $defs: { root: { type: 'object' } } });
  expect(schema).toMatchObject({ $defs: { root: { properties: { parent: { $ref: '#/$defs/root' } } } } });
});

test('the keywords next to a recursive reference are checked immediately', () => {
  const schema = { type: 'object', properties: { parent: { $ref: '#', required: ['parnet'] } } };
  expect(codes(schema)).toEqual([['/properties/parent/required/0', 'required-without-property']]);
});

test.each([
  ['names nothing', { $ref: '#/$defs/adress', $defs: { address: { type: 'string' } } }, 'unknown-reference'],
  ['leaves the document', { $ref: 'https://example.com/other.json' }, 'remote-reference'],
  ['uses an anchor that is not there', { $ref: '#address' }, 'unknown-reference'],
  ['leads to itself', { $ref: '#' }, 'circular-reference'],
  [
    'leads to itself through another',
    { $ref: '#/$defs/a', $defs: { a: { allOf: [{ $ref: '#' }] } } },
    'circular-reference',
  ],
  ['leads to itself through an option', { anyOf: [{ $ref: '#' }, { type: 'string' }] }, 'circular-reference'],
  [
    'leads to itself through a condition',
    { type: 'object', if: { required: [] }, then: { $ref: '#' } },
    'circular-reference',
  ],
])('a reference that %s is a problem', (_what, schema, code) => {
  expect(checkSchema(schema).map((problem) => problem.code)).toContain(code);
});

test('a reference that leads back to itself adds nothing', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { root, warnings } = compileEidos({
    type: 'object',
    properties: { size: { $ref: '#/$defs/size' } },
    $defs: { size: { type: 'integer', allOf: [{ $ref: '#/$defs/size' }] } },
  });
  expect(warnings).toMatchObject([{ code: 'circular-reference', severity: 'warning' }]);
  expect(root).toMatchObject({ children: [{ kind: 'integer' }] });
  jest.restoreAllMocks();
});

test('the nearest schema is suggested for a reference without a target', () => {
  const [problem] = checkSchema({ $ref: '#/$defs/adress', $defs: { address: { type: 'string' } } });
  expect(problem?.fix).toBe('Did you mean "#/$defs/address"?');
});

test('a missing schema is reported once, without what follows from it', () => {
  const $ref = '#/definitions/adress';
  const names = Array.from({ length: 35 }, (_, index) => `place${index}`);
  const problems = checkSchema({
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref }])),
    definitions: { other: { type: 'string' } },
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    code: 'unknown-reference',
    message: `There is no schema at "${$ref}". 35 references name it.`,
  });
});

test('a reference is not suggested to itself', () => {
  const problems = checkSchema({ type: 'object', properties: { a: { $ref: '#/properties/b' } } });
  expect(problems).toMatchObject([{ code: 'unknown-reference' }]);
  expect(problems[0]?.fix).not.toContain('#/properties/a');
});

test('problems behind a misspelled reference are reported in the same round', () => {
  const schema = {
    $ref: '#/$defs/adress',
    $defs: { address: { type: 'string', minLength: 3, maxLength: 1 } },
  };
  expect(codes(schema)).toEqual([
    ['/$ref', 'unknown-reference'],
    ['/$defs/address/minLength', 'empty-range'],
  ]);
});

describe('next to a $ref', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  const short = { properties: { code: { $ref: '#/definitions/code', maxLength: 3, title: 'Short code' } } };
  const schema = { type: 'object', ...short, definitions: { code: { type: 'string' } } };
  const draft = (name: string) => ({ $schema: `http://json-schema.org/draft-0${name}/schema#`, ...schema });
  const isValid = (one: object) => validate(compileEidos(one), { code: 'long' }).length === 0;

  it.each(['4', '6', '7'])('limits have no effect in draft %s, with a warning, and a title does', (name) => {
    expect(isValid(draft(name))).toBe(true);
    expect(compileEidos(draft(name)).root).toMatchObject({ children: [{ label: 'Short code' }] });
    expect(checkSchema(draft(name))).toMatchObject([
      { code: 'misplaced-keyword', pointer: '/properties/code/maxLength', severity: 'warning' },
    ]);
  });

  it.each([
    ['without a version', schema],
    ['in 2019-09', { $schema: 'https://json-schema.org/draft/2019-09/schema', ...schema }],
  ])('limits apply %s', (_, one) => {
    expect(isValid(one)).toBe(false);
    expect(checkSchema(one)).toEqual([]);
  });

  it('the version of a document that is passed in decides in it', () => {
    const $ref = 'https://example.com/code';
    const holder = { type: 'object', properties: { code: { $ref } } };
    const code = { $ref: '#/definitions/code', maxLength: 3, definitions: schema.definitions };
    const early = { $schema: 'http://json-schema.org/draft-07/schema#' };
    const late = { $schema: 'https://json-schema.org/draft/2020-12/schema' };
    const check = (own: object, other: object) =>
      validate(compileEidos({ ...own, ...holder }, { documents: { [$ref]: { ...other, ...code } } }), {
        code: 'long',
      }).length === 0;
    expect([check(early, late), check(late, early), check(early, {}), check(late, {})]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
