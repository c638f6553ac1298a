import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import type { ControllerOptions } from './controller';
import { createController } from './create-controller';
import { createTranslator } from '../translations/catalogue';

const order = {
  type: 'object',
  required: ['name', 'lines', 'address'],
  properties: {
    name: { type: 'string', minLength: 2 },
    amount: { type: 'number', minimum: 0 },
    count: { type: 'integer' },
    subscribed: { type: 'boolean' },
    country: { type: 'string', default: 'DE' },
    address: { type: 'object', required: ['street'], properties: { street: { type: 'string' } } },
    delivery: { type: 'object', required: ['street'], properties: { street: { type: 'string' } } },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['article'],
        properties: { article: { type: 'string' }, price: { type: 'number', default: 1 } },
      },
    },
    tags: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies JsonSchema;

function open(data: object = {}, options: ControllerOptions<unknown> = {}) {
  return createController(compileEidos(order as JsonSchema), { defaults: 'write', ...options, data });
}

const complete = { name: 'Ada', address: { street: 'Elm 1' } };
const lines = (...articles: string[]) => ({ lines: articles.map((article) => ({ article })) });

it('tells developers without types that a schema is not compiled', () => {
  const message =
    'No compiled schema. Pass what compileEidos returned as the eidos of the controller or screen.';
  for (const schema of [{ type: 'object' }, undefined])
    expect(() => createController(schema as never)).toThrow(message);
});

it('refuses what is not a language tag at once, and not when a number is typed', () => {
  const message = '"en_GB" is not a BCP 47 language tag. Write a tag such as "en" or "de-CH"';
  expect(() => open({}, { locale: 'en_GB' })).toThrow(message);
  const controller = open({}, { locale: 'de' });
  expect(() => controller.setLocale('en_GB')).toThrow(message);
  expect(controller.getSnapshot().canUndo).toBe(false);
});

describe('data', () => {
  test('starts with the defaults, the required groups and the required tables', () => {
    expect(open().getSnapshot().data).toEqual({ country: 'DE', address: {}, lines: [] });
  });

  test('fills in the defaults of rows that are passed in', () => {
    expect(open(lines('a')).get('/lines/0/price')).toBe(1);
  });

  test('is frozen, and safe from later changes to the data that was passed in', () => {
    const handedIn = { name: 'Ada', tags: ['a'] };
    const controller = open(handedIn);
    handedIn.tags.push('b');
    expect(controller.get('/tags')).toEqual(['a']);
    expect(Object.isFrozen(controller.get('/tags'))).toBe(true);
  });

  test('reuses the objects that did not change', () => {
    const controller = open(lines('a', 'b'));
    const before = controller.getSnapshot().data as { lines: object[]; address: object };
    controller.set('/lines/1/article', 'c');
    const after = controller.getSnapshot().data as typeof before;
    expect(after.address).toBe(before.address);
    expect(after.lines[0]).toBe(before.lines[0]);
    expect(after.lines[1]).not.toBe(before.lines[1]);
  });

  test('that does not fit is kept and reported as an error', () => {
    const controller = open({ ...complete, count: 'seven', address: 'Elm 1' });
    expect(controller.get('/count')).toBe('seven');
    expect(controller.getSnapshot().errors.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/count', 'type'],
      ['/address', 'type'],
    ]);
  });

  test.each([
    ['a function', { name: () => 'Ada' }, '/name'],
    ['a date', { name: new Date(0) }, '/name'],
    ['a number that JSON has no text for', { amount: NaN }, '/amount'],
    ['a big integer', { count: 10n }, '/count'],
  ])('with %s is refused with its pointer', (_, data, pointer) => {
    expect(() => open(data)).toThrow(`"${pointer}"`);
  });

  test('with a property named __proto__ is data like any other, and never a prototype', () => {
    const text = '{"address":{"__proto__":{"admin":true},"street":"Elm 1"}}';
    const controller = open(JSON.parse(text) as object);
    controller.set('/address/street', 'Elm 2');
    controller.receive({ ...(JSON.parse(text) as object), name: 'Ada' });
    const { address } = controller.getSnapshot().data as { address: object };
    expect(JSON.stringify(address)).toBe('{"__proto__":{"admin":true},"street":"Elm 2"}');
    expect(Object.getPrototypeOf(address)).toBe(Object.prototype);
    expect('admin' in address).toBe(false);
    expect(() => controller.set('/address/__proto__/admin', 1)).toThrow('is unknown');
  });

  test('that contains itself is refused', () => {
    const data: { name: string; address?: object } = { name: 'Ada' };
    data.address = data;
    expect(() => open(data)).toThrow('contains itself');
  });
});

describe('pointers', () => {
  test('without a field are refused with a list of the existing fields', () => {
    const controller = open();
    const message = 'The schema has no field at "/address/town": "town" is unknown. Fields there: "street".';
    expect(() => controller.get('/address/town')).toThrow(message);
    expect(() => controller.set('/address/town', 'Bonn')).toThrow(message);
    expect(() => controller.getField('/address/town')).toThrow(message);
    expect(() => controller.set('/__proto__/admin', true)).toThrow('"__proto__" is unknown');
    expect(() => controller.get('/constructor')).toThrow('"constructor" is unknown');
    expect(() => controller.get('name')).toThrow('JSON Pointer');
  });

  test('to rows that do not exist read nothing and write nothing', () => {
    const controller = open(lines('a'));
    expect(controller.get('/lines/4/article')).toBeUndefined();
    expect(controller.getField('/lines/4/article').value).toBeUndefined();
    expect(() => controller.set('/lines/4/article', 'b')).toThrow('Add rows with insertRow');
  });
});

describe('set', () => {
  test('creates the surrounding group with its defaults, and removes an optional group with its last value', () => {
    const controller = open(complete);
    controller.set('/delivery/street', 'Oak 2');
    expect(controller.get('/delivery')).toEqual({ street: 'Oak 2' });
    controller.set('/delivery/street', undefined);
    expect(controller.getSnapshot().data).not.toHaveProperty('delivery');
    expect(controller.getSnapshot().errors).toEqual([]);
  });

  test('leaves an empty item in an array, reported as missing', () => {
    const controller = open({ ...complete, lines: [], tags: ['a'] });
    controller.set('/tags/0', undefined);
    expect(controller.get('/tags')).toEqual([null]);
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer: '/tags/0', code: 'required' }]);
  });

  test('calls no listener when the value stays the same', () => {
    const controller = open(complete);
    const listener = jest.fn();
    controller.subscribe(listener);
    controller.set('/name', 'Ada');
    controller.set('/address', { street: 'Elm 1' });
    expect(listener).not.toHaveBeenCalled();
    expect(controller.getSnapshot().canUndo).toBe(false);
  });
});

describe('text typed into number fields', () => {
  test.each([
    ['1e400', 'overflow'],
    ['0,5', 'number'],
    ['007', 'leadingZeros'],
    ['12345678901234567890', 'inexact'],
    ['-', 'number'],
  ])('%s is kept as text and reported as %s', (text, code) => {
    const controller = open({ ...complete, amount: 3 });
    controller.setText('/amount', text);
    expect(controller.getField('/amount')).toMatchObject({ text, value: 3, errors: [{ code }], dirty: true });
    controller.touch('/amount');
    expect(controller.getField('/amount').text).toBe(text);
  });

  test('a fraction in an integer field is kept as text', () => {
    const controller = open(complete);
    controller.setText('/count', '1.5');
    expect(controller.getField('/count')).toMatchObject({ text: '1.5', errors: [{ code: 'integer' }] });
  });

  test('a number is a value immediately and shown as typed until the field is left', () => {
    const controller = open(complete);
    controller.setText('/amount', '1.10');
    expect(controller.getField('/amount')).toMatchObject({ text: '1.10', value: 1.1, errors: [] });
    controller.touch('/amount');
    expect(controller.getField('/amount').text).toBeUndefined();
  });

  test('an emptied field has no value', () => {
    const controller = open({ ...complete, amount: 3 });
    controller.setText('/amount', '');
    expect(controller.getField('/amount')).toMatchObject({ text: undefined, value: undefined, errors: [] });
  });

  test('is read in the language of the first screen, also where it was a number in another one', () => {
    const controller = open(complete);
    controller.setText('/amount', '2,345');
    controller.setLocale(createTranslator({ locale: 'de' }));
    expect(controller.get('/amount')).toBe(2.345);
    controller.setText('/amount', '6,789');
    controller.setLocale(createTranslator({ locale: 'en' }));
    expect(controller.getField('/amount')).toMatchObject({ text: undefined, value: 6.789 });
  });

  test('is read again when the locale changes', () => {
    const controller = open(complete);
    controller.setText('/amount', '0,5');
    controller.setLocale('de');
    expect(controller.getField('/amount')).toMatchObject({ text: undefined, value: 0.5, errors: [] });
  });
});

describe('errors', () => {
  test('are listed in the order of the screen, each at its own field', () => {
    const controller = open({ amount: -1, name: 'x', ...lines('a'), address: {} });
    controller.insertRow('/lines', 0);
    expect(controller.getSnapshot().errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/name minLength',
      '/amount minimum',
      '/address/street required',
      '/lines/0/article required',
    ]);
  });

  test('of a field have the values that their message needs', () => {
    expect(open({ name: 'x' }).getField('/name').errors).toEqual([
      { pointer: '/name', code: 'minLength', values: { limit: 2 } },
    ]);
  });

  test('stay the same list while the field does not change', () => {
    const controller = open({ name: 'x' });
    const before = controller.getField('/name');
    controller.set('/count', 1);
    expect(controller.getField('/name')).toBe(before);
  });
});

describe('rows', () => {
  test('keep their keys, touched marks, texts and errors through every move', () => {
    const controller = open(lines('a', 'b', 'c'));
    const [a, b, c] = controller.getRowKeys('/lines');
    controller.setText('/lines/2/price', 'dear');
    controller.touch('/lines/2/price');
    controller.moveRow('/lines', 2, 0);
    expect(controller.getRowKeys('/lines')).toEqual([c, a, b]);
    expect(controller.getField('/lines/0/price')).toMatchObject({
      text: 'dear',
      touched: true,
      errors: [{ code: 'number' }],
    });
    expect(controller.getField('/lines/2/price')).toMatchObject({
      text: undefined,
      touched: false,
      errors: [],
    });
    controller.removeRow('/lines', 0);
    expect(controller.getSnapshot().errors.map(({ pointer }) => pointer)).toEqual([
      '/name',
      '/address/street',
    ]);
    controller.undo();
    expect(controller.getRowKeys('/lines')).toEqual([c, a, b]);
    expect(controller.getField('/lines/0/price').text).toBe('dear');
  });

  test('that are new start with the defaults and a key of their own', () => {
    const controller = open(lines('a'));
    const [a] = controller.getRowKeys('/lines');
    controller.insertRow('/lines', 0);
    controller.insertRow('/lines', 2, { article: 'z' });
    expect(controller.get('/lines')).toEqual([
      { price: 1 },
      { article: 'a', price: 1 },
      { article: 'z', price: 1 },
    ]);
    const keys = controller.getRowKeys('/lines');
    expect(keys[1]).toBe(a);
    expect(new Set(keys).size).toBe(3);
  });

  test('are dirty by their content, not by their position', () => {
    const controller = open(lines('a', 'b'));
    controller.moveRow('/lines', 1, 0);
    expect(controller.getField('/lines/0/article').dirty).toBe(false);
    expect(controller.getSnapshot().changed).toEqual(['/lines']);
    controller.set('/lines/0/article', 'B');
    expect(controller.getSnapshot().changed).toEqual(['/lines', '/lines/0/article']);
  });

  test('name no rows that were removed and put back', () => {
    const controller = open({ ...complete, ...lines('a'), tags: ['x', 'y'] });
    controller.set('/tags', undefined);
    controller.set('/tags', ['x', 'y']);
    controller.removeRow('/lines', 0);
    controller.set('/lines', lines('a').lines);
    expect(controller.getSnapshot()).toMatchObject({ dirty: false, changed: [] });
  });

  test('that are null stay null; only without a value are there defaults', () => {
    const items = { type: ['number', 'null'], default: 5 } as const;
    const controller = createController(compileEidos({ type: 'array', items }));
    controller.insertRows('', 0, [null, undefined]);
    expect(controller.getSnapshot().data).toEqual([null, 5]);
    controller.insertRows('', 0, Object.assign(new Array<number>(2), { 1: 7 }));
    expect(controller.getSnapshot().data).toEqual([5, 7, null, 5]);
  });

  test('outside the table are refused', () => {
    const controller = open(lines('a'));
    expect(() => controller.removeRow('/lines', 1)).toThrow('Use a whole number from 0 to 0');
    expect(() => controller.moveRow('/lines', 0, -1)).toThrow(RangeError);
    expect(() => controller.insertRow('/name', 0)).toThrow('is not a table');
  });

  test('keep their keys when the whole table is set', () => {
    const controller = open(lines('a', 'b', 'c'));
    const [a, , c] = controller.getRowKeys('/lines');
    controller.set('/lines', [{ article: 'c', price: 1 }, { article: 'new' }, { article: 'a', price: 1 }]);
    const keys = controller.getRowKeys('/lines');
    expect([keys[0], keys[2]]).toEqual([c, a]);
  });
});

test('a map whose entries have another order after a batch is shown again', () => {
  const names = { type: 'object', additionalProperties: { type: 'string' } } as const;
  const schema = compileEidos({ type: 'object', properties: { names } });
  const controller = createController<unknown>(schema, { data: { names: { en: 'a', de: 'b' } } });
  const listener = jest.fn();
  controller.getField('/names');
  controller.subscribeToField('/names', listener);
  controller.batch(() => {
    controller.set('/names', undefined);
    controller.set('/names', { de: 'b', en: 'a' });
  });
  expect(controller.getField('/names').children).toEqual(['de', 'en']);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('has no value for the field of a row that is gone', () => {
  const controller = open(lines('a'));
  const listener = jest.fn();
  controller.subscribeToField('/lines/0/article', listener);
  expect(controller.getField('/lines/0/article').value).toBe('a');
  controller.removeRow('/lines', 0);
  expect(controller.getField('/lines/0/article').value).toBeUndefined();
  expect(listener).toHaveBeenCalled();
});

describe('undo', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('tells a pause also where the clock of the device was set back', () => {
    const controller = open({ name: 'Ada' });
    controller.set('/name', 'An');
    jest.advanceTimersByTime(1500);
    jest.setSystemTime(0);
    controller.set('/name', 'Ann');
    controller.undo();
    expect(controller.get('/name')).toBe('An');
  });

  test('reverts keystrokes in one field together, until a pause', () => {
    const controller = open({ name: 'Ada' });
    for (const text of ['Ad', 'A', 'An', 'Ann']) controller.set('/name', text);
    jest.advanceTimersByTime(1500);
    controller.set('/name', 'Anna');
    controller.undo();
    expect(controller.get('/name')).toBe('Ann');
    controller.undo();
    expect(controller.get('/name')).toBe('Ada');
    expect(controller.getSnapshot().canUndo).toBe(false);
    controller.redo();
    controller.redo();
    expect(controller.get('/name')).toBe('Anna');
  });

  test('has no step for a text that is as it was, such as after a canceled composition', () => {
    const controller = open({ name: 'Ada', amount: 5 });
    for (const text of ['Adak', 'Adaか', 'Ada']) controller.setText('/name', text);
    expect(controller.getSnapshot()).toMatchObject({ canUndo: false, dirty: false });
    controller.setText('/name', 'Adam');
    controller.setText('/name', 'Adamo');
    for (const text of ['5x', '5', '5y']) controller.setText('/amount', text);
    expect(controller.getField('/amount').text).toBe('5y');
    controller.undo();
    expect(controller.getField('/amount')).toMatchObject({ value: 5, text: undefined });
    controller.undo();
    expect(controller.get('/name')).toBe('Ada');
    expect(controller.getSnapshot().canUndo).toBe(false);
  });

  test('has no step between the parts of a date, however long they take', () => {
    const day = { type: 'string', format: 'date' };
    const schema: JsonSchema = { type: 'object', properties: { day } };
    const controller = createController(compileEidos<{ day?: string }>(schema), {
      data: { day: '2026-03-09' },
    });
    for (const text of [undefined, undefined, '2026-04-09']) {
      controller.setText('/day', text);
      jest.advanceTimersByTime(1500);
    }
    controller.undo();
    expect(controller.get('/day')).toBe('2026-03-09');
    expect(controller.getSnapshot()).toMatchObject({ canUndo: false, errors: [] });
  });

  test('separates keystrokes when the field was left or another one was edited', () => {
    const controller = open({ name: 'Ada' });
    controller.set('/name', 'An');
    controller.touch('/name');
    controller.set('/name', 'Ann');
    controller.setText('/amount', '1');
    controller.undo();
    expect(controller.get('/amount')).toBeUndefined();
    controller.undo();
    expect(controller.get('/name')).toBe('An');
  });

  test('reverts each choice separately', () => {
    const controller = open();
    controller.set('/subscribed', true);
    controller.set('/subscribed', false);
    controller.undo();
    expect(controller.get('/subscribed')).toBe(true);
  });

  test('reverts the last 200 steps', () => {
    const controller = open({ amount: 0 });
    for (let amount = 1; amount <= 202; amount += 1) {
      controller.set('/amount', amount);
      controller.touch('/amount');
    }
    while (controller.getSnapshot().canUndo) controller.undo();
    expect(controller.get('/amount')).toBe(2);
  });

  test('cannot be redone once something else is entered', () => {
    const controller = open({ name: 'Ada' });
    controller.set('/name', 'Ann');
    controller.undo();
    controller.set('/name', 'Bob');
    expect(controller.getSnapshot().canRedo).toBe(false);
  });

  test('reverts a batch in one step, and a batch that fails changes nothing', () => {
    const controller = open(lines('a'));
    const listener = jest.fn();
    controller.subscribe(listener);
    controller.batch(() => {
      controller.set('/name', 'Bob');
      controller.insertRow('/lines', 1);
    });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(() =>
      controller.batch(() => {
        controller.set('/name', 'Eve');
        controller.removeRow('/lines', 9);
      }),
    ).toThrow(RangeError);
    expect(controller.get('/name')).toBe('Bob');
    controller.undo();
    expect(controller.getSnapshot().data).toMatchObject({ lines: [{ article: 'a' }] });
    expect(controller.get('/name')).toBeUndefined();
  });

  test('takes back only a batch that fails inside another one', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'integer' }, b: { type: 'integer' } },
    } as const;
    const controller = createController(compileEidos(schema), { data: {} });
    const fail = () => {
      controller.setText('/a', 'y');
      controller.setText('/b', 'z');
      controller.set('/b', 3);
      throw new Error('failed');
    };
    controller.batch(() => {
      controller.setText('/a', 'x');
      expect(() => controller.batch(fail)).toThrow('failed');
      controller.batch(() => controller.set('/b', 2));
    });
    expect(controller.getField('/a').text).toBe('x');
    expect(controller.get('')).toEqual({ b: 2 });
    controller.undo();
    expect(controller.getField('/a').text).toBeUndefined();
    expect(controller.get('')).toEqual({});
    expect(controller.getSnapshot().canUndo).toBe(false);
  });

  test('never leads to the record before a reset to another one, also in a batch', () => {
    const controller = open({ name: 'Ada' });
    controller.set('/name', 'Ann');
    const load = () => {
      controller.set('/amount', 1);
      controller.reset({ name: 'Other' });
      controller.set('/amount', 2);
    };
    const fail = () => {
      load();
      throw new Error('failed');
    };
    expect(() => controller.batch(fail)).toThrow('failed');
    expect(controller.getSnapshot()).toMatchObject({ data: { name: 'Ann' }, canUndo: true });
    controller.batch(load);
    controller.undo();
    expect(controller.getSnapshot().data).toMatchObject({ name: 'Other' });
  });
});

describe('notifications', () => {
  test('reach only the fields that changed', () => {
    const controller = open(lines('a', 'b'));
    const listeners = ['/name', '/lines', '/lines/0/article', '/lines/1/article', ''].map((pointer) => {
      const listener = jest.fn();
      controller.subscribeToField(pointer, listener);
      return listener;
    });
    controller.set('/lines/1/article', 'c');
    expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([0, 1, 0, 1, 1]);
    controller.set('/lines/1/article', 'd');
    expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([0, 1, 0, 2, 1]);
  });

  test('are not lost when other code reads the field first', () => {
    const controller = open();
    const listener = jest.fn();
    controller.subscribeToField('', () => controller.getField('/name'));
    controller.subscribeToField('/name', listener);
    controller.set('/name', 'Ann');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('reach the others, and a save goes on, although a listener throws', async () => {
    const save = jest.fn();
    const controller = open(complete, { onSubmit: save });
    const full = () => {
      throw new Error('The storage is full.');
    };
    const listener = jest.fn();
    for (const one of [full, listener]) {
      controller.subscribe(one);
      controller.subscribeToField('/name', one);
    }
    controller.set('/name', 'Ann');
    expect(listener).toHaveBeenCalledTimes(2);
    await controller.submit();
    expect(save).toHaveBeenCalled();
  });

  test('stop after unsubscribing', () => {
    const controller = open();
    const listener = jest.fn();
    controller.subscribe(listener)();
    controller.subscribeToField('/name', listener)();
    controller.set('/name', 'Ann');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('dirty, reset', () => {
  test('dirty follows the data back and forth', () => {
    const controller = open({ name: 'Ada' });
    controller.set('/name', 'Ann');
    expect(controller.getSnapshot()).toMatchObject({ dirty: true, changed: ['/name'] });
    controller.set('/name', 'Ada');
    expect(controller.getSnapshot()).toMatchObject({ dirty: false, changed: [] });
    controller.setText('/amount', 'x');
    expect(controller.getSnapshot()).toMatchObject({ dirty: true, changed: ['/amount'] });
  });

  test('reset goes back to the saved data and can itself be undone', () => {
    const controller = open({ name: 'Ada' });
    controller.set('/name', 'Ann');
    controller.setText('/amount', 'x');
    controller.reset();
    expect(controller.getSnapshot()).toMatchObject({ dirty: false, data: { name: 'Ada' } });
    controller.undo();
    expect(controller.get('/name')).toBe('Ann');
    expect(controller.getField('/amount').text).toBe('x');
  });

  test('a reset that changes nothing adds no step to undo', () => {
    const controller = open({ name: 'Ada' });
    controller.reset();
    controller.touch('/name');
    controller.setErrors({ '/name': 'Taken.' });
    controller.reset();
    expect(controller.getSnapshot().canUndo).toBe(false);
    expect(controller.getField('/name').errors).toEqual([]);
    controller.set('/name', 'Ann');
    controller.undo();
    controller.reset();
    expect(controller.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true });
  });

  test('reset to other data starts from scratch', () => {
    const controller = open({ name: 'Ada' });
    controller.set('/name', 'Ann');
    controller.reset({ name: 'Bob' });
    expect(controller.getSnapshot()).toMatchObject({
      dirty: false,
      canUndo: false,
      data: { name: 'Bob', country: 'DE' },
    });
  });
});

test.each([
  [{ type: 'object', properties: { b: false }, required: ['b'] }, {}],
  [
    {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string' }, b: false },
      allOf: [{ required: ['b'] }],
    },
    { a: 'x' },
  ],
])('a required name without a field is an error of its group: %j', (schema: JsonSchema, data) => {
  jest.spyOn(console, 'warn').mockImplementation();
  const controller = createController(compileEidos(schema), { data });
  const errors = [{ pointer: '/b', code: 'required', values: {} }];
  expect(controller.getField('').errors).toEqual(errors);
  expect(controller.getErrors('')).toEqual(errors);
});
