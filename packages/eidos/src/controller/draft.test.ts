import { compileEidos } from '../compiler/compile-eidos';
import type { UnionNode } from '../compiler/node';
import { createTranslator } from '../translations/catalogue';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import type { Controller } from './controller';
import { createController } from './create-controller';
import { restoreDraft, serializeDraft } from './draft';

const order = compileEidos({
  type: 'object',
  properties: {
    seats: { type: 'integer' },
    name: { type: 'string' },
    address: { type: 'object', properties: { city: { type: 'string' } } },
    contact: {
      oneOf: [
        { type: 'object', title: 'Person', properties: { first: { type: 'string' } } },
        { type: 'object', title: 'Firm', properties: { firm: { type: 'string' } } },
      ],
    },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { item: { type: 'string' }, amount: { type: 'number' } } },
    },
  },
});
const saved = { seats: 2, lines: [{ item: 'Pen', amount: 1 }, { item: 'Ink' }] };

function edit(controller: Controller) {
  const { options } = controller.getField('/contact').node as never as { options: { id: string }[] };
  controller.setText('/seats', '12x');
  controller.set('/name', 'Ada');
  controller.set('/address/city', 'Rome');
  controller.chooseOption('/contact', options[1]?.id);
  controller.insertRow('/lines', 1, { item: 'Cap' });
  controller.setText('/lines/2/amount', 'many');
  return options[1]?.id;
}

/** Everything that a screen shows of a controller. */
function shown(controller: Controller) {
  const { data, errors, dirty, changed } = controller.getSnapshot();
  const fields = ['/seats', '/contact', '/lines/2/amount'].map((pointer) => {
    const { text, option, dirty: isDirty, touched } = controller.getField(pointer);
    return { text, option, isDirty, touched };
  });
  return { data, errors, dirty, changed, fields };
}

test('a draft keeps values, texts that are not a value yet, options, rows and what is dirty', () => {
  const first = createController<unknown>(order, { data: saved });
  const firm = edit(first);
  first.touch('/seats');
  const again = createController<unknown>(order, { data: saved });
  restoreDraft(again, serializeDraft(first));
  expect(shown(again)).toEqual(shown(first));
  expect(again.getField('/contact').option).toBe(firm);
  expect(again.getField('/seats').touched).toBe(true);
  // The group around the city is removed with it, as it does where it was typed.
  again.set('/address/city', undefined);
  expect(again.get('/address')).toBeUndefined();
  again.undo();
  // Every step of undo and redo is there too, and what was entered in the option that is not chosen any more.
  for (let steps = 0; steps < 3; steps += 1) {
    again.undo();
    first.undo();
    expect(shown(again)).toEqual(shown(first));
  }
  const resumed = createController<unknown>(order, { data: saved });
  restoreDraft(resumed, serializeDraft(again));
  resumed.redo();
  first.redo();
  expect(shown(resumed)).toEqual(shown(first));
  while (resumed.getSnapshot().canUndo) resumed.undo();
  expect(resumed.getSnapshot()).toMatchObject({ data: saved, dirty: false });
  resumed.redo();
  expect(resumed.getField('/seats').text).toBe('12x');
});

test('options with numbered names share what was entered last, also after a draft', () => {
  const option = (kind: number, more?: object): JsonSchema => ({
    ...more,
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind } },
  });
  const base = { allOf: [{ $ref: '#/$defs/base' }] };
  const eidos = compileEidos({
    type: 'object',
    properties: { way: { oneOf: [option(2, base), option(1, base), option(3)] } },
    $defs: { base: { properties: { note: { type: 'string' } } } },
  });
  const first: Controller = createController<unknown>(eidos);
  for (const id of ['2', '1']) {
    first.chooseOption('/way', id);
    first.set('/way/note', `in ${id}`);
  }
  first.chooseOption('/way', '3');
  const again: Controller = createController<unknown>(eidos);
  restoreDraft(again, serializeDraft(first));
  for (const controller of [first, again]) {
    controller.chooseOption('/way', '2');
    expect(controller.get('/way')).toEqual({ kind: 2, note: 'in 1' });
  }
});

test('input in another option comes back with it', () => {
  const first = createController<unknown>(order);
  const [person, firm] = (first.getField('/contact').node as never as { options: { id: string }[] }).options;
  first.chooseOption('/contact', person?.id);
  first.set('/contact/first', 'Ada');
  first.chooseOption('/contact', firm?.id);
  const again = createController<unknown>(order);
  restoreDraft(again, serializeDraft(first));
  again.chooseOption('/contact', person?.id);
  expect(again.get('/contact')).toEqual({ first: 'Ada' });
});

test('rows that are added after the draft have fields of their own', () => {
  const first = createController<unknown>(order, { data: saved });
  first.insertRow('/lines', 0);
  first.setText('/lines/0/amount', 'many');
  const again = createController<unknown>(order, { data: saved });
  restoreDraft(again, serializeDraft(first));
  for (let rows = 0; rows < 5; rows += 1) again.insertRow('/lines', 0);
  expect(new Set(again.getField('/lines').rowKeys).size).toBe(8);
  expect(again.getField('/lines/0/amount').text).toBeUndefined();
  expect(again.getField('/lines/5/amount').text).toBe('many');
});

test.each(['{}', '[]', '"draft"', '{"saved":{},"data":{}}', '{'])(
  '%s is rejected and changes nothing',
  (text) => {
    const controller = createController<unknown>(order, { data: saved });
    edit(controller);
    const before = shown(controller);
    expect(() => restoreDraft(controller, text)).toThrow(
      text === '{' ? SyntaxError : 'The text is not a draft',
    );
    expect(shown(controller)).toEqual(before);
  },
);

test('a conflict that is not resolved yet is one after the reload too', () => {
  const first = createController<unknown>(order, { data: saved });
  first.set('/name', 'Mine');
  first.receive({ ...saved, name: 'Theirs' });
  const again = createController<unknown>(order, { data: { ...saved, name: 'Theirs' } });
  restoreDraft(again, serializeDraft(first));
  expect(again.getField('/name').conflict).toEqual({ theirs: 'Theirs' });
  expect(again.get('/name')).toBe('Mine');
});

test('a step of undo in a map, and in a group of many fields, adds little to the draft', () => {
  const counts = compileEidos({ type: 'object', additionalProperties: { type: 'integer' } });
  const data = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`entry ${index}`, index]));
  const controller = createController<unknown>(counts, { data });
  const short = serializeDraft(controller).length;
  for (let step = 0; step < 100; step += 1) controller.set(`/entry ${step * 9}`, -1);
  controller.set('/entry 3', undefined);
  controller.set('/__proto__', 5);
  controller.set('/entry 3', 3);
  const draft = serializeDraft(controller);
  expect(draft.length - short).toBeLessThan(40_000);
  const again = createController<unknown>(counts, { data });
  restoreDraft(again, draft);
  expect(JSON.stringify(again.getSnapshot().data)).toBe(JSON.stringify(controller.getSnapshot().data));
  again.undo();
  expect(again.get('/entry 3')).toBeUndefined();
});

test('a value of any kind is restored as it was, whatever was there one step before', () => {
  const anything = compileEidos({ type: 'object', properties: { value: {} } });
  const values: JsonValue[] = [
    'ab',
    { 0: 'a', 1: 'b' },
    { 1: 'c', x: 1 },
    ['a'],
    { x: 1, y: [] },
    { y: [] },
    5,
  ];
  const first = createController<unknown>(anything, { data: {} });
  for (const value of values) first.set('/value', value);
  first.set('/value', undefined);
  const again = createController<unknown>(anything, { data: {} });
  restoreDraft(again, serializeDraft(first));
  for (const value of [undefined, ...values.toReversed()]) {
    expect(JSON.stringify(again.get('/value'))).toBe(JSON.stringify(value));
    again.undo();
  }
});

test('a step of undo in a long table adds little to the draft', () => {
  const lines = Array.from({ length: 2000 }, (_, index) => ({ item: `Item ${index}`, amount: index }));
  const controller = createController<unknown>(order, { data: { lines } });
  controller.set('/lines/7/amount', 1);
  const short = serializeDraft(controller).length;
  for (let step = 0; step < 100; step += 1) controller.set(`/lines/${step * 9}/amount`, step);
  expect(serializeDraft(controller).length - short).toBeLessThan(40_000);
});

test('a record that has changed since is merged, and what both changed is a conflict', () => {
  const first = createController<unknown>(order, { data: saved });
  edit(first);
  const newer = { seats: 2, name: 'Bob', lines: [{ item: 'Pen', amount: 7 }, { item: 'Ink' }] };
  const again = createController<unknown>(order, { data: newer });
  restoreDraft(again, serializeDraft(first));
  expect(again.getSnapshot().data).toMatchObject({
    name: 'Ada',
    lines: [{ item: 'Pen', amount: 7 }, { item: 'Cap' }, { item: 'Ink' }],
  });
  expect(again.getField('/name').conflict).toEqual({ theirs: 'Bob' });
  expect(again.getField('/lines/2/amount').text).toBe('many');
  expect(again.getSnapshot().saved).toEqual(newer);
});

test('a draft without changes restores the current record, and one of a new record its input', () => {
  const again = createController<unknown>(order, { data: { seats: 3 } });
  restoreDraft(again, serializeDraft(createController<unknown>(order, { data: saved })));
  expect(again.getSnapshot()).toMatchObject({ data: { seats: 3 }, dirty: false });
  const fresh = createController<unknown>(order);
  fresh.set('/name', 'Ada');
  const next = createController<unknown>(order);
  restoreDraft(next, serializeDraft(fresh));
  expect(next.getSnapshot()).toMatchObject({ data: { name: 'Ada' }, changed: ['/name'] });
});

test('a field that the schema has no longer stays in the data, and its text is returned', () => {
  const first = createController<unknown>(order, { data: saved });
  edit(first);
  const smaller = compileEidos({ type: 'object', properties: { name: { type: 'string' } } });
  const again = createController<unknown>(smaller, { data: saved });
  const unplaced = restoreDraft(again, serializeDraft(first));
  expect(unplaced).toEqual([
    { pointer: '/seats', text: '12x' },
    { pointer: '/lines/2/amount', text: 'many' },
  ]);
  expect(again.getSnapshot()).toMatchObject({ data: { name: 'Ada', seats: 2 }, errors: [] });
});

test.each<[string, JsonSchema]>([
  ['a group', { type: 'object', properties: { a: { type: 'string' } } }],
  ['a constant', { const: 2 }],
  ['read-only', { type: 'integer', readOnly: true }],
])('a text whose field is %s now is returned, and blocks no save', async (_, seats) => {
  const first = createController<unknown>(order, { data: {} });
  first.setText('/seats', '12x');
  const again = createController<unknown>(compileEidos({ type: 'object', properties: { seats } }), {
    data: {},
  });
  expect(restoreDraft(again, serializeDraft(first))).toEqual([{ pointer: '/seats', text: '12x' }]);
  expect(await again.submit()).toEqual({ status: 'submitted' });
});

test.each([
  ['integer', { text: '12x', value: undefined }, ['unit']],
  ['boolean', { text: '12x', value: undefined }, ['boolean']],
  ['string', { text: undefined, value: '12x' }, []],
])('a text is read again where its field has become one of another kind: %s', (type, field, codes) => {
  const first = createController<unknown>(order, { data: {} });
  first.setText('/seats', '12x');
  first.set('/name', 'Ada');
  const draft = serializeDraft(first);
  const eidos = compileEidos({ type: 'object', properties: { seats: { type } } });
  const again = createController<unknown>(eidos, { data: {} });
  expect(restoreDraft(again, draft)).toEqual([]);
  expect(again.getField('/seats')).toMatchObject(field);
  expect(again.getSnapshot().errors.map(({ code }) => code)).toEqual(codes);
  again.undo();
  expect(again.getField('/seats')).toMatchObject(field);
  again.undo();
  expect(again.getSnapshot()).toMatchObject({ data: {}, canUndo: false, dirty: false });
});

it.each(['de', 'en'])(
  'reads texts in the locale in which they were typed, then in the %s of the screen',
  (locale) => {
    const price = compileEidos({
      type: 'object',
      properties: { a: { type: 'number' }, b: { type: 'string' } },
    });
    const first = createController<unknown>(price, { data: { a: 2 }, locale: 'de' });
    first.setText('/a', '1.5');
    first.set('/b', 'x');
    // Its screen sets the locale once it is shown.
    const again = createController<unknown>(price, { data: { a: 2 } });
    const restored = () => [again.get('/a'), again.getField('/a').text, again.getSnapshot().errors.length];
    restoreDraft(again, serializeDraft(first));
    expect(restored()).toEqual([2, '1.5', 1]);
    again.setLocale('de');
    again.undo();
    expect(restored()).toEqual([2, '1.5', 1]);
    again.undo();
    expect(restored()).toEqual([2, undefined, 0]);
    // A screen that is there already reads them in its own locale.
    const { t, label } = createTranslator({ locale });
    again.setLocale({ locale, t, label });
    restoreDraft(again, serializeDraft(first));
    expect(again.get('/a')).toBe(locale === 'de' ? 2 : 1.5);
  },
);

it('names a controller that is a copy', () => {
  expect(() => serializeDraft({ ...createController(order) })).toThrow(
    /^Unknown controller\. Pass the object/,
  );
});

describe('a draft of a list that has become one of another kind', () => {
  const integer = { type: 'integer' } as const;
  const lists = {
    tuple: { type: 'array', prefixItems: [integer, integer], items: false },
    'tuple with rows': { type: 'array', prefixItems: [integer], items: integer },
    table: { type: 'array', items: integer },
  };
  const open = (list: object, data: object) =>
    createController<unknown>(compileEidos({ type: 'object', properties: { list } }), { data });
  const kinds = Object.values(lists);

  test.each(kinds.flatMap((from) => kinds.map((to) => [from, to] as const)))(
    'keeps a text at its item: %j, %j',
    (from, to) => {
      const before = open(from, { list: [1, 2] });
      before.setText('/list/1', 'seven');
      before.touch('/list/1');
      const after = open(to, { list: [1, 2] });
      expect(restoreDraft(after, serializeDraft(before))).toEqual([]);
      expect(after.getField('/list/1')).toMatchObject({ text: 'seven', touched: true });
      expect(after.getSnapshot().errors).toMatchObject([{ pointer: '/list/1', code: 'integer' }]);
      after.setText('/list/1', '7');
      expect(after.getSnapshot()).toMatchObject({ data: { list: [1, 7] }, errors: [] });
    },
  );

  test.each(kinds.flatMap((from) => kinds.map((to) => [from, to] as const)))(
    'keeps the texts of each step of undo and redo at their items: %j, %j',
    (from, to) => {
      const before = open(from, { list: [1, 2] });
      before.setText('/list/1', 'six');
      before.touch('/list/1');
      before.setText('/list/1', 'seven');
      before.touch('/list/1');
      before.set('/list/1', 8);
      before.undo();
      const after = open(to, { list: [1, 2] });
      restoreDraft(after, serializeDraft(before));
      const texts = [after.undo, after.undo, after.redo, after.redo, after.redo].map((travel) => {
        travel();
        return after.getField('/list/1').text;
      });
      expect(texts).toEqual(['six', undefined, 'six', 'seven', undefined]);
    },
  );

  test('keeps what was filled in apart from what was entered', () => {
    const text = { type: 'string' } as const;
    const details = {
      type: 'object',
      required: ['kind', 'note'],
      properties: { kind: { const: 'k' }, note: text },
    };
    const row = { type: 'object', properties: { details } };
    const data = { list: [{}, {}] };
    const before = open({ type: 'array', items: row }, data);
    before.set('/list/0/details/note', 'a');
    const after = open({ type: 'array', prefixItems: [row], items: row }, data);
    restoreDraft(after, serializeDraft(before));
    expect(after.getSnapshot().data).toEqual({ list: [{ details: { kind: 'k', note: 'a' } }, {}] });
    after.set('/list/0/details/note', undefined);
    expect(after.getSnapshot()).toMatchObject({ data, errors: [] });
  });

  test('keeps a text at its row while another option has fixed items in its place', () => {
    const row = { type: 'object', properties: { count: integer } } as const;
    const option = (kind: string, list: object) => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: kind }, list },
    });
    const options = [
      option('rows', { type: 'array', items: row }),
      option('fixed', { type: 'array', prefixItems: [row], items: row }),
    ];
    const schema = { type: 'object', properties: { of: { oneOf: options } } };
    const data = { of: { kind: 'rows', list: [{}, { count: 1 }] } };
    const openOptions = () => createController<unknown>(compileEidos(schema as JsonSchema), { data });
    const choose = (controller: Controller, at: number) => {
      const { node } = controller.getField('/of');
      controller.chooseOption('/of', (node as UnionNode).options[at]?.id);
    };
    const before = openOptions();
    before.setText('/of/list/0/count', 'seven');
    choose(before, 1);
    const after = openOptions();
    restoreDraft(after, serializeDraft(before));
    expect(after.getField('/of/list/0/count').text).toBeUndefined();
    choose(after, 0);
    expect(after.getField('/of/list/0/count').text).toBe('seven');
    expect(after.getSnapshot().errors).toMatchObject([{ pointer: '/of/list/0/count', code: 'integer' }]);
  });
});
