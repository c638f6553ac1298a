import { checkSchema, compileEidos } from './compile-eidos';
import { createController } from '../controller/create-controller';
import type { EidosNode, GroupNode } from './node';
import type { JsonSchema } from '../json/json-schema';

const groupOf = (schema: object): GroupNode => compileEidos(schema).root as GroupNode;
const names = (nodes: readonly EidosNode[]): string[] => nodes.map(({ name }) => name);
const text = { type: 'string' };

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('a listed or required name that patterns match is described by all of them', () => {
  const group = groupOf({
    type: 'object',
    required: ['n_both', 'other'],
    properties: { n_count: {}, n_price: { title: 'Price', minimum: 1 }, plain: text },
    patternProperties: { '^n_': { type: 'number', minimum: 0 }, both$: { multipleOf: 2 } },
    additionalProperties: { type: 'boolean' },
  });
  expect(group.children).toMatchObject([
    { name: 'n_count', kind: 'number', label: 'N count', minimum: 0 },
    { name: 'n_price', kind: 'number', label: 'Price', minimum: 1 },
    { name: 'plain', kind: 'string' },
    { name: 'n_both', kind: 'number', minimum: 0, multipleOf: 2 },
    { name: 'other', kind: 'boolean' },
  ]);
});

test('allOf merges properties, required names and limits', () => {
  const group = groupOf({
    allOf: [
      { type: 'object', required: ['a'], properties: { a: { type: 'number', minimum: 1 }, b: text } },
      { $ref: '#/$defs/more' },
    ],
    $defs: { more: { properties: { a: { minimum: 3, maximum: 9 }, c: text } } },
  });
  expect(names(group.children)).toEqual(['a', 'b', 'c']);
  expect(group.children[0]).toMatchObject({ kind: 'number', required: true, minimum: 3, maximum: 9 });
  expect(group.children[0]?.schema).toEqual({
    allOf: [
      { type: 'number', minimum: 1 },
      { minimum: 3, maximum: 9 },
    ],
  });
});

test('the names of Object.prototype are names like any other', () => {
  const group = groupOf({
    type: 'object',
    properties: { constructor: text, toString: text, hasOwnProperty: text },
  });
  expect(names(group.children)).toEqual(['constructor', 'toString', 'hasOwnProperty']);
});

describe('hints', () => {
  it('order the fields, followed by the others', () => {
    const schema = {
      type: 'object',
      properties: { a: text, b: text, c: text },
      'x-eidos': { order: ['c', 'a'] },
    };
    expect(names(groupOf(schema).children)).toEqual(['c', 'a', 'b']);
  });

  it('put fields on tabs, and those without a tab on the first', () => {
    const group = groupOf({
      type: 'object',
      'x-eidos': { layout: 'tabs' },
      properties: {
        a: { ...text, 'x-eidos': { tab: { label: 'One', labelKey: 'tab.one' } } },
        b: { ...text, 'x-eidos': { tab: 'Two' } },
        c: text,
      },
    });
    expect(group.tabs).toEqual([
      { id: 'tab-1', label: 'One', labelKey: 'tab.one', children: ['a', 'c'] },
      { id: 'tab-2', label: 'Two', children: ['b'] },
    ]);
  });

  it.each([
    ['an unknown name', { widgit: 'x' }, 'unknown-hint', '/x-eidos/widgit', 'Did you mean "widget"?'],
    ['a wrong value', { columns: 0 }, 'wrong-hint', '/x-eidos/columns', 'Write a whole number from 1 to 12.'],
    ['a wrong density', { density: 'tight' }, 'wrong-hint', '/x-eidos/density', 'Write "compact".'],
    [
      'an order of unknown names',
      { order: ['nmae'] },
      'wrong-hint',
      '/x-eidos/order/0',
      'Did you mean "name"?',
    ],
    [
      'tabs without a tab',
      { layout: 'tabs' },
      'misplaced-hint',
      '/x-eidos/layout',
      'Give the properties "x-eidos": { "tab": … }.',
    ],
    [
      'columns in a stack',
      { columns: 2 },
      'misplaced-hint',
      '/x-eidos/columns',
      'Write "layout": "columns" next to it.',
    ],
  ])('with %s are a problem', (_what, hints, code, pointer, fix) => {
    const problems = checkSchema({ type: 'object', properties: { name: text }, 'x-eidos': hints });
    expect(problems).toMatchObject([{ code, pointer, fix }]);
  });
});

describe('conditions', () => {
  it('show and require fields while "if" holds, and others while it does not', () => {
    const group = groupOf({
      type: 'object',
      properties: { kind: text, note: text },
      if: { properties: { kind: { const: 'other' } } },
      then: { properties: { which: text }, required: ['which', 'note'] },
      else: { properties: { count: { type: 'integer' } } },
    });
    expect(names(group.children)).toEqual(['kind', 'note']);
    const when = { properties: { kind: { const: 'other' } } };
    expect(group.conditions).toMatchObject([
      { when, children: [{ name: 'which', required: true }], required: ['which', 'note'] },
      { when: { not: when }, children: [{ name: 'count', kind: 'integer', required: false }], required: [] },
    ]);
  });

  it('narrow a field that is already there', () => {
    const group = groupOf({
      type: 'object',
      properties: { kind: text, size: { type: 'number', maximum: 9 } },
      if: { required: ['kind'] },
      then: { properties: { size: { maximum: 5 } } },
    });
    expect(group.conditions).toMatchObject([{ children: [{ name: 'size', kind: 'number', maximum: 5 }] }]);
  });

  it('come from dependentRequired and dependentSchemas too', () => {
    const group = groupOf({
      type: 'object',
      properties: { card: text, bill: text },
      dependentRequired: { card: ['bill'] },
      dependentSchemas: { bill: { properties: { street: text } } },
    });
    expect(group.conditions).toMatchObject([
      { when: { required: ['card'] }, children: [], required: ['bill'] },
      { when: { required: ['bill'] }, children: [{ name: 'street' }], required: [] },
    ]);
  });

  it('inside a condition need both', () => {
    const group = groupOf({
      type: 'object',
      properties: { a: text, b: text },
      if: { required: ['a'] },
      then: { if: { required: ['b'] }, then: { properties: { c: text } } },
    });
    expect(group.conditions).toMatchObject([
      { when: { allOf: [{ required: ['a'] }, { required: ['b'] }] }, children: [{ name: 'c' }] },
    ]);
  });
});

describe('options in a condition', () => {
  const pet = (has: boolean, properties: object) => ({
    properties: { pet: { enum: [has] }, ...properties },
    required: Object.keys(properties),
  });

  it('are conditions of their own, decided by a property that tells them apart', () => {
    const eidos = compileEidos({
      type: 'object',
      properties: { pet: { type: 'boolean' } },
      dependencies: { pet: { oneOf: [pet(false, {}), pet(true, { age: { type: 'integer' } })] } },
    });
    const controller = createController<unknown>(eidos, { data: { pet: false } });
    expect(eidos.warnings).toEqual([]);
    expect(controller.getField('').children).toEqual(['pet']);
    controller.set('/pet', true);
    expect(controller.getField('').children).toEqual(['pet', 'age']);
    expect(controller.getField('/age')).toMatchObject({ required: true, node: { kind: 'integer' } });
    expect(controller.getField('/pet').node.kind).toBe('boolean');
    controller.set('/pet', false);
    expect(controller.getSnapshot().errors).toEqual([]);
  });

  it.each<[string, (branch: object) => object]>([
    ['then', (branch) => ({ if: { required: ['a'] }, then: branch })],
    ['else', (branch) => ({ if: { not: { required: ['a'] } }, else: branch })],
    ['dependentSchemas', (branch) => ({ dependentSchemas: { a: branch } })],
    ['allOf', (branch) => ({ allOf: [{ if: { required: ['a'] }, then: { allOf: [branch] } }] })],
  ])('bring the property that tells them apart, in %s', (_where, make) => {
    const branch = {
      oneOf: [
        { properties: { by: { const: 'card' }, number: text }, required: ['by', 'number'] },
        { properties: { by: { const: 'bill' }, street: text }, required: ['by'] },
      ],
    };
    const eidos = compileEidos({ type: 'object', properties: { a: text }, ...make(branch) });
    const controller = createController<unknown>(eidos, { data: { a: 'x' } });
    expect(controller.getField('').children).toEqual(['a', 'by']);
    expect(controller.getField('/by')).toMatchObject({
      required: true,
      node: { choices: [{ value: 'card' }, { value: 'bill' }] },
    });
    controller.set('/by', 'bill');
    expect(controller.getField('').children).toEqual(['a', 'by', 'street']);
    controller.set('/by', 'card');
    expect(controller.getField('').children).toEqual(['a', 'by', 'number']);
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer: '/number', code: 'required' }]);
  });

  it('that nothing tells apart show the fields of all of them, none of them required', () => {
    const eidos = compileEidos({
      type: 'object',
      properties: { a: text },
      if: { required: ['a'] },
      then: {
        anyOf: [
          { properties: { b: text, d: text }, required: ['b'] },
          { properties: { c: text, d: { type: 'integer' } }, required: ['c'] },
        ],
      },
    });
    const controller = createController<unknown>(eidos, { data: { a: 'x', c: 'y' } });
    expect(controller.getField('').children).toEqual(['a', 'b', 'd', 'c']);
    expect(controller.getField('/b').required).toBe(false);
    expect(controller.getField('/d').node.kind).toBe('union');
    expect(controller.getSnapshot().errors).toEqual([]);
    controller.set('/c', undefined);
    expect(controller.getSnapshot().errors).not.toEqual([]);
  });

  it('next to a condition are independent of it', () => {
    const eidos = compileEidos({
      type: 'object',
      properties: { a: text },
      if: { required: ['a'] },
      then: { properties: { b: text } },
      oneOf: [
        { properties: { kind: { const: 'one' }, c: text }, required: ['kind'] },
        { properties: { kind: { const: 'two' }, d: text }, required: ['kind'] },
      ],
    });
    const controller = createController<unknown>(eidos, { data: { kind: 'two' } });
    expect(controller.getField('').children).toEqual(['a', 'kind', 'd']);
    controller.set('/a', 'x');
    expect(controller.getField('').children).toEqual(['a', 'kind', 'd', 'b']);
  });
});

test('prefixItems make a group with a field for each index', () => {
  const schema = { type: 'array', prefixItems: [{ type: 'number' }, text], items: false };
  expect(groupOf(schema)).toMatchObject({
    kind: 'group',
    tuple: true,
    children: [
      { name: '0', kind: 'number', required: true },
      { name: '1', kind: 'string', required: true },
    ],
  });
});

test.each<[string, object, string[]]>([
  ['items', { items: false }, []],
  ['items of another schema', { allOf: [{ items: text }, { items: false }] }, []],
  ['prefixItems', { prefixItems: [text, false, text], items: text }, ['0']],
  ['the first of prefixItems', { prefixItems: [false] }, []],
])('false in %s ends a list', (_, schema, fields) => {
  const group = groupOf({ type: 'array', ...schema });
  expect(group).toMatchObject({ kind: 'group', tuple: true });
  expect(group.additional).toBeUndefined();
  expect(names(group.children)).toEqual(fields);
});

describe('items after prefixItems', () => {
  const list = { type: 'array', prefixItems: [text], items: { type: 'object', properties: { n: text } } };

  test('are rows, whose limits and key are those of the whole list', () => {
    const hints = { 'x-eidos': { rowKey: 'n' } };
    expect(groupOf({ ...list, ...hints, minItems: 2, maxItems: 4 })).toMatchObject({
      kind: 'group',
      tuple: true,
      children: [{ name: '0', kind: 'string' }],
      additional: [{ node: { kind: 'group', children: [{ name: 'n' }] } }],
      minItems: 2,
      maxItems: 4,
      rowKey: 'n',
    });
  });

  test('of earlier drafts are the same', () => {
    const { items, ...rest } = { ...list, items: list.prefixItems };
    const old = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      ...rest,
      items,
      additionalItems: list.items,
    };
    delete (old as { prefixItems?: unknown }).prefixItems;
    expect(groupOf(old)).toMatchObject({ tuple: true, additional: [{ node: { kind: 'group' } }] });
  });

  test('that nothing may be leave the list as JSON text, and so does a list that is never shown', () => {
    const never = { allOf: [{ type: 'string' }, { type: 'number' }] };
    expect(compileEidos({ ...list, items: never }).root.kind).toBe('json');
    expect(compileEidos({ ...list, writeOnly: true }).root.kind).toBe('json');
    expect(compileEidos({ allOf: [list, { items: false }] }).root.kind).not.toBe('table');
  });

  test('take hints by a pointer with a star', () => {
    const schema = { type: 'object', properties: { list } } as JsonSchema;
    const eidos = compileEidos(schema, { hints: { '/list/*/n': { placeholder: 'p' } } });
    const group = eidos.root as GroupNode;
    const tuple = group.children[0] as GroupNode;
    expect((tuple.additional![0]!.node as GroupNode).children[0]).toMatchObject({ placeholder: 'p' });
  });
});
