import { checkSchema, compileEidos } from './compile-eidos';
import { createController } from '../controller/create-controller';
import { resolveNode } from '../controller/node-tree';
import { validate } from '../controller/standard-schema';
import type { EidosNode, GroupNode, TableNode, UnionNode } from './node';
import { EidosProblemsError } from './problem';

function caught(schema: unknown): EidosProblemsError {
  try {
    compileEidos(schema as object);
  } catch (error) {
    return error as EidosProblemsError;
  }
  throw new Error('The schema was compiled.');
}

test('a plain schema becomes a tree of nodes', () => {
  const { root } = compileEidos({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Full name', minLength: 2 },
      isMember: { type: 'boolean', default: true },
      lines: {
        type: 'array',
        maxItems: 9,
        items: { type: 'object', properties: { amount: { type: 'number' } } },
      },
    },
  });
  expect(root).toMatchObject({
    kind: 'group',
    children: [
      { kind: 'string', name: 'name', label: 'Full name', required: true, minLength: 2 },
      { kind: 'boolean', label: 'Is member', required: false, defaultValue: true },
      {
        kind: 'table',
        mode: 'editable',
        maxItems: 9,
        row: { kind: 'group', children: [{ kind: 'number', name: 'amount' }] },
      },
    ],
  });
});

describe('everything that JSON Schema allows', () => {
  const codesOf = (schema: object) =>
    compileEidos(schema).warnings.map(({ pointer, code }) => [pointer, code]);

  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  test.each<[string, object, string[][]]>([
    ['an annotation of another tool', { type: 'string', markdownDescription: 'A *name*' }, []],
    [
      'an annotation of the wrong form',
      { type: 'string', description: 3 },
      [['/description', 'wrong-annotation']],
    ],
    [
      'a required name close to a property',
      { type: 'object', properties: { name: {} }, required: ['nmae'] },
      [['/required/0', 'required-without-property']],
    ],
    [
      'limits without a value between',
      { type: 'number', minimum: 3, maximum: 2 },
      [['/minimum', 'empty-range']],
    ],
  ])('%s compiles', (_what, schema, expected) => {
    expect(codesOf(schema)).toEqual(expected);
  });

  test('an option that contradicts its surroundings is not shown, and neither is one that is false', () => {
    const text = { type: 'string', title: 'Text' };
    const group = (name: string) => ({ type: 'object', title: name, properties: { [name]: text } });
    const eidos = compileEidos({ type: 'object', oneOf: [text, false, group('a'), group('b')] });
    expect(eidos.root).toMatchObject({ kind: 'union', options: [{ label: 'a' }, { label: 'b' }] });
    expect(eidos.warnings).toMatchObject([{ code: 'conflicting-types', pointer: '/oneOf/0/type' }]);
    expect(compileEidos({ type: 'object', oneOf: [text, group('a')] }).root).toMatchObject({
      kind: 'group',
      children: [{ name: 'a' }],
    });
  });

  test.each([
    ['an enum next to a reference', { $ref: '#/$defs/size', enum: ['S', 'M'] }],
    ['an enum in allOf', { allOf: [{ $ref: '#/$defs/size' }, { enum: ['S', 'M'] }] }],
    [
      'two lists of options',
      { allOf: [{ $ref: '#/$defs/size' }, { oneOf: [{ const: 'S' }, { const: 'M' }] }] },
    ],
  ])('labeled choices are narrowed by %s without a warning', (_what, size) => {
    const sizes = ['S', 'M', 'L'].map((each) => ({ const: each, title: `Size ${each}` }));
    const eidos = compileEidos({
      type: 'object',
      properties: { size },
      $defs: { size: { oneOf: sizes } },
    });
    expect(eidos.warnings).toEqual([]);
    expect(eidos.root).toMatchObject({
      children: [{ choices: [{ label: 'Size S' }, { label: 'Size M' }] }],
    });
    const nullable = { oneOf: [{ enum: ['S', 'M'] }, { type: 'null' }], enum: ['S'] };
    expect(compileEidos({ type: 'object', properties: { nullable } }).warnings).toEqual([]);
    const none = compileEidos({ type: 'object', properties: { size: { oneOf: sizes, enum: ['X'] } } });
    expect(none.warnings).toMatchObject([{ code: 'conflicting-types', pointer: '/properties/size/enum' }]);
  });

  test('a property that contradicts itself has no field, and a value of it is an error', () => {
    const eidos = compileEidos({
      type: 'object',
      properties: { a: { type: 'string', allOf: [{ type: 'number' }] }, b: { allOf: [false] }, c: {} },
    });
    expect(eidos.root).toMatchObject({ children: [{ name: 'c' }] });
    expect(validate(eidos, { a: 'x' })).not.toEqual([]);
    expect(validate(eidos, { b: 'x' })).not.toEqual([]);
    expect(validate(eidos, { c: 'x' })).toEqual([]);
  });

  test.each<[string, object | boolean]>([
    ['false', false],
    ['types that contradict', { type: 'string', allOf: [{ type: 'number' }] }],
  ])('%s compiles as a whole, and allows nothing', (_what, schema) => {
    const eidos = compileEidos(schema);
    expect(eidos.warnings.map(({ code }) => code)).toContain('never-valid');
    for (const value of [null, 1, 'a', {}]) expect(validate(eidos, value)).not.toEqual([]);
  });
});

describe('a schema of any size', () => {
  function nested(levels: number): object {
    let schema: object = { type: 'string' };
    for (let level = 0; level < levels; level += 1) schema = { type: 'object', properties: { a: schema } };
    return schema;
  }

  function doubling(levels: number): object {
    const $defs: Record<string, object> = { d0: { type: 'string' } };
    for (let level = 1; level <= levels; level += 1) {
      const $ref = `#/$defs/d${level - 1}`;
      $defs[`d${level}`] = { type: 'object', properties: { a: { $ref }, b: { $ref } } };
    }
    return { $ref: `#/$defs/d${levels}`, $defs };
  }

  test('is checked when each of its options is a list of options too', () => {
    const $defs: Record<string, object> = { d0: { type: 'object', properties: { a: { type: 'string' } } } };
    for (let level = 1; level <= 30; level += 1) {
      const $ref = `#/$defs/d${level - 1}`;
      $defs[`d${level}`] = {
        oneOf: ['A', 'B'].map((title) => ({ title: title + level, allOf: [{ $ref }] })),
      };
    }
    const problems = checkSchema({ $ref: '#/$defs/d30', $defs });
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['duplicate-label']));
  });

  function count(node: EidosNode): number {
    return node.kind === 'group' ? node.children.reduce((sum, child) => sum + count(child), 1) : 1;
  }

  test.each([
    ['deep', nested(90), 90],
    ['doubled at every level', doubling(30), 30],
  ])('is compiled as far as it is looked at when it is %s', (_what, schema, levels) => {
    const eidos = compileEidos(schema);
    expect(eidos.warnings).toEqual([]);
    expect(count(eidos.root)).toBeLessThan(20_000);
    const pointer = '/a'.repeat(levels);
    let data: object | string = 'deep';
    for (let level = 0; level < levels; level += 1) data = { a: data };
    const controller = createController<unknown>(eidos, { data: data });
    expect(controller.getSnapshot().errors).toEqual([]);
    expect(controller.getField(pointer)).toMatchObject({ value: 'deep', node: { kind: 'string' } });
    controller.set(pointer, 1);
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer, code: 'type' }]);
  });

  test('shares the parts that are compiled on demand', () => {
    const last = (node: EidosNode, index: number): EidosNode => {
      const own = node.kind === 'reference' ? node.resolve() : node;
      return own.kind === 'group' && own.children.length > 0 ? last(own.children[index]!, index) : own;
    };
    const resolved = (node: EidosNode) => (node.kind === 'reference' ? node.resolve() : node);
    const { root } = compileEidos(doubling(30));
    expect(last(root, 0)).toMatchObject({ kind: 'string' });
    const referencesIn = (node: EidosNode): EidosNode[] => {
      if (node.kind === 'reference') return [node];
      return node.kind === 'group' ? node.children.flatMap(referencesIn) : [];
    };
    const inside = referencesIn(root).flatMap((each) => referencesIn(resolved(each)));
    const pairs = inside.flatMap((one) =>
      inside
        .filter((two) => two !== one && two.name === one.name && two.schemaPointer === one.schemaPointer)
        .map((two) => [one, two] as const),
    );
    expect(pairs).not.toEqual([]);
    for (const [one, two] of pairs) expect(resolved(one)).toBe(resolved(two));
  });
});

describe('a schema with more parts than a screen shows first', () => {
  const lists = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => {
      const row = { type: 'object', properties: { name: { type: 'string', minLength: at === 199 ? 3 : 1 } } };
      return [`list${at}`, { type: 'array', items: row }];
    }),
  );
  const last = { ...lists.list199, items: { ...lists.list199?.items, required: ['nam'] } };
  const schema = { type: 'object', properties: { ...lists, list199: last } };

  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  test('compiles further fields when they are looked at, and reads and checks them as any others', () => {
    const eidos = compileEidos<object>(schema);
    const group = eidos.root as GroupNode;
    expect((group.children[0] as TableNode).row.kind).toBe('group');
    expect(group.children[199]).toMatchObject({ kind: 'reference', deferred: true });
    const controller = createController<unknown>(eidos, { data: { list199: [{ name: 'a', nam: 1 }] } });
    expect(controller.getSnapshot().errors).toMatchObject([
      { pointer: '/list199/0/name', code: 'minLength' },
    ]);
    expect(controller.getField('/list199/0/name')).toMatchObject({ value: 'a', node: { minLength: 3 } });
  });

  test('makes about as many nodes as a screen shows at first, of a union with hundreds of options', () => {
    const option = (at: number) => ({
      type: 'object',
      properties: { kind: { const: `kind${at}` }, size: { type: 'integer' }, name: { type: 'string' } },
    });
    const oneOf = Array.from({ length: 400 }, (_, at) => option(at));
    const { root } = compileEidos<object>({ type: 'array', items: { oneOf } });
    const { options } = (root as TableNode).row as UnionNode;
    expect(options).toHaveLength(400);
    expect(options.filter(({ node }) => node.kind !== 'reference').length).toBeLessThan(50);
    expect(resolveNode(options.at(-1)!.node)).toMatchObject({ kind: 'group', children: { length: 3 } });
  });

  test('fills in the default of a definition, whether or not its part is compiled already', () => {
    const settings = { type: 'object', properties: { size: { type: 'integer' } }, default: { size: 2 } };
    const groups = Object.fromEntries(
      Array.from({ length: 700 }, (_, at) => [`group${at}`, { $ref: '#/$defs/settings' }]),
    );
    const eidos = compileEidos<object>({ type: 'object', properties: groups, $defs: { settings } });
    expect((eidos.root as GroupNode).children.at(-1)).toMatchObject({ kind: 'reference', deferred: true });
    const { data } = createController<unknown>(eidos, { defaults: 'write' }).getSnapshot();
    expect(Object.values(data as object)).toEqual(Array.from({ length: 700 }, () => settings.default));
  });

  test('renders a list of choices as one, whether or not its rows are compiled already', () => {
    const items = { oneOf: [{ const: 1, title: 'One' }, { enum: [{ size: 2 }] }], properties: { size: {} } };
    const choices = { type: 'array', uniqueItems: true, items };
    const some = Object.fromEntries(Object.entries(lists).slice(0, 45));
    const eidos = compileEidos<object>({ type: 'object', properties: { ...some, choices } });
    expect((eidos.root as GroupNode).children[44]).toMatchObject({ row: { kind: 'reference' } });
    expect((eidos.root as GroupNode).children.at(-1)).toMatchObject({
      shape: 'choices',
      row: { choices: [{ value: 1 }, { value: { size: 2 } }] },
    });
  });

  test('has all warnings, and with "strict" they are errors', () => {
    const place = { pointer: '/properties/list199/items/required/0', code: 'required-without-property' };
    expect(compileEidos<object>(schema).warnings).toMatchObject([place]);
    expect(checkSchema(schema)).toMatchObject([place]);
    expect(() => compileEidos<object>(schema, { strict: true })).toThrow(EidosProblemsError);
  });

  test('is compiled as a whole when it has hints, as those inside rows count too', () => {
    const $defs = { unused: { 'x-eidos': { help: 'Any hint' } } };
    const { root } = compileEidos<object>({ ...schema, $defs });
    expect(((root as GroupNode).children[199] as TableNode).row.kind).toBe('group');
  });
});

test('one error lists every problem with its pointer and its fix', () => {
  const error = caught({
    type: 'object',
    properties: { age: { type: 'integer', minimum: 'nine' }, name: { typ: 'string' } },
    required: ['nam'],
  });
  expect(error).toBeInstanceOf(EidosProblemsError);
  expect(error.problems.map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/properties/age/minimum', 'wrong-value'],
    ['/properties/name/typ', 'unknown-keyword'],
    ['/required/0', 'required-without-property'],
  ]);
  expect(error.message).toContain(
    '/properties/name/typ: "typ" is not a keyword of JSON Schema, so it has no effect. Did you mean "type"? https://eidos.example.org/docs/api/problems#unknown-keyword',
  );
});

test('warnings are printed to the console and do not stop the compiler, unless it is strict', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const schema = { type: 'string', minimum: 3 };
  expect(compileEidos(schema).warnings).toMatchObject([{ code: 'misplaced-keyword', severity: 'warning' }]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/minimum: "minimum" has no effect on a value'));
  warn.mockRestore();
  expect(() => compileEidos(schema, { strict: true })).toThrow(EidosProblemsError);
});

test('an eidos cannot be changed, and does not change with the schema it came from', () => {
  const name = { type: 'string', title: 'Name', enum: ['a', 'b'] };
  const schema = { type: 'object', properties: { name }, 'x-eidos': { layout: 'columns' } };
  const eidos = compileEidos(schema);
  name.title = 'Changed';
  expect(eidos.root).toMatchObject({ children: [{ label: 'Name' }] });
  expectFrozen(eidos, new Set());
});

function expectFrozen(value: unknown, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  expect(Object.isFrozen(value)).toBe(true);
  for (const member of Object.values(value)) expectFrozen(member, seen);
}
