import fc from 'fast-check';
import { runsOf, seed } from '../testing/property-runs';
import { compileEidos } from '../compiler/compile-eidos';
import type { Eidos } from '../compiler/node';
import { createRules } from '../rules/create-rules';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import type { Controller } from './controller';
import { createController } from './create-controller';
import { restoreDraft, serializeDraft } from './draft';

const row: JsonSchema = {
  type: 'object',
  properties: { n: { type: 'integer' }, text: { type: 'string' } },
};
const list: JsonSchema = {
  type: 'array',
  prefixItems: [{ type: 'string' }, { type: ['integer', 'null'] }],
  items: row,
};

function open(schema: JsonSchema, data?: object): Controller {
  const eidos = compileEidos({ type: 'object', properties: { list: schema } }) as Eidos<object>;
  return createController(eidos, data === undefined ? {} : { data });
}

const dataOf = (controller: Controller) => controller.getSnapshot().data as { list?: JsonValue };

describe('the rows after fixed items', () => {
  test('are added, moved and removed among themselves', () => {
    const controller = open(list, { list: ['a', 1, { n: 1 }, { n: 2 }] });
    controller.moveRow('/list', 3, 2);
    controller.insertRow('/list', 3, { n: 9 });
    expect(dataOf(controller).list).toEqual(['a', 1, { n: 2 }, { n: 9 }, { n: 1 }]);
    controller.removeRow('/list', 2);
    expect(dataOf(controller).list).toEqual(['a', 1, { n: 9 }, { n: 1 }]);
    expect(() => controller.removeRow('/list', 1)).toThrow('from 2 to 3');
    expect(() => controller.moveRow('/list', 3, 0)).toThrow(RangeError);
    controller.insertRow('/list', 0);
    expect(dataOf(controller).list).toEqual(['a', 1, {}, { n: 9 }, { n: 1 }]);
    while (controller.getSnapshot().canUndo) controller.undo();
    expect(dataOf(controller).list).toEqual(['a', 1, { n: 1 }, { n: 2 }]);
  });

  test('begin after the defaults of the fixed items alone, and are removed with the last entry', () => {
    const schema = { ...list, default: ['d', 4, { n: 1 }, { n: 2 }] } as JsonSchema;
    const controller = open(schema, {});
    controller.insertRow('/list', 0, { n: 7 });
    expect(dataOf(controller)).toEqual({ list: ['d', 4, { n: 7 }] });
    controller.removeRow('/list', 2);
    expect(dataOf(controller)).toEqual({});
    controller.set('/list/0', 'x');
    expect(dataOf(controller)).toEqual({ list: ['x', 4] });
  });

  test('cannot be written before they are there', () => {
    const controller = open(list, { list: ['a'] });
    expect(() => controller.set('/list/2/n', 1)).toThrow('no row 2');
    controller.insertRow('/list', 2, { n: 1 });
    expect(dataOf(controller).list).toEqual(['a', null, { n: 1 }]);
  });

  test('take their unfinished text with them, so that it does not block saving', async () => {
    const controller = open(list, { list: ['a', 1, { n: 1 }] });
    controller.setText('/list/2/n', '1e');
    controller.removeRow('/list', 2);
    expect(controller.getSnapshot().errors).toEqual([]);
    expect((await controller.submit()).status).toBe('submitted');
    controller.undo();
    expect(controller.getField('/list/2/n').text).toBe('1e');
  });

  test('keep unfinished text in a missing fixed item when one is added', () => {
    const controller = open(list, {});
    controller.setText('/list/1', '1e');
    controller.insertRow('/list', 2);
    expect(controller.getField('/list/1').text).toBe('1e');
    expect(dataOf(controller).list).toEqual([null, null, {}]);
  });

  test('move with their text, and a draft restores both', () => {
    const controller = open(list, { list: ['a', 1, { n: 1 }, { n: 2 }] });
    controller.setText('/list/2/n', '1e');
    controller.setText('/list/1', '2x');
    controller.moveRow('/list', 2, 3);
    const again = open(list, { list: ['a', 1, { n: 1 }, { n: 2 }] });
    restoreDraft(again, serializeDraft(controller));
    for (const one of [controller, again]) {
      expect(one.getField('/list/3/n').text).toBe('1e');
      expect(one.getField('/list/1').text).toBe('2x');
      expect(dataOf(one).list).toEqual(['a', 1, { n: 2 }, { n: 1 }]);
    }
  });
});

describe('new data from the server, merged into fixed items and rows', () => {
  test('puts rows of both sides behind the fixed items', () => {
    const controller = open(list, { list: ['a', 1, { n: 1 }] });
    controller.insertRow('/list', 3, { n: 5 });
    controller.set('/list/0', 'mine');
    controller.receive({ list: ['a', 2, { n: 7 }, { n: 1 }] });
    expect(dataOf(controller).list).toEqual(['mine', 2, { n: 7 }, { n: 1 }, { n: 5 }]);
    expect(controller.getSnapshot().changed).toEqual(['/list/0', '/list/4']);
  });

  test('does not lose to a null that only fills a gap, but to one that was chosen', () => {
    const filled = open(list, {});
    filled.insertRow('/list', 2, { n: 1 });
    filled.receive({ list: ['theirs', 3] });
    expect(dataOf(filled).list).toEqual(['theirs', 3, { n: 1 }]);
    expect(filled.getField('/list/1').conflict).toBeUndefined();
    const chosen = open(list, { list: ['a'] });
    chosen.set('/list/1', null);
    chosen.receive({ list: ['a', 3] });
    expect(dataOf(chosen).list).toEqual(['a', null]);
    expect(chosen.getField('/list/1').conflict).toEqual({ theirs: 3 });
    const replaced = open(list, { list: ['a', 1] });
    replaced.set('/list/1', null);
    replaced.receive({ list: ['a', 2] });
    expect(dataOf(replaced).list).toEqual(['a', null]);
    expect(replaced.getField('/list/1').conflict).toEqual({ theirs: 2 });
    const whole = open(list, {});
    whole.set('/list', ['a', null]);
    whole.receive({ list: ['a', 2] });
    expect(whole.get('/list')).toEqual(['a', null]);
  });

  test('shortens a list that was changed elsewhere', () => {
    const controller = open(list, { list: ['a', 1, { n: 1 }] });
    controller.set('/list/0', 'b');
    controller.receive({ list: ['a'] });
    expect(dataOf(controller).list).toEqual(['b']);
  });

  test('keeps the text of fixed items and rows at their places', () => {
    const controller = open(list, {});
    controller.setText('/list/1', '1e');
    controller.insertRow('/list', 2, { n: 1 });
    controller.setText('/list/2/n', '2x');
    controller.receive({ list: ['s', 5, { n: 8 }] });
    expect(controller.getField('/list/1').text).toBe('1e');
    const at = (dataOf(controller).list as JsonValue[]).findIndex((one) => (one as { n?: number }).n === 1);
    expect(controller.getField(`/list/${at}/n`).text).toBe('2x');
  });

  const table: JsonSchema = { type: 'array', items: row };
  test.each<[string, JsonSchema]>([
    [
      'union',
      {
        anyOf: [
          { title: 'T', ...table },
          { title: 'L', ...list },
        ] as JsonSchema[],
      },
    ],
    [
      'union in the other order',
      {
        anyOf: [
          { title: 'L', ...list },
          { title: 'T', ...table },
        ] as JsonSchema[],
      },
    ],
  ])('knows them in an option of a %s', (_name, schema) => {
    const controller = open(schema, { list: ['a', 1, { n: 1 }] });
    controller.set('/list/0', 'mine');
    controller.insertRow('/list', 3, { n: 5 });
    controller.receive({ list: ['a', 2, { n: 3 }, { n: 1 }] });
    expect(dataOf(controller).list).toEqual(['mine', 2, { n: 3 }, { n: 1 }, { n: 5 }]);
    const rows = open(schema, { list: [{ n: 1 }, { n: 2 }] });
    rows.insertRow('/list', 0, { n: 9 });
    rows.receive({ list: [{ n: 4 }, { n: 1 }, { n: 2 }] });
    expect(dataOf(rows).list).toHaveLength(4);
    const mixed = open(schema, { list: [{ n: 1 }] });
    mixed.set('/list', ['a', 1, { n: 2 }]);
    mixed.receive({ list: [{ n: 1 }, { n: 3 }] });
    expect(dataOf(mixed).list).toEqual(['a', 1, { n: 2 }]);
    expect(mixed.getField('/list').conflict).toBeDefined();
  });

  test('knows them in options of objects and under conditions', () => {
    const option = (kind: string, inner: JsonSchema) => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: kind }, rows: inner },
    });
    const union = { oneOf: [option('T', table), option('L', list)] } as JsonSchema;
    const whole = {
      type: 'object',
      properties: { kind: { type: 'string' } },
      if: { properties: { kind: { const: 'L' } }, required: ['kind'] },
      then: { properties: { rows: list } },
      else: { properties: { rows: table } },
    } as JsonSchema;
    for (const schema of [union, whole]) {
      const controller = open(schema, { list: { kind: 'L', rows: ['a', 1, { n: 1 }] } });
      controller.set('/list/rows/0', 'mine');
      controller.removeRow('/list/rows', 2);
      controller.receive({ list: { kind: 'L', rows: ['a', 2, { n: 1 }, { n: 4 }] } });
      expect(dataOf(controller).list).toEqual({ kind: 'L', rows: ['mine', 2, { n: 4 }] });
    }
  });
});

test('rules with a star are about the rows, not about the fixed items', () => {
  const eidos = compileEidos({
    type: 'object',
    properties: { list: { ...(list as object), prefixItems: [row], items: row } },
  }) as Eidos<object>;
  const rules = createRules<object>(eidos, {
    checks: { '/list/*': () => 'a row', '/list/*/n': (n: unknown) => n === 1 && 'a number' } as never,
    derived: { '/list/*/text': ({ n }: { n?: number }) => `no. ${n}` } as never,
  });
  const controller: Controller = createController(eidos, {
    data: { list: [{ n: 1 }, { n: 1 }] },
    rules,
  });
  const found = controller.getErrors('').map(({ pointer }) => pointer);
  expect(found).toEqual(['/list/1', '/list/1/n']);
  controller.set('/list/0/n', 4);
  controller.set('/list/1/n', 5);
  expect(controller.get('/list')).toEqual([{ n: 4 }, { n: 5, text: 'no. 5' }]);
});

describe(`merges of fixed items and rows (PROPERTY_SEED=${seed})`, () => {
  const keyed: JsonSchema = {
    type: 'array',
    prefixItems: [{ type: 'string' }, { type: 'integer' }],
    items: { type: 'object', properties: { id: { type: 'integer' }, n: { type: 'integer' } } },
    'x-eidos': { rowKey: 'id' },
  };
  const table: JsonSchema = {
    type: 'array',
    items: { type: 'object', properties: { id: { type: 'integer' } } },
  };
  const isList: JsonSchema = { properties: { kind: { const: 'L' } }, required: ['kind'] };
  const option = (kind: string, inner: JsonSchema) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind }, list: inner },
  });
  const around: readonly JsonSchema[] = [
    { type: 'object', properties: { kind: { type: 'string' }, list: keyed } },
    { oneOf: [option('T', table), option('L', keyed)] },
    { type: 'object', properties: { kind: true, list: { anyOf: [{ ...table, title: 'Table' }, keyed] } } },
    {
      type: 'object',
      properties: { kind: { type: 'string' } },
      if: isList,
      then: { properties: { list: keyed } },
      else: { properties: { list: table } },
    },
  ];
  type List = [string, number, ...{ id: number; n: number }[]];
  const lists = fc
    .tuple(
      fc.constantFrom('a', 'b'),
      fc.nat(2),
      fc.uniqueArray(fc.record({ id: fc.nat(5), n: fc.nat(2) }), { selector: ({ id }) => id, maxLength: 4 }),
    )
    .map(([name, count, rows]): List => [name, count, ...rows]);
  const rowsOf = ([, , ...rows]: List) => new Map(rows.map((one) => [one.id, one.n]));

  test('keep what was changed here, and take everything else from the server', () => {
    fc.assert(
      fc.property(fc.constantFrom(...around), lists, lists, lists, (schema, base, goal, theirs) => {
        const eidos = compileEidos(schema) as Eidos<object>;
        const controller: Controller = createController(eidos, { data: { kind: 'L', list: base } });
        const listOf = () => controller.get('/list') as unknown as List;
        // Edits one after the other that lead from one list to the other.
        for (const index of [0, 1]) controller.set(`/list/${index}`, goal[index]);
        for (let at = listOf().length - 1; at >= 2; at -= 1)
          if (!rowsOf(goal).has((listOf()[at] as { id: number }).id)) controller.removeRow('/list', at);
        for (const [id, n] of rowsOf(goal)) {
          const at = listOf().findIndex((one) => typeof one === 'object' && one.id === id);
          if (at < 0) controller.insertRow('/list', listOf().length, { id, n });
          else controller.set(`/list/${at}/n`, n);
        }
        // Undo restores what was there before data that the screen has already.
        const isNews = JSON.stringify(listOf()) !== JSON.stringify(theirs);
        controller.receive({ kind: 'L', list: theirs });
        const merged = listOf();
        for (const index of [0, 1])
          expect(merged[index]).toBe(goal[index] === base[index] ? theirs[index] : goal[index]);
        expect(rowsOf(merged).size).toBe(merged.length - 2);
        expect(new Set(controller.getRowKeys('/list')).size).toBe(merged.length);
        const [was, ours, sent, now] = [base, goal, theirs, merged].map(rowsOf) as [
          Map<number, number>,
          Map<number, number>,
          Map<number, number>,
          Map<number, number>,
        ];
        for (const id of new Set([...was.keys(), ...ours.keys(), ...sent.keys(), ...now.keys()])) {
          const isKept = was.get(id) !== ours.get(id);
          expect([id, now.get(id)]).toEqual([id, isKept ? ours.get(id) : sent.get(id)]);
        }
        while (controller.getSnapshot().canUndo) controller.undo();
        expect(listOf()).toEqual(isNews ? theirs : base);
      }),
      { seed, numRuns: runsOf(100) },
    );
  });
});

describe(`a list of fixed items and rows (PROPERTY_SEED=${seed})`, () => {
  type Row = { id: number; n?: number; tags?: readonly JsonValue[] };
  type List = readonly [string, number, ...Row[]];
  const tags: JsonSchema = { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'integer' } };
  const keyed: JsonSchema = {
    type: 'array',
    prefixItems: [{ type: 'string' }, { type: 'integer' }],
    items: { type: 'object', properties: { id: { type: 'integer' }, n: { type: 'integer' }, tags } },
    'x-eidos': { rowKey: 'id' },
  };
  const rows = fc
    .uniqueArray(
      fc.record(
        { id: fc.nat(4), n: fc.nat(2), tags: fc.tuple(fc.constantFrom('x', 'y'), fc.nat(1)) },
        { requiredKeys: ['id'] },
      ),
      { selector: ({ id }) => id, maxLength: 4 },
    )
    // Lists that equal one of another row would be that one, and have its keys.
    .map((all) => all.map((one): Row => ({ ...one, ...(one.tags && { tags: [...one.tags, one.id] }) })));
  const lists = fc
    .tuple(fc.constantFrom('a', 'b'), fc.nat(2), rows)
    .map(([name, count, rest]): List => [name, count, ...rest]);
  const idAt = (controller: Controller, at: number) => controller.get(`/box/list/${at}/id` as '') as unknown;
  const listOf = (controller: Controller) => controller.get('/box/list') as unknown as List;
  const box = (schema: JsonSchema): JsonSchema => ({
    type: 'object',
    properties: { box: { type: 'object', properties: { list: schema } } },
  });
  const eidos = compileEidos(box(keyed)) as Eidos<object>;
  const start = (list: List): Controller => createController(eidos, { data: { box: { list } } });

  /** Leads to another list by edits of its fields and rows alone. */
  function edit(controller: Controller, goal: List): void {
    const [name, count, ...wanted] = goal;
    controller.set('/box/list/0', name);
    controller.set('/box/list/1', count);
    for (let at = listOf(controller).length - 1; at >= 2; at -= 1)
      if (!wanted.some(({ id }) => id === idAt(controller, at))) controller.removeRow('/box/list', at);
    wanted.forEach((one, offset) => {
      const at = listOf(controller).findIndex((_, index) => index >= 2 && idAt(controller, index) === one.id);
      if (at < 0) controller.insertRow('/box/list', offset + 2, one);
      else {
        controller.moveRow('/box/list', at, offset + 2);
        controller.set(`/box/list/${offset + 2}/n`, one.n);
        controller.set(`/box/list/${offset + 2}/tags`, one.tags);
      }
    });
  }

  test('is the same whether the group around it is set whole or its fields', () => {
    fc.assert(
      fc.property(lists, lists, lists, (base, goal, theirs) => {
        const whole = start(base);
        whole.set('/box', { list: goal });
        const parts = start(base);
        edit(parts, goal);
        const changesOf = (one: Controller) => one.getSnapshot().changed.toSorted();
        expect(listOf(whole)).toEqual(goal);
        expect(listOf(parts)).toEqual(goal);
        expect(changesOf(whole)).toEqual(changesOf(parts));
        for (const one of [whole, parts]) one.receive({ box: { list: theirs } });
        expect(listOf(whole)).toEqual(listOf(parts));
        expect(changesOf(whole)).toEqual(changesOf(parts));
      }),
      { seed, numRuns: runsOf(100) },
    );
  });

  test('keeps half-typed text in its row when the server removes an earlier one, through undo and redo', () => {
    const cases = fc.record({ base: lists, at: fc.nat(3), gone: fc.nat(3), edited: fc.boolean() });
    fc.assert(
      fc.property(cases, ({ base, at, gone, edited }) => {
        fc.pre(gone < at && at + 2 < base.length);
        const controller = start(base);
        if (edited) controller.set('/box/list/0', 'mine');
        controller.setText(`/box/list/${at + 2}/n`, '1e');
        const later = base.toSpliced(gone + 2, 1);
        controller.receive({ box: { list: later } });
        const textsOf = () =>
          listOf(controller).map((_, index) =>
            index < 2 ? undefined : controller.getField(`/box/list/${index}/n`).text,
          );
        const typed = later.map((_, index) => (index === at + 1 ? '1e' : undefined));
        expect(textsOf()).toEqual(typed);
        controller.undo();
        expect(textsOf()).toEqual(typed.map(() => undefined));
        expect(listOf(controller)).toEqual(edited ? later.with(0, 'mine') : later);
        controller.undo();
        expect(listOf(controller)).toEqual(later);
        expect(controller.getSnapshot().dirty).toBe(false);
        controller.redo();
        controller.redo();
        expect(textsOf()).toEqual(typed);
        controller.setText(`/box/list/${at + 1}/n`, '7');
        expect(controller.get(`/box/list/${at + 1}/n` as '')).toBe(7);
      }),
      { seed, numRuns: runsOf(100) },
    );
  });

  test('is the same in a draft over a newer record and in the screen that receives the record, at each step', () => {
    const texts = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('1e', '4')), {
      maxLength: 2,
    });
    fc.assert(
      fc.property(lists, lists, texts, lists, (base, goal, typed, theirs) => {
        const received = start(base);
        edit(received, goal);
        for (const [at, text] of typed)
          if (at < goal.length) received.setText(`/box/list/${at}${at > 1 ? '/n' : ''}`, text);
        const restored = start(theirs);
        restoreDraft(restored, serializeDraft(received));
        received.receive({ box: { list: theirs } });
        const stateOf = (controller: Controller) => {
          const { data, changed, errors, dirty, canUndo } = controller.getSnapshot();
          return { data, changed, errors, dirty, canUndo };
        };
        expect(stateOf(restored)).toEqual(stateOf(received));
        while (received.getSnapshot().canUndo) {
          for (const one of [received, restored]) one.undo();
          expect(stateOf(restored)).toEqual(stateOf(received));
        }
      }),
      { seed, numRuns: runsOf(100) },
    );
  });

  test('comes back with its rows, keys and texts when another option was chosen for a while', () => {
    const one = { ...(keyed as object), title: 'One', prefixItems: [{ type: 'string' }] };
    const two = { ...(keyed as object), title: 'Two' };
    const table = { title: 'Table', type: 'array', items: (keyed as { items: JsonSchema }).items };
    const between = compileEidos(box({ anyOf: [one, two, table] as JsonSchema[] })) as Eidos<object>;
    const others = fc.uniqueArray(fc.constantFrom('option-1', 'option-3'), { minLength: 1 });
    fc.assert(
      fc.property(lists, others, fc.boolean(), fc.boolean(), (base, away, typing, adds) => {
        const controller: Controller = createController(between, { data: { box: { list: base } } });
        const stateOf = () => ({
          list: listOf(controller),
          keys: controller.getRowKeys('/box/list'),
          texts: listOf(controller).map((_, at) => controller.getField(`/box/list/${at}`).text),
          changed: controller.getSnapshot().changed,
          option: controller.getField('/box/list').option,
        });
        const first = stateOf();
        controller.set('/box/list/1', 7);
        if (adds) controller.insertRow('/box/list', 2, { id: 9 });
        if (typing) controller.setText('/box/list/1', '7e');
        const before = stateOf();
        for (const option of away) {
          controller.chooseOption('/box/list', option);
          controller.insertRow('/box/list', 0, { id: 8 });
          expect(new Set(controller.getRowKeys('/box/list')).size).toBe(listOf(controller).length);
          controller.setText(`/box/list/${listOf(controller).length - 1}/n`, '5');
        }
        controller.chooseOption('/box/list', 'option-2');
        expect(stateOf()).toEqual(before);
        while (controller.getSnapshot().canUndo) controller.undo();
        expect(stateOf()).toEqual(first);
        expect(controller.getSnapshot().dirty).toBe(false);
      }),
      { seed, numRuns: runsOf(100) },
    );
  });
});
