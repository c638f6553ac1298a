import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { runsOf, seed } from '../testing/property-runs';
import type { Controller } from './controller';
import { createController, storeOf } from './create-controller';
import { refuse } from './refuse';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    amount: { type: 'number' },
    country: { type: 'string', default: 'DE' },
    lines: {
      type: 'array',
      'x-eidos': { rowKey: 'id' },
      items: {
        type: 'object',
        properties: { id: { type: 'integer' }, text: { type: 'string' }, count: { type: 'integer' } },
      },
    },
    tags: { type: 'array', items: { type: 'string' } },
  },
};
const row = (id: number, text: string, count = 1) => ({ id, text, count });
const start = {
  name: 'Ada',
  amount: 1,
  lines: [row(1, 'a'), row(2, 'b'), row(3, 'c')],
  tags: ['x', 'y', 'z'],
};

function open() {
  return createController(compileEidos(schema), { data: start });
}
const texts = (controller: ReturnType<typeof open>) =>
  (controller.get('/lines') as { text: string }[]).map(({ text }) => text);

describe('receive', () => {
  test('takes what the server changed, keeps what was typed, and counts the rest as saved', () => {
    const controller = open();
    controller.set('/name', 'Ann');
    controller.receive({ ...start, amount: 2 });
    expect(controller.getSnapshot()).toMatchObject({ data: { name: 'Ann', amount: 2 }, changed: ['/name'] });
  });

  test('reports a clash as a conflict, which can be resolved either way', () => {
    const controller = open();
    controller.set('/name', 'Ann');
    controller.receive({ ...start, name: 'Eve' });
    expect(controller.getField('/name')).toMatchObject({ value: 'Ann', conflict: { theirs: 'Eve' } });
    controller.resolveConflict('/name', 'theirs');
    expect(controller.getField('/name')).toMatchObject({ value: 'Eve', conflict: undefined, dirty: false });
    controller.undo();
    expect(controller.getField('/name')).toMatchObject({ value: 'Ann', conflict: undefined, dirty: true });
  });

  test('merges the rows of a table that another branch of a condition has as fixed items', () => {
    const pair: JsonSchema = { type: 'array', prefixItems: [true, true], items: false };
    const byKind: JsonSchema = {
      type: 'object',
      properties: { kind: { type: 'string' } },
      if: { properties: { kind: { const: 'pair' } } },
      then: { properties: { list: pair } },
      else: { properties: { list: (schema.properties as Record<string, JsonSchema>).lines } },
    };
    const controller = createController(compileEidos(byKind), { data: { kind: 'lines', list: start.lines } });
    controller.set('/list/2/count', 5);
    controller.receive({ kind: 'lines', list: [row(1, 'a'), row(3, 'c')] });
    expect(controller.get('/list')).toEqual([row(1, 'a'), row(3, 'c', 5)]);
    expect(controller.getSnapshot()).toMatchObject({ changed: ['/list/1/count'] });
    expect(controller.getField('/list').conflict).toBeUndefined();
  });

  test('keeps the local value when the conflict is resolved that way', () => {
    const controller = open();
    controller.set('/name', 'Ann');
    controller.receive({ ...start, name: 'Eve' });
    controller.resolveConflict('/name', 'mine');
    expect(controller.getField('/name')).toMatchObject({ value: 'Ann', conflict: undefined, dirty: true });
  });

  const sizes = { enum: [1, 2, 3].flatMap((w) => [1, 2, 3].map((h) => ({ w, h }))) };
  test.each<[string, JsonSchema]>([
    ['an item', { type: 'array', items: sizes }],
    ['the only item', { type: 'array', prefixItems: [sizes], items: false }],
    [
      'a value that may be a list',
      { additionalProperties: { anyOf: [sizes, { items: { type: 'string' } }] } },
    ],
  ])('takes %s that is chosen among objects as a whole', (_, size) => {
    const inside = (value: object) => ({ size: 'type' in (size as object) ? [value] : { '0': value } });
    const data = inside({ w: 1, h: 1 });
    const eidos = compileEidos({ type: 'object', properties: { size } });
    const controller = createController<unknown>(eidos, { data });
    controller.set('/size/0', { w: 2, h: 1 });
    controller.receive(inside({ w: 1, h: 3 }));
    expect(controller.getField('/size/0')).toMatchObject({
      value: { w: 2, h: 1 },
      conflict: { theirs: { w: 1, h: 3 } },
    });
    controller.resolveConflict('/size/0', 'theirs');
    expect(controller.getSnapshot()).toMatchObject({ data: inside({ w: 1, h: 3 }), dirty: false });
  });

  test('takes an object that is not one of the choices any more as a whole', () => {
    const eidos = compileEidos({ type: 'object', properties: { size: sizes } });
    const controller = createController<unknown>(eidos, { data: { size: { w: 7, h: 7 } } });
    controller.set('/size', { w: 8, h: 7 });
    controller.receive({ size: { w: 7, h: 9 } });
    expect(controller.getField('/size')).toMatchObject({
      value: { w: 8, h: 7 },
      conflict: { theirs: { w: 7, h: 9 } },
    });
  });

  test('puts a text that is not a choice yet on top of the object that the server sent', () => {
    const eidos = compileEidos({ type: 'object', properties: { size: sizes } });
    const controller = createController<unknown>(eidos, { data: { size: { w: 1, h: 1 } } });
    controller.setText('/size', 'small');
    controller.receive({ size: { w: 1, h: 3 } });
    expect(controller.getField('/size')).toMatchObject({ value: { w: 1, h: 3 }, text: 'small' });
  });

  test('is not a conflict when both sides made the same change', () => {
    const controller = open();
    controller.set('/name', 'Eve');
    controller.receive({ ...start, name: 'Eve' });
    expect(controller.getField('/name')).toMatchObject({ conflict: undefined, dirty: false });
  });

  test('forgets a conflict once the server has what is here', () => {
    const controller = open();
    controller.set('/name', 'Ann');
    controller.receive({ ...start, name: 'Eve' });
    controller.receive({ ...start, name: 'Ann' });
    controller.set('/name', 'Anna');
    expect(controller.getField('/name')).toMatchObject({ conflict: undefined, dirty: true });
  });

  test('keeps a text that is not a number yet, and reports the clash', () => {
    const controller = open();
    controller.setText('/amount', '1e');
    controller.receive({ ...start, amount: 5 });
    expect(controller.getField('/amount')).toMatchObject({ text: '1e', value: 5, conflict: { theirs: 5 } });
  });

  test('matches rows by their identifier, whatever their position', () => {
    const controller = open();
    const [one, two, three] = controller.getRowKeys('/lines');
    controller.set('/lines/1/text', 'B');
    controller.receive({ ...start, lines: [row(3, 'c'), row(9, 'new'), row(2, 'b', 5), row(1, 'a')] });
    expect(controller.get('/lines')).toEqual([row(3, 'c'), row(9, 'new'), row(2, 'B', 5), row(1, 'a')]);
    const keys = controller.getRowKeys('/lines');
    expect([keys[0], keys[2], keys[3]]).toEqual([three, two, one]);
  });

  test('matches rows without an identifier by their content, then by their neighbor', () => {
    const controller = open();
    const [, y, z] = controller.getRowKeys('/tags');
    controller.set('/tags/2', 'Z');
    controller.receive({ ...start, tags: ['y', 'z', 'w'] });
    expect(controller.get('/tags')).toEqual(['y', 'Z', 'w']);
    expect(controller.getRowKeys('/tags').slice(0, 2)).toEqual([y, z]);
  });

  test('keeps rows that were added or removed here', () => {
    const controller = open();
    controller.removeRow('/lines', 0);
    controller.insertRow('/lines', 1, { text: 'mine' });
    controller.receive({ ...start, lines: [...start.lines, row(4, 'd')] });
    expect(texts(controller)).toEqual(['b', 'mine', 'c', 'd']);
  });

  test('removes rows that the server removed, unless they were edited here', () => {
    const controller = open();
    controller.set('/lines/1/text', 'B');
    controller.receive({ ...start, lines: [row(3, 'c')] });
    expect(texts(controller)).toEqual(['B', 'c']);
    expect(controller.getField('/lines/0').conflict).toEqual({ theirs: undefined });
    controller.resolveConflict('/lines/0', 'theirs');
    expect(texts(controller)).toEqual(['c']);
  });

  test('keeps a row whose only edit is a text that is not a number yet', () => {
    const controller = open();
    controller.setText('/lines/1/count', 'many');
    controller.receive({ ...start, lines: [row(1, 'a')] });
    expect(controller.getField('/lines/1/count').text).toBe('many');
  });

  test('keeps the order of rows that were moved here', () => {
    const controller = open();
    controller.moveRow('/lines', 2, 0);
    controller.receive({ ...start, lines: [row(1, 'a'), row(9, 'new'), row(2, 'b'), row(3, 'c')] });
    expect(texts(controller)).toEqual(['c', 'a', 'new', 'b']);
  });

  test('lets undo revert only what was typed, not the server data', () => {
    const controller = open();
    controller.set('/name', 'Ann');
    controller.receive({ ...start, amount: 2 });
    controller.undo();
    expect(controller.getSnapshot()).toMatchObject({ data: { name: 'Ada', amount: 2 }, dirty: false });
    controller.redo();
    expect(controller.getSnapshot().data).toMatchObject({ name: 'Ann', amount: 2 });
  });

  test.each(['before', 'after'] as const)('in a batch %s an edit is what undo leads back to', (when) => {
    const controller = open();
    controller.batch(() => {
      if (when === 'after') controller.set('/name', 'Ann');
      controller.receive({ ...start, name: 'Eve', amount: 2 });
      if (when === 'before') controller.set('/name', 'Ann');
    });
    expect(controller.get('/name')).toBe('Ann');
    controller.undo();
    expect(controller.getSnapshot()).toMatchObject({ data: { name: 'Eve', amount: 2 }, dirty: false });
    expect(controller.getSnapshot().canUndo).toBe(false);
  });

  test('is taken back by a batch that throws, also in the steps of undo', () => {
    const controller = open();
    controller.set('/name', 'Ann');
    const fail = () => {
      controller.receive({ ...start, amount: 2 });
      throw new Error('failed');
    };
    expect(() => controller.batch(fail)).toThrow('failed');
    controller.undo();
    expect(controller.getSnapshot()).toMatchObject({ data: { name: 'Ada', amount: 1 }, dirty: false });
  });

  test('leaves defaults out unless they are to be written, and neither counts as a change', () => {
    const controller = open();
    controller.receive(start);
    expect(controller.getSnapshot()).toMatchObject({ dirty: false, data: start });
    expect(controller.get('/country')).toBeUndefined();
    const written = createController<unknown>(compileEidos(schema), { data: start, defaults: 'write' });
    written.receive(start);
    expect(written.getSnapshot()).toMatchObject({ dirty: false, data: { country: 'DE' } });
  });

  test('finds rows by a key that no field shows, always or in some rows', () => {
    const text: JsonSchema = { type: 'string' };
    for (const items of [
      { properties: { id: { type: 'integer', 'x-eidos': { hidden: true } }, text } },
      { properties: { text }, if: { required: ['text'] }, then: { properties: { id: { type: 'integer' } } } },
    ]) {
      const rows = { type: 'array', 'x-eidos': { rowKey: 'id' }, items: { type: 'object', ...items } };
      const keyed = compileEidos<object>({ type: 'object', properties: { rows } });
      const before = [row(1, 'a'), row(2, 'b')];
      const controller: Controller = createController(keyed, { data: { rows: before } });
      controller.set('/rows/0/text', 'mine');
      controller.receive({ rows: [row(2, 'theirs'), row(1, 'a', 5)] });
      expect(controller.get('/rows')).toEqual([row(2, 'theirs'), row(1, 'mine', 5)]);
    }
  });

  test('never guesses a key from the names of properties: without one, a row that may be another is a conflict', () => {
    const articles = (rowKey?: string) =>
      compileEidos<object>({
        type: 'object',
        properties: {
          rows: {
            type: 'array',
            ...(rowKey !== undefined && { 'x-eidos': { rowKey } }),
            items: {
              type: 'object',
              properties: { articleId: { type: 'string' }, note: { type: 'string' } },
            },
          },
        },
      });
    const before = { rows: [{ articleId: 'A' }, { articleId: 'B' }] };
    const after = { rows: [{ articleId: 'C' }, { articleId: 'B' }] };
    const byPosition: Controller = createController(articles(), { data: before });
    byPosition.set('/rows/0/note', 'x');
    byPosition.receive(after);
    expect(byPosition.get('/rows')).toEqual([{ articleId: 'C', note: 'x' }, { articleId: 'B' }]);
    expect(byPosition.getField('/rows').conflict).toEqual({ theirs: after.rows });
    expect(byPosition.getField('/rows/0').conflict).toEqual({ theirs: { articleId: 'C' } });
    const byKey: Controller = createController(articles('articleId'), { data: before });
    byKey.set('/rows/0/note', 'x');
    byKey.receive(after);
    expect(byKey.get('/rows')).toEqual([
      { articleId: 'A', note: 'x' },
      { articleId: 'C' },
      { articleId: 'B' },
    ]);
    expect(byKey.getField('/rows').conflict).toBeDefined();
  });

  test('never guesses which of several rows with one key is meant: a row that may be another is a conflict', () => {
    const before = { ...start, lines: [row(1, 'a'), row(1, 'b'), row(2, 'c')] };
    const open = () => createController(compileEidos(schema), { data: before });
    const controller = open();
    controller.set('/lines/0/count', 9);
    controller.receive({ ...before, lines: [row(1, 'B'), row(1, 'A'), row(2, 'C')] });
    expect(controller.get('/lines')).toEqual([row(1, 'B', 9), row(1, 'A'), row(2, 'C')]);
    expect(controller.getField('/lines').conflict).toBeDefined();
    expect(controller.getField('/lines/0').conflict).toEqual({ theirs: row(1, 'B') });
    // One of them is gone, so that the other may be either.
    const shorter = open();
    shorter.set('/lines/1/count', 9);
    shorter.receive({ ...before, lines: [row(1, 'X'), row(2, 'c')] });
    expect(shorter.getField('/lines').conflict).toBeDefined();
    expect(texts(shorter)).toContain('b');
    // The property that tells them apart is enough.
    const clear = open();
    clear.set('/lines/1/count', 9);
    clear.receive({ ...before, lines: [row(1, 'b', 5), row(1, 'a'), row(2, 'c')] });
    expect(clear.get('/lines/1')).toEqual(row(1, 'a'));
    expect(clear.getField('/lines/0').conflict ?? clear.getField('/lines/0/count').conflict).toBeDefined();
    const unedited = open();
    unedited.receive({ ...before, lines: [row(1, 'B'), row(1, 'A')] });
    expect(unedited.getField('/lines').conflict).toBeUndefined();
  });

  test('keeps a renamed entry of a map in its place, and reports a change of what is gone here', () => {
    const eidos = compileEidos({
      type: 'object',
      properties: {
        map: { type: 'object', additionalProperties: { type: 'string' } },
        n: { type: 'string' },
      },
    });
    const open = () =>
      createController<unknown>(eidos, { data: { map: { '': 'x', a: '1', b: '2', c: '3' } } }) as Controller;
    const renamed = open();
    renamed.renameEntry('/map', 'a', 'z');
    renamed.receive({ map: { '': 'x', a: '1', b: 'B', c: '3', d: '4' } });
    expect(JSON.stringify(renamed.get('/map'))).toBe('{"":"x","z":"1","b":"B","c":"3","d":"4"}');
    expect(renamed.getField('/map').conflict).toBeUndefined();
    for (const edit of [
      (controller: Controller) => controller.renameEntry('/map', 'a', 'z'),
      (controller: Controller) => controller.set('/map/a', undefined),
    ]) {
      const controller = open();
      edit(controller);
      controller.receive({ map: { '': 'x', a: 'theirs', b: '2', c: '3' } });
      expect(controller.getField('/map').conflict).toMatchObject({ theirs: { a: 'theirs' } });
      controller.resolveConflict('/map', 'theirs');
      expect(controller.get('/map')).toEqual({ '': 'x', a: 'theirs', b: '2', c: '3' });
    }
  });

  test('merges a tuple item by item', () => {
    const eidos = compileEidos<object>({
      type: 'object',
      properties: { pair: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] } },
    });
    const controller: Controller = createController(eidos, { data: { pair: [1, 2] } });
    controller.set('/pair/0', 9);
    controller.receive({ pair: [1, 1] });
    expect(controller.get('/pair')).toEqual([9, 1]);
    expect(controller.getSnapshot().changed).toEqual(['/pair/0']);
  });

  test('of data that is already there changes nothing', () => {
    const controller = open();
    controller.moveRow('/lines', 0, 2);
    const keys = controller.getRowKeys('/lines');
    controller.receive(controller.getSnapshot().data);
    expect(controller.getRowKeys('/lines')).toEqual(keys);
    expect(controller.getSnapshot().dirty).toBe(false);
  });
});

test('a conflict of a text that is not a value stays when the same data is received again', () => {
  const controller = open();
  controller.setText('/amount', '1e');
  controller.receive({ ...start, amount: 5 });
  const conflict = { theirs: 5 };
  expect(controller.getField('/amount').conflict).toEqual(conflict);
  controller.receive({ ...start, amount: 5 });
  expect(controller.getField('/amount')).toMatchObject({ text: '1e', conflict });
});

test('an option next to listed objects or lists in a union is merged by its parts', () => {
  const integer = { type: 'integer' } as const;
  const own = { w: integer, h: integer, own: { const: true } };
  const rows = { type: 'array', items: { type: 'string' } } as const;
  const properties: Record<string, JsonSchema> = {
    size: { oneOf: [{ enum: [{ w: 1 }, { w: 2 }] }, { type: 'object', required: ['own'], properties: own }] },
    list: {
      anyOf: [
        { title: 'Preset', enum: [['x'], ['y']] },
        { title: 'Own', ...rows },
      ],
    },
  };
  const controller = createController<unknown>(compileEidos({ type: 'object', properties }), {
    data: { size: { w: 3, h: 3, own: true }, list: ['a', 'b'] },
  });
  controller.set('/size/w', 5);
  controller.set('/list/0', 'mine');
  controller.receive({ size: { w: 3, h: 9, own: true }, list: ['a', 'theirs'] });
  expect(controller.get('')).toEqual({ size: { w: 5, h: 9, own: true }, list: ['mine', 'theirs'] });
  expect(controller.getField('/size').conflict).toBeUndefined();
});

test('text in a field of a missing group is in conflict with what the server sends for it', () => {
  const number: JsonSchema = { type: 'integer' };
  const missing: [JsonSchema, string, JsonValue][] = [
    [{ type: 'object', properties: { a: number, b: number } }, '/part/a', { a: 5, b: 6 }],
    [{ type: ['object', 'null'], properties: { a: number } }, '/part/a', { a: 5 }],
    [
      { type: 'object', properties: { inner: { type: 'array', prefixItems: [number] } } },
      '/part/inner/0',
      { inner: [5] },
    ],
    [{ type: 'array', prefixItems: [number, number] }, '/part/0', [5, 6]],
  ];
  for (const [part, field, sent] of missing) {
    const controller = createController<unknown>(compileEidos({ type: 'object', properties: { part } }), {
      data: {},
    });
    controller.setText(field, '1e');
    controller.receive({ part: sent });
    expect(controller.getField(field)).toMatchObject({ text: '1e', conflict: { theirs: 5 } });
    expect(controller.get('/part')).toEqual(sent);
  }
});

test('text in a field without a value is in conflict with a group or list that the server sends for it', () => {
  const integer: JsonSchema = { type: 'integer' };
  const sent: [JsonSchema, string, JsonValue][] = [
    [{}, '{"b":', { a: 1 }],
    [{}, '[2,', [1]],
    [{ type: ['integer', 'object'], properties: { a: integer } }, '1e', { a: 1 }],
    [{ anyOf: [integer, { type: 'array', items: integer }] }, '1e', [3]],
  ];
  for (const [part, text, theirs] of sent) {
    const eidos = compileEidos({ type: 'object', properties: { part } });
    const controller = createController<unknown>(eidos, { data: {} });
    const { node } = controller.getField('/part');
    if (node.kind === 'union') controller.chooseOption('/part', node.options[0]!.id);
    controller.setText('/part', text);
    controller.receive({ part: theirs });
    expect(controller.getField('/part')).toMatchObject({ text, conflict: { theirs } });
  }
});

describe('rows of a list that is an option after a tuple', () => {
  const row: JsonSchema = { type: 'object', properties: { n: { type: 'integer' } } };
  const pair: JsonSchema = {
    type: 'array',
    prefixItems: [{ type: 'string' }, { type: 'integer' }],
    items: false,
    minItems: 2,
  };
  const part: JsonSchema = { anyOf: [pair, { type: 'array', title: 'Rows', items: row }] };
  const eidos = compileEidos({ type: 'object', properties: { part } });
  const openRows = () => createController<unknown>(eidos, { data: { part: [{ n: 1 }, { n: 2 }] } });
  const errors = (controller: Controller) => controller.getSnapshot().errors.map(({ pointer }) => pointer);

  test('keep a text when the server adds a row', () => {
    const controller = openRows();
    controller.setText('/part/1/n', '2e');
    controller.receive({ part: [{ n: 1 }, { n: 2 }, { n: 3 }] });
    expect(controller.getField('/part/1/n').text).toBe('2e');
    expect(errors(controller)).toEqual(['/part/1/n']);
  });

  test.each(['receive', 'set'] as const)('take a text along when they move after %s', (change) => {
    const controller = openRows();
    const rows = [{ n: 9 }, { n: 1 }, { n: 2 }];
    if (change === 'receive') controller.receive({ part: rows });
    else {
      controller.set('/part', ['a', 1]);
      controller.set('/part', rows);
    }
    controller.setText('/part/2/n', '2e');
    controller.moveRow('/part', 0, 2);
    expect(controller.getField('/part/1/n').text).toBe('2e');
    expect(errors(controller)).toEqual(['/part/1/n']);
  });

  test('take a text along when they move after a tuple in their place was undone', () => {
    const controller = openRows();
    controller.set('/part', ['a', 1]);
    controller.getField('/part/1');
    controller.undo();
    controller.setText('/part/1/n', '2e');
    controller.moveRow('/part', 1, 0);
    expect(errors(controller)).toEqual(['/part/0/n']);
  });

  test('are the items of the tuple where that was chosen', () => {
    const controller = createController<unknown>(eidos, { data: { part: ['a', 1] } });
    controller.setText('/part/1', '2e');
    controller.receive({ part: ['b', 3] });
    expect(controller.getField('/part/1')).toMatchObject({ text: '2e', conflict: { theirs: 3 } });
    expect(controller.get('/part')).toEqual(['b', 3]);
  });
});

test('an item of a tuple is found by its number after one before it was removed', () => {
  const t: JsonSchema = { type: 'array', prefixItems: [{ type: 'string' }], items: false };
  const controller = createController<unknown>(compileEidos({ type: 'object', properties: { t } }), {
    data: { t: ['x', 'y', 'z'] },
  });
  controller.set('/t/1', undefined);
  controller.setErrors({ '/t/1': 'bad z' });
  expect(controller.get('/t')).toEqual(['x', 'z']);
  expect(controller.getSnapshot().errors).toContainEqual(
    expect.objectContaining({ pointer: '/t/1', message: 'bad z' }),
  );
});

describe('text in an item of a tuple', () => {
  const item: JsonSchema = { type: 'integer' };
  const list: JsonSchema = { type: 'array', prefixItems: [item, item, item], items: false };
  const shapes: Record<string, JsonSchema> = {
    optional: { type: 'object', properties: { list } },
    required: { type: 'object', required: ['list'], properties: { list } },
    nullable: { type: 'object', properties: { list: { ...list, type: ['array', 'null'] } } },
  };
  const lists = fc.constantFrom(undefined, [], [1], [1, 2], [1, 2, 3], [7, 8, 9]);
  const index = fc.nat(2);
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ text: fc.constantFrom('x', 'y', '1', ''), index }) },
    { weight: 2, arbitrary: fc.record({ value: fc.constantFrom(5, 6, undefined), index }) },
    { weight: 4, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
    { weight: 2, arbitrary: fc.record({ sent: lists }) },
  );

  test.each(Object.keys(shapes))(`is not lost, whatever is sent or undone: %s (${seed})`, (shape) => {
    const eidos = compileEidos({ type: 'object', properties: { part: shapes[shape]! } });
    const property = fc.property(lists, fc.array(step, { maxLength: 12 }), (start, steps) => {
      const controller = createController<unknown>(eidos, { data: { part: { list: start } } });
      const wrong = () =>
        [0, 1, 2].map((at) => /[xy]/.exec(controller.getField(`/part/list/${at}`).text ?? '')?.[0]);
      const past: (typeof before)[] = [];
      const future: (typeof before)[] = [];
      let before = wrong();
      for (const one of steps) {
        before = wrong();
        const [from, to] = one === 'undo' ? [past, future] : [future, past];
        if (typeof one === 'string') {
          controller[one]();
          const expected = from.pop();
          if (!expected) continue;
          to.push(before);
          before = expected;
        } else if ('sent' in one) controller.receive({ part: { list: one.sent } });
        else {
          const pointer = `/part/list/${one.index}`;
          if ('text' in one) controller.setText(pointer, one.text);
          else controller.set(pointer, one.value);
          controller.touch('');
          const { length } = storeOf(controller).history.past;
          if (length > past.length) {
            past.push(before);
            future.length = 0;
          }
          before = before.with(one.index, undefined);
        }
        const now = wrong();
        expect(before.filter((text, at) => text !== undefined && now[at] !== text)).toEqual([]);
      }
    });
    fc.assert(property, { numRuns: runsOf(100), seed });
  });
});

describe('text in an item of a list that is missing', () => {
  const pair: JsonSchema = {
    type: 'array',
    prefixItems: [{ type: 'string' }, { type: 'integer' }],
    items: false,
  };

  test.each([{ pair: ['a'] }, {}])('stays at the item that the server has sent for %j', async (data) => {
    const controller = createController<unknown>(compileEidos({ type: 'object', properties: { pair } }), {
      data,
    });
    controller.setText('/pair/1', '1e');
    controller.receive({ pair: ['a', 5] });
    expect(controller.getField('/pair/1')).toMatchObject({ text: '1e', value: 5 });
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer: '/pair/1' }]);
    controller.set('/pair/1', 8);
    expect(controller.getSnapshot().errors).toEqual([]);
    expect(await controller.submit()).toMatchObject({ status: 'submitted' });
  });

  test('is not that of a row which is inserted there later', () => {
    const controller = open();
    controller.setText('/lines/3/count', '1e');
    expect(controller.getSnapshot().errors).toEqual([]);
    controller.insertRow('/lines', 3);
    expect(controller.getSnapshot().errors).toEqual([]);
    expect(controller.getField('/lines/3/count').text).toBeUndefined();
  });
});

describe('a text that is not a value, in a group that is not there', () => {
  const group = { type: 'object', properties: { age: { type: 'integer' } } };
  const eidos = compileEidos({ type: 'object', properties: { group } });

  test.each([
    [{}, 'Ada'],
    [{}, [1]],
    [{ group: null }, 5],
    [{ group: {} }, 'Ada'],
  ])('stays on the screen when the server sends another value for %j: %j', (data, theirs) => {
    const controller = createController<unknown>(eidos, { data });
    controller.setText('/group/age', 'x');
    controller.receive({ group: theirs });
    expect(controller.getField('/group/age')).toMatchObject({ text: 'x', errors: [{ code: 'integer' }] });
    expect(controller.getField('/group/age').node.readOnly).toBe(false);
    expect(controller.getField('/group').conflict).toEqual({ theirs });
    controller.resolveConflict('/group', 'theirs');
    expect(controller.getSnapshot()).toMatchObject({ data: { group: theirs }, dirty: false });
  });
});

test('data of the server that is missing is an error, and replaces nothing', () => {
  const eidos = compileEidos({ type: 'object', properties: { name: { type: 'string' } } });
  const controller = createController<unknown>(eidos, { data: { name: 'Ada' } });
  expect(() => controller.receive(undefined)).toThrow('The data at "" is not JSON.');
  expect(controller.getSnapshot()).toMatchObject({ data: { name: 'Ada' }, saved: { name: 'Ada' } });
});

test.each([
  ['is not there twice where the reply of its save was lost', 'lost', 1],
  [
    'is not there twice where a second save is refused, because the first was stored',
    'lost, then refused',
    1,
  ],
  ['is another one where its save was refused', 'refused', 2],
] as const)('a new row that the server reports with an id %s', async (_, how, count) => {
  let saves = 0;
  const onSubmit = () => {
    saves += 1;
    if (saves === 1 && how !== 'refused') throw new Error('timeout');
    return refuse('no');
  };
  const controller = createController<unknown>(compileEidos(schema), { data: { lines: [] }, onSubmit });
  controller.insertRow('/lines', 0, { text: 'new ' });
  await controller.submit();
  if (how === 'lost, then refused') await controller.submit();
  controller.receive({ lines: [{ id: 5, text: 'new' }] });
  expect(controller.get('/lines')).toHaveLength(count);
});

test('a row whose save had no reply is shown after `reset` where the server has stored it', async () => {
  const onSubmit = () => Promise.reject(new Error('timeout'));
  const controller = createController<unknown>(compileEidos(schema), { data: { lines: [] }, onSubmit });
  controller.insertRow('/lines', 0, { text: 'new' });
  await controller.submit();
  controller.reset();
  const stored = { lines: [{ id: 5, text: 'new' }] };
  controller.receive(stored);
  expect(controller.getSnapshot()).toMatchObject({ data: stored, dirty: false });
});

test.each([
  ['before its save is rejected', true],
  ['after its save was rejected', false],
] as const)('an optimistic update that is taken back %s takes no entry with it', async (_, isBefore) => {
  let reply!: (response: unknown) => void;
  const onSubmit = () => new Promise((resolve) => (reply = resolve));
  const controller = createController<unknown>(compileEidos(schema), { data: start, onSubmit });
  controller.set('/name', 'Ann');
  controller.set('/lines/2/text', 'C');
  controller.insertRow('/lines', 3, { text: 'new' });
  const entered = controller.get('');
  const outcome = controller.submit();
  await Promise.resolve();
  controller.receive({ ...(entered as object), amount: 2 });
  if (isBefore) controller.receive(start);
  reply(refuse('no'));
  await outcome;
  controller.receive(start);
  expect(controller.getSnapshot()).toMatchObject({ data: entered, saved: start });
  expect(controller.getSnapshot().changed).toEqual(['/name', '/lines/2/text', '/lines/3']);
  controller.receive({ ...start, name: 'Eve' });
  expect(controller.getField('/name').conflict).toEqual({ theirs: 'Eve' });
});

test.each([
  ['12.50', 12.5, 99],
  ['12.50', 12.5, undefined],
  ['1e2', 100, 100.5],
  ['', undefined, 1],
] as const)(
  '%j, which is still being typed, is shown until the server changes %j to %j',
  async (text, saved, changed) => {
    const controller = createController<unknown>(compileEidos(schema), {
      data: start,
      onSubmit: () => undefined,
    });
    controller.setText('/amount', text);
    await controller.submit();
    controller.receive({ ...start, amount: saved, name: 'Eve' });
    const typed = controller.getField('/amount').text;
    expect(controller.getField('/amount').value).toBe(saved);
    expect(typed).toBe(text || undefined);
    controller.receive({ ...start, amount: changed });
    expect(controller.getField('/amount')).toMatchObject({ text: undefined, value: changed });
  },
);
