import userEvent from '@testing-library/user-event';
import { act, render, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { EidosScreen } from '../screen/EidosScreen';
import { createRules } from './create-rules';
import { useChecking } from '../hooks/use-form';

const booking = compileEidos({
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 2 },
    start: { type: 'integer' },
    end: { type: 'integer' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          price: { type: 'number' },
          quantity: { type: 'integer', default: 1 },
          sum: { type: 'number', readOnly: true },
        },
      },
      default: [],
    },
    total: { type: 'number' },
  },
  required: ['name'],
});

function failAtTwo(start: number | undefined): undefined {
  if (start === 2) throw new Error('No result');
}

it.each([
  ['checks', createRules(booking, { checks: { '/start': failAtTwo } })],
  [
    'derived values',
    createRules(booking, { derived: { '/total': ({ start }) => failAtTwo(start) ?? start } }),
  ],
])('%s that throw change nothing, and notify nobody', (_, rules) => {
  const controller = createController(booking, { rules, data: { name: 'Ada', start: 1 } });
  const before = controller.getSnapshot();
  const listener = jest.fn();
  controller.subscribe(listener);
  controller.subscribeToField('/start', listener);
  expect(() => controller.set('/start', 2)).toThrow('No result');
  expect(() => controller.batch(() => controller.set('/start', 2))).toThrow('No result');
  expect(controller.getSnapshot()).toMatchObject({ data: before.data, canUndo: false, dirty: false });
  expect(listener).not.toHaveBeenCalled();
  controller.set('/start', 3);
  expect(controller.get('/total')).toBe(before.data.total && 3);
});

it('leave no message at a value that was not set because another check threw', () => {
  const rules = createRules(booking, {
    checks: { '/lines/*/price': (price) => price === 9 && 'Too much.', '/start': failAtTwo },
  });
  const data = { name: 'Ada', start: 1, lines: [{ price: 1 }] };
  const controller = createController(booking, { rules, data });
  expect(controller.getSnapshot().errors).toEqual([]);
  const change = () =>
    controller.batch(() => {
      controller.set('/lines/0/price', 9);
      controller.set('/start', 2);
    });
  expect(change).toThrow('No result');
  controller.set('/name', 'Bob');
  expect(controller.getSnapshot().errors).toEqual([]);
});

const textbox = (name: string) => screen.getByRole('textbox', { name });

describe('checks', () => {
  const rules = createRules(booking, {
    checks: {
      '/name': (name) => name === 'Root' && 'This name is reserved.',
      '': ({ start = 0, end = 0 }) => end < start && { '/end': 'The end is before the start.' },
      '/lines/*/price': (price = 0, { parent }) =>
        price * (parent.quantity ?? 0) > 1000 ? { code: 'maximum', values: { limit: 1000 } } : undefined,
    },
  });

  it('show their message at the field once it was left, until it is corrected', async () => {
    const user = userEvent.setup();
    render(<EidosScreen eidos={booking} rules={rules} />);
    await user.type(textbox('Name'), 'Root');
    expect(textbox('Name')).not.toBeInvalid();
    await user.tab();
    expect(textbox('Name')).toHaveAccessibleErrorMessage('This name is reserved.');
    await user.type(textbox('Name'), 's');
    expect(textbox('Name')).not.toBeInvalid();
  });

  it('of all data place their messages at the fields that they name', () => {
    const controller = createController(booking, { rules, data: { name: 'Ada', start: 3, end: 1 } });
    expect(controller.getField('/end').errors).toEqual([
      { pointer: '/end', code: 'rule', values: {}, message: 'The end is before the start.' },
    ]);
    controller.set('/end', 4);
    expect(controller.getSnapshot().errors).toEqual([]);
  });

  it('show a message for a row that is missing at its table', () => {
    const missing = createRules(booking, {
      checks: { '': ({ lines = [] }) => lines.length < 2 && { '/lines/1/price': 'Add a second line.' } },
    });
    const controller = createController(booking, { rules: missing, data: { name: 'Ada', lines: [{}] } });
    expect(controller.getField('/lines').errors).toMatchObject([{ message: 'Add a second line.' }]);
    controller.insertRow('/lines', 1);
    expect(controller.getSnapshot().errors).toEqual([]);
  });

  it('of rows run for the rows that changed only', () => {
    const check = jest.fn(() => undefined);
    const counted = createRules(booking, { checks: { '/lines/*/price': check } });
    const lines = Array.from({ length: 100 }, () => ({ price: 1 }));
    const controller = createController(booking, { rules: counted, data: { name: 'Ada', lines } });
    expect(controller.getSnapshot().errors).toEqual([]);
    expect(check).toHaveBeenCalledTimes(100);
    controller.set('/lines/7/price', 2);
    controller.removeRow('/lines', 3);
    expect(controller.getSnapshot().errors).toEqual([]);
    expect(check).toHaveBeenCalledTimes(101);
  });

  it('that read all data run again after every change', () => {
    const reads = createRules(booking, {
      checks: { '/name': (name, { data }) => data.total === 1 && `${name} owes nothing.` },
    });
    const controller = createController(booking, { rules: reads, data: { name: 'Ada' } });
    expect(controller.getField('/name').errors).toEqual([]);
    controller.set('/total', 1);
    expect(controller.getField('/name').errors).toMatchObject([{ message: 'Ada owes nothing.' }]);
  });

  it('use the messages of the catalogue', async () => {
    const data = { name: 'Ada', lines: [{ price: 2000, quantity: 1 }] };
    const controller = createController(booking, { rules, data });
    render(<EidosScreen controller={controller} />);
    await act(() => controller.submit());
    expect(screen.getByText('Enter 1,000 or less.')).toBeInTheDocument();
  });

  it('do not run for a value that the schema refuses', () => {
    const check = jest.fn(() => 'never');
    const controller = createController(booking, {
      rules: createRules(booking, { checks: { '/name': check } }),
      data: { name: 'A' },
    });
    expect(controller.getSnapshot().errors).toMatchObject([{ code: 'minLength' }]);
    expect(check).not.toHaveBeenCalled();
  });

  it('prevent saving', async () => {
    const onSubmit = jest.fn();
    const controller = createController(booking, { rules, onSubmit, data: { name: 'Root' } });
    expect(await controller.submit()).toMatchObject({ status: 'invalid', errors: [{ pointer: '/name' }] });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('may be a Standard Schema', () => {
    const schema = z.object({ end: z.number().max(9, 'Too late.') });
    const controller = createController(booking, {
      rules: createRules(booking, { checks: { '': schema } }),
      data: { name: 'Ada', end: 10 },
    });
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer: '/end', message: 'Too late.' }]);
  });

  it('are shown at the nearest field when their own is hidden', () => {
    const conditional = compileEidos({
      type: 'object',
      properties: { kind: { type: 'string' } },
      if: { properties: { kind: { const: 'other' } }, required: ['kind'] },
      then: { properties: { text: { type: 'string' } } },
    });
    const check = jest.fn(() => 'never');
    const hidden = createRules(conditional, { checks: { '/text': check, '': () => ({ '/text': 'Why?' }) } });
    const controller = createController(conditional, { rules: hidden });
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer: '', message: 'Why?' }]);
    expect(check).not.toHaveBeenCalled();
  });
});

describe('definitions', () => {
  it('name only what is in the schema', () => {
    expect(() => createRules(booking, { checks: { ['/nam' as '/name']: () => null } })).toThrow(
      'The schema has no field at "/nam": "nam" is unknown. Fields there: "name", "start", "end", "lines", "total".',
    );
  });

  it('are checked by the compiler', () => {
    // @ts-expect-error There is no such field.
    expect(() => createRules(booking, { checks: { '/nam': () => null } })).toThrow('unknown');
    // @ts-expect-error A name is not a number.
    createRules(booking, { checks: { '/name': (name?: number) => name === 1 && 'No.' } });
  });

  it('have the pointers of every option, and parameters with defaults', () => {
    const group = { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } } as const;
    const option = { type: 'object', required: ['kind'] } as const;
    const payment = compileEidos({
      oneOf: [
        { ...option, properties: { kind: { const: 'card' }, card: group } },
        {
          ...option,
          properties: { kind: { const: 'cash' }, coin: { type: 'number' }, all: { type: 'array' } },
        },
      ],
    });
    expect(() => createRules(payment, { checks: { ['/cart' as '/coin']: () => null } })).toThrow(
      'Fields there: "kind", "card", "coin", "all".',
    );
    createRules(payment, { derived: { '/coin': () => 3, '/card/b': ({ a = 0 }) => a * 2 } });
    createRules(payment, {
      checks: {
        '/card': ({ a = 0, b = 0 } = {}) => a > b && 'No.',
        '/all': (all) => all?.[0] === 3 && 'No.',
      },
    });
    const readLater: object = { properties: { any: {} } };
    createRules(compileEidos(readLater), {
      checks: { '/any': (one) => one === 3 && 'No.' },
    });
    // @ts-expect-error A coin is a number.
    createRules(payment, { derived: { '/coin': () => 'three' } });
  });

  it.each([
    [{ check: {} }, 'createRules: check is unknown. Use one of checks, asyncChecks, derived, debounce.'],
    [
      { checks: { '/name': undefined } },
      'the rule at "/name" is undefined; write a function, or leave it out.',
    ],
    [{ derived: { '/total': 'sum' } }, 'the rule at "/total" is sum; write a function, or leave it out.'],
  ])('are refused where %j has no rule', (definitions, message) => {
    expect(() => createRules(booking, definitions as object)).toThrow(message);
  });

  it('that another schema has no values for are named in a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const other = compileEidos({ type: 'object', properties: { name: { type: 'string' } } });
    const rules = createRules(booking, { checks: { '/name': () => null, '/lines/*/price': () => null } });
    createController<unknown>(other, { rules: rules as never });
    expect(warn.mock.calls).toEqual([
      [
        'The rule at "/lines/*/price" never runs with this eidos. ' +
          'The schema has no field at "/lines": "lines" is unknown. Fields there: "name".',
      ],
    ]);
  });

  it.each([5, true, ['No.'], new Error('No.')])('are refused if a check returns %p', (result) => {
    const rules = createRules(booking, { checks: { '/name': () => result as never } });
    expect(() => createController(booking, { rules, data: { name: 'Ada' } }).getSnapshot().errors).toThrow(
      `The check at "/name" returned ${String(result)}. Return a message, messages by pointer, or nothing`,
    );
  });

  it('find nothing where the message at a pointer is empty', () => {
    const found = { '/start': '', '/end': false, '/name': ['', 'No.'], '/total': null };
    const rules = createRules(booking, { checks: { '': () => found as never } });
    const controller = createController(booking, { rules, data: { name: 'Ada' } });
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer: '/name', message: 'No.' }]);
  });

  it('keep checks that take time apart', () => {
    const controller = createController(booking, {
      rules: createRules(booking, { checks: { '/name': (() => Promise.resolve('No.')) as never } }),
      data: { name: 'Ada' },
    });
    expect(() => controller.getSnapshot().errors).toThrow(
      'The check at "/name" returned a promise. Move it to asyncChecks.',
    );
  });
});

describe('derived values', () => {
  const rules = createRules(booking, {
    derived: {
      '/lines/*/sum': ({ price = 0, quantity = 0 }) => price * quantity,
      '/total': ({ lines = [] }) => lines.reduce((sum, line) => sum + (line.sum ?? 0), 0),
    },
  });
  const data = { name: 'Ada', lines: [{ price: 2, quantity: 3 }] };

  it('are there from the start, and nothing is unsaved', () => {
    const controller = createController(booking, { rules, data });
    expect(controller.get('/total')).toBe(6);
    expect(controller.getSnapshot().dirty).toBe(false);
    controller.receive({ name: 'Ada', lines: [{ price: 5, quantity: 1 }] });
    expect(controller.get('/total')).toBe(5);
    expect(controller.getSnapshot().dirty).toBe(false);
  });

  it('follow in the same undo step', () => {
    const controller = createController(booking, { rules, data });
    controller.set('/lines/0/price', 10);
    expect(controller.get('')).toMatchObject({ total: 30, lines: [{ sum: 30 }] });
    controller.undo();
    expect(controller.get('')).toMatchObject({ total: 6, lines: [{ sum: 6 }] });
    expect(controller.getSnapshot().canUndo).toBe(false);
  });

  it('are set in thousands of rows in one pass, which keeps the rows', () => {
    const lines = Array.from({ length: 2000 }, (_, price) => ({ price, quantity: 1 }));
    const controller = createController(booking, { rules, data: { name: 'Ada', lines } });
    const keys = controller.getRowKeys('/lines');
    controller.batch(() => lines.forEach((_, row) => controller.set(`/lines/${row}/quantity`, 2)));
    expect(controller.get('/total')).toBe(2000 * 1999);
    expect(controller.getRowKeys('/lines')).toEqual(keys);
  });

  it('empty the field when they are not a number', () => {
    const broken = createRules(booking, {
      derived: { '/total': ({ start }) => Number(start) / Number('x') },
    });
    const controller = createController(booking, {
      rules: broken,
      data: { ...data, total: 3 },
      defaults: 'write',
    });
    expect(controller.get('/total')).toBeUndefined();
  });

  it('leave out what a division by zero or a missing input brings, so that nothing blocks the entry', () => {
    const trip = compileEidos({
      type: 'object',
      properties: {
        hours: { type: 'number' },
        speed: { type: 'number' },
        sums: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } },
      },
    });
    const share = createRules(trip, {
      derived: {
        '/speed': ({ hours }) => (hours === undefined ? undefined : 80 / hours),
        '/sums': ({ hours, speed }) => ({ a: Number(hours) * 2, b: Number(speed) }),
      },
    });
    const controller = createController(trip, { rules: share });
    controller.setText('/hours', '0');
    expect(controller.getSnapshot().data).toEqual({ hours: 0, sums: { a: 0 } });
    controller.setText('/hours', '0.5');
    expect(controller.getSnapshot().data).toEqual({ hours: 0.5, speed: 160, sums: { a: 1, b: 160 } });
  });

  it('are left as they were loaded until what they follow from changes, and are so again with it', () => {
    const stored = { name: 'Ada', lines: [{ price: 2, quantity: 3, sum: 5 }], total: 5 };
    const controller = createController(booking, { rules, data: stored });
    controller.set('/name', 'Bob');
    expect(controller.getSnapshot().data).toEqual({ ...stored, name: 'Bob' });
    controller.set('/lines/0/price', 4);
    expect(controller.getSnapshot().data).toMatchObject({ lines: [{ sum: 12 }], total: 12 });
    controller.set('/lines/0/price', 2);
    expect(controller.getSnapshot().data).toEqual({ ...stored, name: 'Bob' });
  });

  it('follow from data outside of their group, which a loaded record has been derived from', () => {
    const rules = createRules(booking, {
      derived: { '/lines/*/sum': ({ price = 0 }, { data }) => price * (data.start ?? 0) },
    });
    const line = { price: 2, quantity: 1 };
    const stored = { name: 'Ada', start: 1, lines: [{ ...line, sum: 2 }] };
    const controller = createController(booking, { rules, data: stored });
    controller.set('/start', 3);
    expect(controller.get('/lines/0/sum')).toBe(6);
    controller.receive({ ...stored, name: 'Bob' });
    controller.set('/start', 4);
    expect(controller.get('/lines/0/sum')).toBe(8);
    controller.reset({ ...stored, lines: [{ ...line, sum: 7 }] });
    controller.set('/name', 'Eve');
    expect(controller.get('/lines/0/sum')).toBe(7);
    controller.set('/start', 5);
    expect(controller.get('/lines/0/sum')).toBe(10);
  });

  it('have no conflict with those of the server, which could not be chosen', () => {
    const rules = createRules(booking, {
      derived: {
        '/lines/*/sum': ({ price = 0, quantity = 0 }) => price * quantity,
        '/total': ({ lines = [] }) => lines.reduce((total, { sum = 0 }) => total + sum, 0),
      },
    });
    const lines = [
      { price: 1, quantity: 1, sum: 1 },
      { price: 2, quantity: 1, sum: 2 },
    ];
    const data = { name: 'Ada', lines, total: 3 };
    const controller = createController(booking, { rules, data });
    controller.set('/lines/0/price', 5);
    const theirs = [
      { price: 1, quantity: 4, sum: 4 },
      { price: 9, quantity: 1, sum: 9 },
    ];
    controller.receive({ name: 'Ada', lines: theirs, total: 13 });
    expect(controller.get('')).toMatchObject({ lines: [{ sum: 20 }, { sum: 9 }], total: 29 });
    expect(controller.getField('/lines/0/sum')).toMatchObject({ dirty: true, conflict: undefined });
    // Users can edit it, but the rule replaces what they enter.
    expect(controller.getField('/total').conflict).toBeUndefined();
  });

  it('have a conflict where their rule keeps what is entered, which the value of the server can replace', () => {
    const page = compileEidos({
      type: 'object',
      properties: { title: { type: 'string' }, path: { type: 'string' } },
    });
    const rules = createRules(page, {
      derived: { '/path': ({ title = '', path }) => path ?? title.toLowerCase() },
    });
    const controller = createController(page, { rules, data: { title: 'A', path: 'a' } });
    controller.set('/path', 'mine');
    controller.receive({ title: 'A', path: 'theirs' });
    expect(controller.getField('/path').conflict).toEqual({ theirs: 'theirs' });
    controller.resolveConflict('/path', 'theirs');
    expect(controller.get('')).toEqual({ title: 'A', path: 'theirs' });
  });

  it('have a conflict where the server says, with its value, that the rule keeps what is entered', () => {
    const properties = {
      a: { type: 'integer' },
      manual: { type: 'boolean' },
      b: { type: 'integer' },
    } as const;
    const page = compileEidos({ type: 'object', properties });
    const rules = createRules(page, { derived: { '/b': ({ a = 0, manual, b }) => (manual ? b : a * 2) } });
    const controller = createController(page, { rules, data: { a: 1, manual: false, b: 2 } });
    controller.set('/a', 3);
    controller.receive({ a: 1, manual: true, b: 7 });
    expect(controller.get('')).toEqual({ a: 3, manual: true, b: 6 });
    expect(controller.getField('/b').conflict).toEqual({ theirs: 7 });
    const derived = createController(page, { rules, data: { a: 1, manual: true, b: 2 } });
    derived.set('/b', 3);
    derived.receive({ a: 2, manual: false, b: 5 });
    // Derived from the same data as that of the server, it stays as the server has it.
    expect(derived.get('/b')).toBe(5);
    expect(derived.getField('/b').conflict).toBeUndefined();
  });

  it('of a hidden group have a conflict where their rule keeps them, by what else is stored there', () => {
    const page = compileEidos({
      type: 'object',
      properties: { kind: { enum: ['x', 'y'] } },
      if: { properties: { kind: { const: 'x' } } },
      then: {
        properties: {
          g: { type: 'object', properties: { manual: { type: 'boolean' }, s: { type: 'integer' } } },
        },
      },
    });
    const data = { kind: 'x', g: { manual: true, s: 2 } } as const;
    const rules = createRules(page, { derived: { '/g/s': ({ manual, s }) => (manual ? s : 0) } });
    const controller = createController(page, { rules, data, hidden: 'keep' });
    controller.set('/g/s', 3);
    controller.set('/kind', 'y');
    controller.receive({ ...data, g: { manual: true, s: 9 } });
    controller.set('/kind', 'x');
    expect(controller.getField('/g/s')).toMatchObject({ value: 3, conflict: { theirs: 9 } });
  });

  it('are shown on the screen while the user types', async () => {
    const user = userEvent.setup();
    render(<EidosScreen eidos={booking} rules={rules} data={data} />);
    await user.click(screen.getByRole('gridcell', { name: /^2$/ }));
    await user.keyboard('7{Enter}');
    expect(textbox('Total')).toHaveValue('21');
  });
});

describe('asynchronous checks', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setUp() {
    const answers: ((answer: string | undefined) => void)[] = [];
    const check = jest.fn(
      (_name: string | undefined, { signal }: { readonly signal: AbortSignal }) =>
        new Promise<string | undefined>((resolve, reject) => {
          answers.push(resolve);
          signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    );
    const onSubmit = jest.fn();
    const rules = createRules(booking, { asyncChecks: { '/name': check }, debounce: 200 });
    const controller = createController(booking, { rules, onSubmit, data: { name: 'Ada' } });
    return { answers, check, onSubmit, controller };
  }

  it.each(['its row', 'its table', 'its place'])(
    'of a row run again where %s has changed between the entry and the request',
    async (part) => {
      const rules = createRules(booking, {
        asyncChecks: {
          '/lines/*/price': (price, { parent: { quantity } }) =>
            Promise.resolve(price === 2 && quantity === 3 ? 'Too many.' : undefined),
          '/lines/*': (line, { parent }) =>
            Promise.resolve(line?.price === 2 && parent.length === 2 ? { '/price': 'Too few.' } : undefined),
        },
      });
      const onSubmit = jest.fn();
      const lines = [{ price: 1, quantity: 1 }];
      const controller = createController(booking, { rules, onSubmit, data: { name: 'Ada', lines } });
      controller.set('/lines/0/price', 2);
      if (part === 'its row') controller.set('/lines/0/quantity', 3);
      if (part === 'its table') controller.insertRow('/lines', 1);
      if (part === 'its place') {
        controller.set('/lines/0/quantity', 3);
        controller.insertRow('/lines', 0);
        controller.insertRow('/lines', 0);
      }
      expect(await controller.submit()).toMatchObject({ status: 'invalid', errors: [{}] });
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('run once, after a pause, for a value that is valid and changed', async () => {
    const { answers, check, controller } = setUp();
    controller.set('/name', 'G');
    jest.advanceTimersByTime(1000);
    expect(check).not.toHaveBeenCalled();
    controller.setText('/name', 'Gr');
    jest.advanceTimersByTime(150);
    controller.setText('/name', 'Gra');
    jest.advanceTimersByTime(199);
    expect(check).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(check).toHaveBeenCalledTimes(1);
    expect(check.mock.calls[0]?.[0]).toBe('Gra');
    answers[0]?.('Taken.');
    await jest.runAllTimersAsync();
    expect(controller.getField('/name').errors).toMatchObject([{ message: 'Taken.' }]);
    controller.set('/name', 'Ada');
    expect(controller.getField('/name').errors).toEqual([]);
  });

  it('are aborted when the value changes', async () => {
    const { answers, check, controller } = setUp();
    controller.set('/name', 'Grace');
    jest.advanceTimersByTime(200);
    controller.set('/name', 'Lin');
    expect(check.mock.calls[0]?.[1].signal.aborted).toBe(true);
    answers[0]?.('Too late.');
    await jest.advanceTimersByTimeAsync(200);
    answers[1]?.(undefined);
    await jest.runAllTimersAsync();
    expect(controller.getSnapshot().errors).toEqual([]);
  });

  it('hold up no submit with a value that has changed or is gone, even where they never return', async () => {
    const onSubmit = jest.fn();
    const check = (value: unknown) =>
      value === 'stuck' ? new Promise<undefined>(() => {}) : Promise.resolve(undefined);
    const rules = createRules(booking, { asyncChecks: { '/name': check } });
    const controller = createController(booking, { rules, onSubmit, data: { name: 'Ada' } });
    for (const [name, status] of [
      ['Grace', 'submitted'],
      [undefined, 'idle'],
    ]) {
      controller.set('/name', 'stuck');
      void controller.submit();
      await jest.runAllTimersAsync();
      controller.set('/name', name);
      await jest.runAllTimersAsync();
      expect(controller.getSnapshot().status).toBe(status);
    }
    expect(onSubmit.mock.calls).toEqual([[{ name: 'Grace' }]]);
  });

  it('run again when something else that they have read changes, and a submit waits for that', async () => {
    const check = jest.fn(async (_: unknown, { parent }: { parent: { start?: number } }) =>
      (await Promise.resolve(parent.start)) === 2 ? 'Taken.' : undefined,
    );
    const onSubmit = jest.fn();
    const rules = createRules(booking, { asyncChecks: { '/name': check }, debounce: 200 });
    const controller = createController(booking, { rules, onSubmit, data: { name: 'Ada', start: 1 } });
    controller.set('/name', 'Grace');
    await jest.runAllTimersAsync();
    controller.set('/start', 2);
    expect(await controller.submit()).toMatchObject({ status: 'invalid', errors: [{ message: 'Taken.' }] });
    expect(onSubmit).not.toHaveBeenCalled();
    controller.set('/start', 3);
    expect(controller.getField('/name').errors).toEqual([]);
    expect(await controller.submit()).toEqual({ status: 'submitted' });
    expect(check).toHaveBeenCalledTimes(3);
  });

  it('do not run again when only values change that they have not read', async () => {
    const check = jest.fn(() => Promise.resolve(undefined));
    const rules = createRules(booking, { asyncChecks: { '/name': check } });
    const controller = createController(booking, { rules, data: { name: 'Ada' } });
    controller.set('/name', 'Grace');
    await jest.runAllTimersAsync();
    controller.set('/start', 2);
    await jest.runAllTimersAsync();
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('delay a submit until they have answered', async () => {
    const { answers, onSubmit, controller } = setUp();
    controller.set('/name', 'Grace');
    const outcome = controller.submit();
    expect(controller.getSnapshot().status).toBe('submitting');
    expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting');
    answers[0]?.('Taken.');
    expect(await outcome).toMatchObject({ status: 'invalid', errors: [{ message: 'Taken.' }] });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(controller.getSnapshot().status).toBe('idle');
  });

  it('are tried again by a submit when they failed, which reports the failure', async () => {
    const check = jest.fn(() => Promise.reject(new Error('Failed to fetch')));
    const rules = createRules(booking, { asyncChecks: { '/name': check } });
    const controller = createController(booking, { rules, data: { name: 'Ada' } });
    controller.set('/name', 'Grace');
    await jest.runAllTimersAsync();
    expect(controller.getSnapshot().errors).toEqual([]);
    expect(await controller.submit()).toMatchObject({ status: 'failed', failure: 'Failed to fetch' });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('are reported to the screen while they run', async () => {
    const { answers, controller } = setUp();
    function Status() {
      return <output>{useChecking('/name') ? 'Checking…' : 'Checked'}</output>;
    }
    render(
      <EidosScreen controller={controller}>
        <Status />
      </EidosScreen>,
    );
    act(() => controller.set('/name', 'Grace'));
    expect(screen.getByText('Checking…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    answers[0]?.(undefined);
    await act(() => jest.runAllTimersAsync());
    expect(screen.getByText('Checked')).toBeVisible();
  });
});

describe('a controller', () => {
  const part = compileEidos({
    type: 'object',
    properties: {
      who: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      where: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
    required: ['who', 'where'],
  });

  it('validates a part, whose errors are then shown', async () => {
    const controller = createController(part);
    render(<EidosScreen controller={controller} />);
    let errors: unknown;
    await act(async () => (errors = await controller.validate('/who')));
    expect(errors).toMatchObject([{ pointer: '/who/name', code: 'required' }]);
    expect(textbox('Name')).toBeInvalid();
    expect(textbox('City')).not.toBeInvalid();
  });

  it('waits for asynchronous checks of the part', async () => {
    const rules = createRules(part, { asyncChecks: { '/who/name': () => Promise.resolve('Taken.') } });
    const controller = createController(part, { rules });
    controller.set('/who/name', 'Ada');
    expect(await controller.validate(['/who', '/where'])).toMatchObject([
      { pointer: '/who/name', message: 'Taken.' },
      { pointer: '/where/city', code: 'required' },
    ]);
  });

  it('validates a value of a row that was added since the last submit', async () => {
    const controller = createController(booking, { data: { name: 'A' } });
    await controller.submit();
    controller.insertRow('/lines', 0, { price: 'much' } as never);
    expect(controller.getField('/lines/0/price').touched).toBe(false);
    await controller.validate('/lines/0/price');
    expect(controller.getErrors('/lines', 'shown')).toMatchObject([
      { pointer: '/lines/0/price', code: 'type' },
    ]);
    expect(controller.getField('/lines/0/quantity').touched).toBe(false);
  });

  it('touches a group with everything in it', () => {
    const controller = createController(part);
    controller.touch('/who', 'within');
    expect(controller.getField('/who/name').touched).toBe(true);
    expect(controller.getField('/where/city').touched).toBe(false);
  });

  it('shows errors from elsewhere until their field is edited', async () => {
    const controller = createController(part, { data: { who: { name: 'Ada' } } });
    render(<EidosScreen controller={controller} />);
    act(() => controller.setErrors({ '/who/name': 'Not known here.' }));
    expect(textbox('Name')).toHaveAccessibleErrorMessage('Not known here.');
    act(() => controller.set('/who/name', 'Grace'));
    await waitFor(() => expect(textbox('Name')).not.toBeInvalid());
  });
});
