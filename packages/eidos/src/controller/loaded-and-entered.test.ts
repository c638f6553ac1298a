import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import type { Controller } from './controller';
import { createController } from './create-controller';

function open(schema: JsonSchema, data?: unknown): Controller {
  return createController<unknown>(compileEidos(schema), { data: data as object });
}
const object = (properties: Record<string, JsonSchema>, ...required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const dataOf = (controller: Controller): unknown => controller.getSnapshot().data;
const codes = (controller: Controller) =>
  controller.getSnapshot().errors.map(({ pointer, code }) => `${pointer} ${code}`);

const text = { type: 'string' } as const;

describe('a tuple', () => {
  const pair = { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] } as const;

  test('stays a list, whichever item is edited', () => {
    const controller = open(object({ pair }), { pair: [1, 2] });
    controller.setText('/pair/0', '9');
    expect(controller.get('/pair')).toEqual([9, 2]);
    controller.setText('/pair/1', '');
    expect(controller.get('/pair')).toEqual([9, null]);
    expect(codes(controller)).toEqual(['/pair/1 required']);
  });

  test('has its length when it is new, required or typed into', () => {
    expect(dataOf(open(object({ pair }, 'pair')))).toEqual({ pair: [null, null] });
    const controller = open(object({ pair }));
    controller.setText('/pair/1', '1e');
    controller.setText('/pair/0', '9');
    expect(controller.get('/pair')).toEqual([9, null]);
    expect(controller.getField('/pair/1').text).toBe('1e');
    controller.setText('/pair/1', '');
    controller.setText('/pair/0', '');
    expect(dataOf(controller)).toEqual({});
  });

  test('that was loaded shorter gets only the items that are entered', () => {
    const controller = open(object({ pair }), { pair: [] });
    controller.setText('/pair/0', '9');
    expect(controller.get('/pair')).toEqual([9]);
    controller.setText('/pair/0', '');
    expect(controller.get('/pair')).toEqual([]);
  });
});

describe('an optional group', () => {
  test('with a field of the name -1 reports a typed text that it does not take', () => {
    const controller = open(object({ group: object({ '-1': { type: 'integer' } }) }), {});
    controller.setText('/group/-1', 'x');
    expect(controller.getField('/group/-1')).toMatchObject({ text: 'x', errors: [{ code: 'integer' }] });
  });

  test('that holds an array keeps names that look like the keys of rows apart from its items', () => {
    const part = { type: 'object', properties: { row1: { type: 'integer' }, 0: { type: 'integer' } } };
    const controller = open(object({ part }), { part: [7, 8] });
    expect(controller.getRowKeys('/part')).toEqual([]);
    for (const name of ['row1', '0'])
      expect(controller.getField(`/part/${name}`)).toMatchObject({ value: undefined, stored: false });
    controller.setErrors({ '/part/0': 'Refused' });
    expect(controller.getField('/part').errors).toContainEqual(
      expect.objectContaining({ message: 'Refused' }),
    );
  });

  test('is removed again when only its constants and defaults are left', () => {
    const group = object(
      { kind: { const: 'a' }, size: { type: 'integer', default: 1 }, text },
      'kind',
      'text',
    );
    const controller = open(object({ group }));
    controller.setText('/group/text', 'x');
    expect(dataOf(controller)).toEqual({ group: { kind: 'a', size: 1, text: 'x' } });
    controller.setText('/group/text', '');
    expect(dataOf(controller)).toEqual({});
    expect(controller.getSnapshot()).toMatchObject({ errors: [], dirty: false });
  });

  test('is removed with the groups, tables and nulls that it requires', () => {
    const inner = object({ a: text, b: { type: 'boolean', default: true } });
    const list = { type: 'array', items: text };
    const group = object({ inner, list, note: { type: ['string', 'null'] }, text }, 'inner', 'list', 'note');
    const controller = open(object({ outer: object({ group }) }));
    controller.setText('/outer/group/text', 'x');
    controller.setText('/outer/group/inner/a', 'y');
    controller.setText('/outer/group/text', '');
    expect(controller.get('/outer/group')).toEqual({ inner: { a: 'y', b: true }, list: [], note: null });
    controller.setText('/outer/group/inner/a', '');
    expect(dataOf(controller)).toEqual({});
  });

  test('that was loaded is never removed without an edit in it, and keeps what was loaded with it', () => {
    const group = object({ size: { type: 'integer', default: 1 }, text, more: text });
    const controller = open(object({ group, other: text }), { group: { size: 1, text: 'x' } });
    controller.setText('/other', 'x');
    controller.setText('/group/text', '');
    expect(controller.get('/group')).toEqual({ size: 1 });
    controller.setText('/group/more', 'y');
    controller.setText('/group/more', '');
    expect(controller.get('/group')).toEqual({ size: 1 });
  });

  test('that was emptied and filled in again has only what was entered', () => {
    const group = object({ size: { type: 'integer', default: 1 }, text });
    const controller = open(object({ group }), { group: { text: 'x' } });
    controller.setText('/group/text', '');
    expect(dataOf(controller)).toEqual({});
    controller.setText('/group/text', 'x');
    expect(controller.getSnapshot()).toMatchObject({ data: { group: { text: 'x' } }, dirty: false });
  });

  test('returns to null where it was null', () => {
    const group = { anyOf: [object({ text }, 'text'), { type: 'null' }] };
    for (const required of [[], ['group']]) {
      const controller = open(object({ group }, ...required), { group: null });
      controller.setText('/group/text', 'x');
      expect(dataOf(controller)).toEqual({ group: { text: 'x' } });
      controller.setText('/group/text', '');
      expect(controller.getSnapshot()).toMatchObject({ data: { group: null }, errors: [], dirty: false });
    }
  });

  test('returns to null in a row that was null', () => {
    const items = { anyOf: [object({ text, size: { type: 'integer', default: 1 } }), { type: 'null' }] };
    const controller = open(object({ list: { type: 'array', items } }), { list: [null, null] });
    controller.setText('/list/1/text', 'x');
    expect(controller.get('/list/1')).toEqual({ text: 'x', size: 1 });
    controller.setText('/list/1/text', '');
    expect(controller.getSnapshot()).toMatchObject({
      data: { list: [null, null] },
      errors: [],
      dirty: false,
    });
  });

  test('that is required and missing in a loaded record is missing again after it was emptied', () => {
    const controller = open(object({ group: object({ text }) }, 'group'), {});
    controller.setText('/group/text', 'x');
    controller.setText('/group/text', '');
    expect(dataOf(controller)).toEqual({});
    expect(dataOf(open(object({ group: object({ text }) }, 'group')))).toEqual({ group: {} });
  });

  test('with what its conditions have filled in is removed too', () => {
    const group = {
      ...(object({ text }) as object),
      if: { required: ['text'] },
      then: { properties: { zone: { type: 'string', default: 'A' } } },
    };
    const controller = open(object({ group }));
    controller.setText('/group/text', 'x');
    expect(dataOf(controller)).toEqual({ group: { text: 'x', zone: 'A' } });
    controller.setText('/group/text', '');
    expect(dataOf(controller)).toEqual({});
  });
});

describe('an optional table', () => {
  test('with a least number of rows returns to nothing with its last row', () => {
    const lines = { type: 'array', minItems: 1, items: object({ text }, 'text') };
    const controller = open(object({ lines }));
    controller.insertRow('/lines', 0);
    expect(codes(controller)).toEqual(['/lines/0/text required']);
    controller.removeRow('/lines', 0);
    expect(controller.getSnapshot()).toMatchObject({ data: {}, errors: [], dirty: false });
    const loaded = open(object({ lines }), { lines: [{ text: 'x' }] });
    loaded.removeRow('/lines', 0);
    expect(loaded.getSnapshot()).toMatchObject({ data: {}, errors: [] });
  });

  test('that was loaded empty stays an empty list', () => {
    const controller = open(object({ lines: { type: 'array', items: text } }), { lines: [] });
    controller.insertRow('/lines', 0, 'x');
    controller.removeRow('/lines', 0);
    expect(controller.getSnapshot()).toMatchObject({ data: { lines: [] }, dirty: false });
  });
});

describe('a default that hides what a new group begins with', () => {
  const group: JsonSchema = {
    type: 'object',
    properties: { mode: { type: 'string', default: 'auto' }, amount: { type: 'number', default: 3 } },
    if: { properties: { mode: { const: 'auto' } }, required: ['mode'] },
    else: { properties: { note: { type: 'string' } } },
  };
  const note = { note: 'x' };
  const left = { note: 'x', amount: 3 };

  test.each<[string, JsonSchema, object | undefined, (controller: Controller) => void, unknown]>([
    ['typed into', group, undefined, ({ set }) => set('/part/note', 'x'), left],
    ['set as a whole', group, undefined, ({ set }) => set('/part', note), left],
    [
      'set with other values',
      group,
      undefined,
      ({ set }) => set('/part', { ...note, amount: 1 }),
      { ...left, amount: 1 },
    ],
    [
      'an entry of a map',
      { type: 'object', additionalProperties: group },
      undefined,
      ({ set }) => set('/part/a', note),
      { a: left },
    ],
    [
      'a row',
      { type: 'array', items: group },
      undefined,
      ({ insertRow }) => insertRow('/part', 0, note),
      [left],
    ],
    [
      'another option of a union',
      { oneOf: [object({ note: text }), group] },
      note,
      ({ chooseOption }) => chooseOption('/part', 'option-2'),
      left,
    ],
  ])('is left out, and no other one: %s', (_, part, loaded, change, expected) => {
    const controller = open(object({ part }), loaded && { part: loaded });
    change(controller);
    expect(controller.get('/part')).toEqual(expected);
    controller.undo();
    expect(controller.get('/part')).toEqual(loaded);
  });

  test('is left out where defaults are written into a loaded record', () => {
    const options = { data: { part: note }, defaults: 'write' } as const;
    const controller = createController<unknown>(compileEidos(object({ part: group })), options);
    expect(controller.get('/part')).toEqual(left);
  });
});

describe('fields that newly apply', () => {
  const row = {
    ...(object({ kind: text }) as object),
    if: { required: ['kind'], properties: { kind: { const: 'box' } } },
    then: { properties: { size: { type: 'integer', default: 3 } }, required: ['size'] },
  };
  const lines = { type: 'array', items: row };

  test('gets its default, whether its row is typed, set, inserted, or replaced as a whole', () => {
    const controller = open(object({ lines }), { lines: [{}, {}, {}] });
    const box = { kind: 'box', size: 3 };
    controller.set('/lines/0/kind', 'box');
    controller.set('/lines/1', { kind: 'box' });
    controller.insertRow('/lines', 3, { kind: 'box' });
    controller.set('/lines', [...(controller.get('/lines') as never[]), { kind: 'box' }]);
    expect(controller.get('/lines')).toEqual([box, box, {}, box, box]);
    expect(controller.getSnapshot().errors).toEqual([]);
  });

  test('is removed with what it was filled in for', () => {
    const controller = open(row, {});
    controller.set('/kind', 'box');
    controller.set('/kind', undefined);
    expect(dataOf(controller)).toEqual({});
  });

  test('includes the constant of a recursive group that is added', () => {
    const controller = open({
      ...(object({ kind: { const: 'node' }, name: text, child: { $ref: '#' } }, 'kind') as object),
    });
    controller.set('/child', {});
    expect(dataOf(controller)).toEqual({ kind: 'node', child: { kind: 'node' } });
    expect(controller.getSnapshot().errors).toEqual([]);
  });
});

test('an entry of a map keeps its texts and options when it gets another name', () => {
  const entry = object({
    size: { type: 'integer' },
    either: { anyOf: [{ type: 'integer' }, { type: 'number' }] },
  });
  const map = { type: 'object', additionalProperties: entry } as const;
  const controller = open(object({ map }), { map: { a: {}, b: { size: 1 }, c: {} } });
  controller.setText('/map/b/size', 'many');
  controller.chooseOption('/map/b/either', 'option-2');
  controller.touch('/map/b/size');
  controller.setErrors({ '/map/b/either': 'Wrong' });
  controller.renameEntry('/map', 'b', 'x/y');
  expect(Object.keys(controller.get('/map') as object)).toEqual(['a', 'x/y', 'c']);
  expect(controller.getField('/map/x~1y/size')).toMatchObject({ text: 'many', touched: true });
  expect(controller.getField('/map/x~1y/either')).toMatchObject({
    option: 'option-2',
    errors: [{ message: 'Wrong' }],
  });
  controller.undo();
  expect(controller.getField('/map/b/size').text).toBe('many');
  expect(() => controller.renameEntry('/map', 'a', 'c')).toThrow('There is an entry "c"');
  expect(() => controller.renameEntry('', 'map', 'other')).toThrow('There is no entry "map"');
});

describe('a loaded record', () => {
  const schema = object(
    {
      name: text,
      size: { type: 'integer', default: 1 },
      kind: { const: 'a' },
      note: { type: ['string', 'null'] },
      group: object({ deep: { type: 'integer', default: 2 } }),
      lines: { type: 'array', items: object({ count: { type: 'integer', default: 1 } }) },
    },
    'name',
  );

  test('is left as it is, and opens without errors when it is valid', () => {
    const data = { lines: [{}], group: {}, name: 'Ada' };
    const controller = open(schema, data);
    expect(JSON.stringify(dataOf(controller))).toBe(JSON.stringify(data));
    expect(controller.getSnapshot()).toMatchObject({ errors: [], dirty: false, changed: [] });
    controller.set('/name', 'Bob');
    expect(dataOf(controller)).toEqual({ ...data, name: 'Bob' });
  });

  test('is complete when defaults are to be written', () => {
    const controller = createController<unknown>(compileEidos(schema), {
      data: { name: 'Ada', group: {}, lines: [{}] },
      defaults: 'write',
    });
    expect(dataOf(controller)).toEqual({ name: 'Ada', size: 1, group: { deep: 2 }, lines: [{ count: 1 }] });
    expect(controller.getSnapshot().dirty).toBe(false);
  });

  test('misses what it requires, which is not filled in', () => {
    const required = object(
      { plan: { enum: ['a', 'b'], default: 'a' }, kind: { const: 'x' } },
      'plan',
      'kind',
    );
    expect(codes(open(required, {}))).toEqual(['/plan required', '/kind required']);
    expect(codes(open(required))).toEqual([]);
  });

  test('that is valid only with a hidden value is valid, and is submitted with it', async () => {
    const eidos = compileEidos({
      ...(object({ gift: { type: 'boolean' } }) as object),
      if: { properties: { gift: { const: true } }, required: ['gift'] },
      then: { properties: { message: text } },
      minProperties: 2,
    });
    const onSubmit = jest.fn();
    const data = { gift: false, message: 'x' };
    const controller = createController<unknown>(eidos, { data, onSubmit });
    expect(controller.getSnapshot().errors).toEqual([]);
    expect(await controller.submit()).toEqual({ status: 'submitted' });
    expect(onSubmit).toHaveBeenCalledWith(data);
  });
});

describe('a value of another kind in place of a container', () => {
  const schema = object({
    address: object({ street: text, in: object({ country: text }) }),
    pair: { type: 'array', prefixItems: [text, text], items: false },
    tags: { type: 'array', items: text },
    names: { type: 'object', additionalProperties: text },
    choice: { anyOf: [text, object({ street: text })] },
  });
  const data = { address: 'Main Street', pair: 'a', tags: 'b', names: ['c'], choice: 'd' };

  test.each<[string, (controller: Controller) => void]>([
    ['a field', (controller) => controller.set('/address/street', 'x')],
    ['an emptied field', (controller) => controller.set('/address/street', undefined)],
    ['a text', (controller) => controller.setText('/address/street', 'x')],
    ['a field in a group inside', (controller) => controller.set('/address/in/country', 'x')],
    ['a group inside', (controller) => controller.set('/address/in', {})],
    ['an item', (controller) => controller.set('/pair/0', 'x')],
    ['a row', (controller) => controller.insertRow('/tags', 0, 'x')],
    ['an entry of a map', (controller) => controller.set('/names/x', 'x')],
    ['a field of another option', (controller) => controller.set('/choice/street', 'x')],
  ])('is not replaced by %s', (_name, enter) => {
    const controller = open(schema, data);
    const { errors } = controller.getSnapshot();
    expect(() => enter(controller)).toThrow(/is not a table|another kind is stored at "\/(?!.*\/street")/);
    expect(controller.getSnapshot()).toMatchObject({ data, errors, canUndo: false });
  });

  test('has read-only fields until it is replaced as a whole, which undo takes back', () => {
    const controller = open(schema, data);
    const street = () => controller.getField('/address/street').node.readOnly;
    expect(street()).toBe(true);
    expect(controller.getField('/address')).toMatchObject({ value: 'Main Street', offer: {} });
    controller.set('/address', {});
    expect(street()).toBe(false);
    controller.set('/address/street', 'x');
    controller.undo();
    controller.undo();
    expect(controller.get('/address')).toBe('Main Street');
  });
});

test('a field below a list in place of its group is notified when it is touched', () => {
  const controller = open(object({ group: object({ name: text }) }), { group: ['x'] });
  const listener = jest.fn();
  expect(controller.getField('/group/name').touched).toBe(false);
  controller.subscribeToField('/group/name', listener);
  controller.touch('/group/name');
  expect(controller.getField('/group/name').touched).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a text in a row is an error again after its list was a tuple in between', () => {
  const list = (items: object) => ({ properties: { list: { type: 'array', ...items } } });
  const controller = open(
    {
      type: 'object',
      properties: { kind: text },
      if: { properties: { kind: { const: 'pair' } }, required: ['kind'] },
      then: list({ prefixItems: [{ type: 'integer' }, { type: 'integer' }], items: false }),
      else: list({ items: { type: 'integer' } }),
    },
    { kind: 'rows', list: [1, 2] },
  );
  controller.setText('/list/1', 'x');
  controller.set('/kind', 'pair');
  expect(codes(controller)).toEqual([]);
  controller.undo();
  expect(codes(controller)).toEqual(['/list/1 integer']);
});
