import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import type { ControllerOptions } from './controller';
import { createController } from './create-controller';
import { refuse } from './refuse';

const schema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2 },
    email: { type: 'string', format: 'email' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { amount: { type: 'integer', minimum: 1 } } },
    },
  },
};
const valid = { name: 'Ada', lines: [{ amount: 1 }, { amount: 2 }] };

function open(onSubmit?: ControllerOptions<unknown>['onSubmit'], data: object = valid) {
  return createController(compileEidos(schema), { data, onSubmit });
}

/** A save that waits until the test finishes it. */
function heldSave() {
  let settle: (answer?: object) => void = () => undefined;
  const save = jest.fn(() => new Promise<object | void>((resolve) => (settle = resolve)));
  return { save, settle: (answer?: object) => settle(answer) };
}

afterEach(() => jest.restoreAllMocks());

describe('submit', () => {
  test('is refused while something is invalid: every field shows its errors, listed in screen order', async () => {
    const save = jest.fn();
    const controller = open(save, { email: 'nobody', lines: [{ amount: 0 }] });
    const outcome = await controller.submit();
    expect(outcome).toMatchObject({
      status: 'invalid',
      errors: [{ pointer: '/name' }, { pointer: '/email' }, { pointer: '/lines/0/amount' }],
    });
    expect(save).not.toHaveBeenCalled();
    expect(controller.getField('/email').touched).toBe(true);
  });

  test('is possible for a record that replaced the one whose save is still pending', async () => {
    const first = heldSave();
    const second = heldSave();
    const save = jest.fn().mockImplementationOnce(first.save).mockImplementation(second.save);
    const controller = open(save);
    const before = controller.submit();
    controller.reset({ name: 'Bob', lines: [] });
    expect(controller.getSnapshot().status).toBe('idle');
    const after = controller.submit();
    first.settle(refuse('Too late'));
    expect(await before).toMatchObject({ status: 'failed', failure: 'Too late' });
    expect(controller.getSnapshot()).toMatchObject({ status: 'submitting', failure: undefined });
    expect(await controller.submit()).toEqual({ status: 'busy' });
    second.settle();
    expect(await after).toEqual({ status: 'submitted' });
    expect(save).toHaveBeenLastCalledWith({ name: 'Bob', lines: [] });
  });

  test('is refused while a text is not a number', async () => {
    const controller = open();
    controller.setText('/lines/0/amount', '1e400');
    expect(await controller.submit()).toMatchObject({ status: 'invalid', errors: [{ code: 'overflow' }] });
  });

  test('does not make rows that are added later look touched', async () => {
    const controller = open(undefined, { lines: [] });
    await controller.submit();
    controller.insertRow('/lines', 0);
    expect(controller.getField('/lines/0/amount').touched).toBe(false);
    expect(controller.getField('/name').touched).toBe(true);
    await controller.submit();
    expect(controller.getField('/lines/0/amount').touched).toBe(true);
  });

  test('saves the data, which then counts as unchanged', async () => {
    const save = jest.fn();
    const controller = open(save);
    controller.set('/name', 'Ann');
    expect(await controller.submit()).toEqual({ status: 'submitted' });
    expect(save).toHaveBeenCalledWith({ ...valid, name: 'Ann' });
    expect(controller.getSnapshot()).toMatchObject({ dirty: false, status: 'submitted' });
    controller.undo();
    expect(controller.getSnapshot()).toMatchObject({ dirty: true, data: valid, status: 'idle' });
  });

  test('runs only once at a time', async () => {
    const { save, settle } = heldSave();
    const controller = open(save);
    const first = controller.submit();
    expect(controller.getSnapshot().status).toBe('submitting');
    expect(await controller.submit()).toEqual({ status: 'busy' });
    settle();
    expect(await first).toEqual({ status: 'submitted' });
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('keeps as unsaved what is typed while it is under way', async () => {
    const { save, settle } = heldSave();
    const controller = open(save);
    controller.set('/name', 'Ann');
    const outcome = controller.submit();
    controller.set('/name', 'Anna');
    settle();
    await outcome;
    expect(controller.getField('/name')).toMatchObject({ value: 'Anna', dirty: true });
  });

  test('leaves touched what changed while it was under way, and nothing else', async () => {
    const { save, settle } = heldSave();
    const controller = open(save);
    controller.touch('/email');
    const outcome = controller.submit();
    controller.set('/name', 'A');
    controller.touch('/name');
    controller.setText('/lines/1/amount', 'two');
    controller.touch('/lines/1/amount');
    controller.moveRow('/lines', 1, 0);
    settle();
    await outcome;
    const touched = (pointer: string) => controller.getField(pointer).touched;
    expect(['/name', '/lines/0/amount', '/email', '/lines/1/amount'].map(touched)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('leaves the errors in view of what changed while it was under way, after a first attempt', async () => {
    const { save, settle } = heldSave();
    const controller = open(save, { ...valid, name: 'A' });
    await controller.submit();
    controller.set('/name', 'Ann');
    const outcome = controller.submit();
    controller.set('/name', 'A');
    settle();
    await outcome;
    expect(controller.getField('/name')).toMatchObject({ touched: true, errors: [{ code: 'minLength' }] });
    expect(controller.getField('/email').touched).toBe(false);
  });

  test('keeps what the server sent while it was under way', async () => {
    const { save, settle } = heldSave();
    const controller = open(save);
    controller.set('/name', 'Ann');
    const outcome = controller.submit();
    controller.receive({ ...valid, email: 'ada@example.com' });
    settle();
    await outcome;
    expect(controller.getSnapshot()).toMatchObject({
      dirty: false,
      data: { name: 'Ann', email: 'ada@example.com' },
    });
  });

  test('that ends after the screen switched to another record does not change that record', async () => {
    const { save, settle } = heldSave();
    const controller = open(save);
    const outcome = controller.submit();
    controller.reset({ name: 'Bob' });
    settle(refuse({ errors: { '/name': 'Taken' } }));
    await outcome;
    expect(controller.getSnapshot()).toMatchObject({
      status: 'idle',
      dirty: false,
      errors: [],
      data: { name: 'Bob' },
    });
  });
});

describe('a text that is not a value when its field is hidden', () => {
  function hide(field: JsonSchema, entered: JsonValue, texts: readonly string[]) {
    const save = jest.fn();
    const schema = {
      if: { properties: { on: { const: true } }, required: ['on'] },
      then: { properties: { field } },
      properties: { on: { type: 'boolean' } },
    };
    const data = { on: true, field: entered };
    const controller = createController<unknown>(compileEidos(schema), {
      data,
      hidden: 'keep',
      onSubmit: save,
    });
    for (const text of texts) controller.setText('/field', text);
    controller.touch('/field');
    controller.set('/on', false);
    return { controller, save };
  }

  test.each<[JsonSchema, JsonValue, string[]]>([
    [{ type: 'number' }, 7, ['1', '1.', '1.5', '1.5e']],
    [{ type: 'integer' }, 7, ['4', '4.', '4.5']],
    [{ type: 'string', format: 'date' }, '2026-01-31', ['2026-1']],
    [{ enum: ['a', 'b'] }, 'a', ['bc']],
    [{}, [7], ['1', '12', '12{']],
  ])('changes nothing that is saved for %j, and is there again with it', async (field, entered, texts) => {
    const { controller, save } = hide(field, entered, texts);
    expect(controller.getSnapshot().changed).toEqual(['/on']);
    await controller.submit();
    expect(save).toHaveBeenCalledWith({ on: false, field: entered });
    expect(controller.getSnapshot().dirty).toBe(false);
    controller.set('/on', true);
    expect(controller.getField('/field')).toMatchObject({ text: texts.at(-1), dirty: true });
    expect(await controller.submit()).toMatchObject({ status: 'invalid' });
  });

  test('keeps the value that was entered before it, and what the server has sent', async () => {
    const { controller, save } = hide({ type: 'number' }, 7, ['9']);
    controller.set('/on', true);
    for (const text of ['1', '1e']) controller.setText('/field', text);
    controller.set('/on', false);
    await controller.submit();
    expect(save).toHaveBeenLastCalledWith({ on: false, field: 9 });
    controller.receive({ on: false, field: 8 });
    await controller.submit();
    expect(save).toHaveBeenLastCalledWith({ on: false, field: 8 });
  });
});

describe('texts that are not values in fields that are hidden together', () => {
  const number = { type: 'number' } as const;
  const schema: JsonSchema = {
    if: { properties: { on: { const: true } }, required: ['on'] },
    then: { properties: { a: number, b: number } },
    properties: { on: { type: 'boolean' } },
  };
  function type(texts: readonly string[]) {
    const save = jest.fn();
    const controller = createController<unknown>(compileEidos(schema), {
      data: { on: true, a: 7, b: 8 },
      hidden: 'keep',
      onSubmit: save,
    });
    for (const pointer of ['/a', '/b']) for (const text of texts) controller.setText(pointer, text);
    return { controller, save };
  }

  test('all change nothing', async () => {
    const { controller, save } = type(['1', '1e']);
    controller.set('/on', false);
    await controller.submit();
    expect(save).toHaveBeenCalledWith({ on: false, a: 7, b: 8 });
  });

  test.each([[['1', '1e']], [['1e']]])('leave what the server has sent, twice, for %j', async (texts) => {
    const { controller, save } = type(texts);
    const sent = { on: true, a: 9, b: 10 };
    controller.receive(sent);
    controller.receive(sent);
    controller.resolveConflict('/b', 'mine');
    controller.set('/on', false);
    await controller.submit();
    expect(save).toHaveBeenCalledWith({ on: false, a: 9, b: 10 });
  });
});

describe('a refused submit', () => {
  test('keeps everything and shows the messages of the server at their fields', async () => {
    const controller = open(() =>
      refuse({
        message: 'Not saved.',
        errors: { '/name': 'Taken', '/lines/1/amount': ['Sold out', 'Sorry'] },
      }),
    );
    controller.set('/name', 'Ann');
    const outcome = await controller.submit();
    expect(outcome).toMatchObject({ status: 'failed', failure: 'Not saved.' });
    expect(controller.getField('/name')).toMatchObject({
      value: 'Ann',
      dirty: true,
      touched: true,
      errors: [{ pointer: '/name', code: 'server', message: 'Taken' }],
    });
    expect(controller.getField('/lines/1/amount').errors.map(({ message }) => message)).toEqual([
      'Sold out',
      'Sorry',
    ]);
  });

  test('keeps its messages at their rows, even if those moved while it was under way', async () => {
    const { save, settle } = heldSave();
    const controller = open(save);
    const outcome = controller.submit();
    controller.moveRow('/lines', 1, 0);
    settle(refuse({ errors: { '/lines/1/amount': 'Sold out' } }));
    await outcome;
    expect(controller.getField('/lines/0/amount').errors).toHaveLength(1);
    expect(controller.getField('/lines/1/amount').errors).toHaveLength(0);
  });

  test('drops only the messages of the field that is edited', async () => {
    const controller = open(() =>
      refuse({
        errors: {
          '/name': 'Taken',
          '/email': undefined as never,
          '/lines': 'Too many',
          '/lines/0/amount': 'Sold out',
        },
      }),
    );
    expect(await controller.submit()).toMatchObject({ errors: { length: 3 } });
    controller.set('/lines/1/amount', 3);
    expect(controller.getSnapshot().errors.map(({ pointer }) => pointer)).toEqual([
      '/name',
      '/lines/0/amount',
    ]);
    controller.setText('/lines/0/amount', '4');
    expect(controller.getSnapshot().errors.map(({ pointer }) => pointer)).toEqual(['/name']);
  });

  test('may be retried without an edit', async () => {
    const answers = [refuse({ errors: { '/name': 'Taken' } }), undefined];
    const controller = open(() => answers.shift());
    await controller.submit();
    expect(await controller.submit()).toEqual({ status: 'submitted' });
    expect(controller.getSnapshot().errors).toEqual([]);
  });

  test('reports errors without a field as part of the failure', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const controller = open(() =>
      refuse({
        errors: { '/lines/7/amount': 'Sold out', '/color': 'Unknown', name: 'Taken', '': 'Closed' },
      }),
    );
    expect(await controller.submit()).toMatchObject({ failure: '/color: Unknown\nname: Taken\nClosed' });
    expect(warn.mock.calls.map(([words]) => String(words))).toEqual([
      expect.stringMatching(/"\/lines\/7\/amount".*no such row/),
      expect.stringMatching(/"\/color".*Fields there: "name", "email", "lines"/),
      expect.stringMatching(/Write "\/name"/),
    ]);
    expect(controller.getField('/lines').errors).toMatchObject([{ message: 'Sold out' }]);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('Offline'))],
    [
      'throws',
      () => {
        throw new Error('Offline');
      },
    ],
  ])('by a handler that %s keeps everything', async (_, save) => {
    const controller = open(save);
    controller.set('/name', 'Ann');
    expect(await controller.submit()).toMatchObject({
      status: 'failed',
      failure: 'Offline',
      cause: new Error('Offline'),
    });
    expect(controller.getSnapshot()).toMatchObject({
      status: 'failed',
      failure: 'Offline',
      cause: new Error('Offline'),
      dirty: true,
    });
    expect(controller.get('/name')).toBe('Ann');
  });

  test('may be thrown', async () => {
    const controller = open(() => {
      // oxlint-disable-next-line typescript/only-throw-error -- handlers may throw it, as the docs say
      throw refuse('Closed');
    });
    expect(await controller.submit()).toEqual({ status: 'failed', errors: [], failure: 'Closed' });
    expect(controller.getSnapshot()).toMatchObject({ status: 'failed', failure: 'Closed', cause: undefined });
  });

  test('reports the message of a field that is not on the screen as part of the failure', async () => {
    const eidos = compileEidos({
      type: 'object',
      properties: { country: { enum: ['DE', 'US'] } },
      if: { properties: { country: { const: 'US' } }, required: ['country'] },
      then: { properties: { state: { type: 'string' } } },
    });
    const onSubmit = () => refuse({ errors: { '/state': 'Unknown state' } });
    const controller = createController(eidos, { data: { country: 'DE' }, onSubmit });
    expect(await controller.submit()).toMatchObject({ errors: [], failure: '/state: Unknown state' });
  });

  test.each([
    ['the saved record', { id: 7, ...valid }],
    ['a record with a message', { id: 7, message: 'stored' }],
    ['an empty list of errors', { errors: {} }],
    ['a list of errors of its own', { errors: [], message: 'fine' }],
  ])('is not one whose handler returns %s: that one succeeded', async (_, answer) => {
    const controller = open(() => Promise.resolve(answer));
    expect(await controller.submit()).toEqual({ status: 'submitted' });
  });

  test('that is not made by `refuse` counts as saved, and developers are warned', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const controller = open(() => ({ errors: { '/name': 'Taken' } }));
    expect(await controller.submit()).toEqual({ status: 'submitted' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Write return refuse({ errors: … })'));
  });
});
