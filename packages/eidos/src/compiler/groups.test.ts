import { checkSchema } from './check-schema';
import { compileEidos } from './compile-eidos';
import type { EidosNode, GroupNode } from './node';

const groupOf = (schema: object): GroupNode => compileEidos(schema).root as GroupNode;
const names = (nodes: readonly EidosNode[]): string[] => nodes.map(({ name }) => name);
const text = { type: 'string' };

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
      'Write "layout": "columns" beside it.',
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
