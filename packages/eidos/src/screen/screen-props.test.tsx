import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, StrictMode, useState } from 'react';
import { createPortal } from 'react-dom';
import { compileEidos } from '../compiler/compile-eidos';
import type { Controller } from '../controller/controller';
import { createController } from '../controller/create-controller';
import { refuse } from '../controller/refuse';
import { StringField } from '../fields/StringField';
import { HUD } from '../hud/HUD';
import { TagsField } from '../lists/TagsField';
import { EidosPart } from '../parts/EidosPart';
import { createRegistry, type Registry } from '../parts/registry';
import { createRules } from '../rules/create-rules';
import { EidosProvider } from './EidosProvider';
import { EidosScreen, type EidosScreenHandle } from './EidosScreen';
import { preloadScreen } from './lazy-registry';
import { useController } from '../hooks/contexts';

const booking = compileEidos({
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 2 }, city: { type: 'string' } },
});
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('onChange', () => {
  it('is called with the data, the unsaved changes and the validity, after each change of them', async () => {
    const onChange = jest.fn();
    render(
      <StrictMode>
        <EidosScreen eidos={booking} data={{ city: 'Rome' }} onChange={onChange} />
      </StrictMode>,
    );
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(box('Name'), 'Al');
    await userEvent.clear(box('City'));
    expect(onChange.mock.calls).toEqual([
      [
        { name: 'A', city: 'Rome' },
        { changed: ['/name'], valid: false },
      ],
      [
        { name: 'Al', city: 'Rome' },
        { changed: ['/name'], valid: true },
      ],
      [{ name: 'Al' }, { changed: ['/name', '/city'], valid: true }],
    ]);
  });

  it('is not called for the data that the parent passes, such as one that counts the reports', async () => {
    const onChange = jest.fn();
    function Counting() {
      const [value, setValue] = useState({ name: 'Ada', city: 'Rome', edits: 0 });
      return (
        <EidosScreen
          eidos={booking}
          data={value}
          onChange={(data) => {
            onChange(data);
            setValue(({ edits }) => ({ city: '', ...data, edits: edits + 1 }));
          }}
        />
      );
    }
    render(<Counting />);
    await userEvent.type(box('City'), 'ma');
    expect(onChange.mock.calls).toEqual([
      [{ name: 'Ada', city: 'Romem', edits: 0 }],
      [{ name: 'Ada', city: 'Romema', edits: 1 }],
    ]);
    expect(box('City')).toHaveValue('Romema');
  });

  it('is not called for what changes nothing in the data, such as leaving a field', async () => {
    const onChange = jest.fn();
    render(<EidosScreen eidos={booking} onChange={onChange} />);
    await userEvent.click(box('Name'));
    await userEvent.tab();
    expect(screen.getByText('Fill in this field.')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('calls the latest handler, and that of a screen with a controller too', () => {
    const controller = createController(booking);
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender } = render(<EidosScreen controller={controller} onChange={first} />);
    rerender(<EidosScreen controller={controller} onChange={second} />);
    act(() => controller.set('/city', 'Bern'));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledWith({ city: 'Bern' }, { changed: ['/city'], valid: false });
  });

  it('is not called for the data of another controller, whose changes it reports', () => {
    const first = createController(booking, { data: { name: 'Ada' } });
    const second = createController(booking, { data: { name: 'Bob' } });
    const onChange = jest.fn();
    const { rerender } = render(<EidosScreen controller={first} onChange={onChange} />);
    act(() => first.set('/city', 'Rome'));
    rerender(<EidosScreen controller={second} onChange={onChange} />);
    expect(onChange).toHaveBeenCalledTimes(1);
    act(() => second.set('/city', 'Bern'));
    expect(onChange).toHaveBeenLastCalledWith({ name: 'Bob', city: 'Bern' }, expect.anything());
  });

  it.each([
    ['data', (data: object) => data],
    ['a copy', (data: object) => ({ ...data })],
  ])('may pass %s back late, which undoes nothing and conflicts with nothing', async (_name, copy) => {
    const late: object[] = [];
    const onChange = (data: object) => void late.push(copy(data));
    const { rerender } = render(<EidosScreen eidos={booking} data={{}} onChange={onChange} />);
    const passBack = () => rerender(<EidosScreen eidos={booking} data={late.shift()} onChange={onChange} />);
    await userEvent.type(box('City'), 'Rome');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.type(box('Name'), 'Al');
    expect(late).toHaveLength(7);
    while (late.length > 1) {
      passBack();
      expect([box('City'), box('Name')].map((one) => one.getAttribute('value'))).toEqual(['', 'Al']);
      expect(screen.queryByText(/Someone else/)).toBeNull();
      expect(screen.getByText(/unsaved change/)).toBeVisible();
    }
    passBack();
    expect(screen.getByText('Nothing changed')).toBeVisible();
    await userEvent.type(box('Name'), 'an');
    expect(screen.queryByText(/Someone else/)).toBeNull();
    const [earlier] = late;
    rerender(<EidosScreen eidos={booking} data={late[1]} onChange={onChange} />);
    rerender(<EidosScreen eidos={booking} data={earlier} onChange={onChange} />);
    expect(box('Name')).toHaveValue('Ala');
  });

  it('may pass back late what is not an object', async () => {
    const word = compileEidos({ type: 'string', title: 'Word' });
    const late: unknown[] = [];
    const onChange = (data: unknown) => void late.push(data);
    const { rerender } = render(<EidosScreen eidos={word} data="x" onChange={onChange} />);
    await userEvent.type(box('Word'), 'ab');
    rerender(<EidosScreen eidos={word} data={late[0] as string} onChange={onChange} />);
    expect(box('Word')).toHaveValue('xab');
    expect(screen.queryByText(/Someone else/)).toBeNull();
  });

  it('lets the parent show the data on another screen, and restore what it passed before', async () => {
    const versions: object[] = [];
    let give = (_: object) => {};
    function Parent() {
      const [data, setData] = useState<object>({ city: 'Rome' });
      give = setData;
      const report = (next: object) => {
        versions.push(next);
        setData(next);
      };
      return (
        <>
          <EidosScreen eidos={booking} data={data} onChange={report} hud={false} />
          <EidosScreen eidos={booking} data={data} onChange={setData} hud={false} />
        </>
      );
    }
    render(<Parent />);
    const shown = (name: RegExp) =>
      screen.getAllByRole('textbox', { name }).map((one) => one.getAttribute('value'));
    await userEvent.type(screen.getAllByRole('textbox', { name: /^Name/ })[0]!, 'Al');
    expect(shown(/^Name/)).toEqual(['Al', 'Al']);
    await userEvent.type(screen.getAllByRole('textbox', { name: /^City/ })[1]!, '!');
    expect(shown(/^City/)).toEqual(['Rome!', 'Rome!']);
    for (const name of ['A', 'Al', 'A']) {
      act(() => give(versions[name.length - 1]!));
      expect(shown(/^Name/)).toEqual([name, name]);
    }
  });
});

test('onError is called with the outcome of a submit that was rejected, and not after one that was not', async () => {
  const onError = jest.fn();
  const onSubmit = jest.fn().mockReturnValueOnce(refuse('The office is closed.'));
  render(<EidosScreen eidos={booking} onSubmit={onSubmit} onError={onError} />);
  await save();
  expect(onError).toHaveBeenLastCalledWith(
    expect.objectContaining({ status: 'invalid', errors: [expect.objectContaining({ pointer: '/name' })] }),
  );
  await userEvent.type(box('Name'), 'Ada');
  await save();
  expect(onError).toHaveBeenLastCalledWith(
    expect.objectContaining({ status: 'failed', failure: 'The office is closed.' }),
  );
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('a ref submits, validates, focuses and resets', async () => {
  const ref = createRef<EidosScreenHandle>();
  const onSubmit = jest.fn();
  render(<EidosScreen ref={ref} eidos={booking} hud={false} onSubmit={onSubmit} />);
  act(() => ref.current?.focus('/city'));
  expect(box('City')).toHaveFocus();
  await act(async () => void (await ref.current?.validate()));
  expect(screen.getByText('Fill in this field.')).toBeVisible();
  const rejected = await act(async () => ref.current?.submit());
  expect(rejected?.status).toBe('invalid');
  expect(box('Name')).toHaveFocus();
  await userEvent.type(box('Name'), 'Ada');
  const saved = await act(async () => ref.current?.submit());
  expect(saved?.status).toBe('submitted');
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada' });
  await userEvent.type(box('Name'), '!');
  act(() => ref.current?.reset());
  expect(box('Name')).toHaveValue('Ada');
});

test('a reset button of a form in a portal resets only that form', () => {
  const controllers = ['x', 'y'].map((name) => createController(booking, { data: { name } }));
  const [outer, inner] = controllers as [Controller, Controller];
  const dialog = (
    <form>
      <button type="reset">Clear the search</button>
    </form>
  );
  const other = (
    <EidosScreen controller={inner} hud={false}>
      <button type="reset">Reset the other</button>
    </EidosScreen>
  );
  render(
    <EidosScreen controller={outer} hud={false}>
      {createPortal(dialog, document.body)}
      {createPortal(other, document.body)}
    </EidosScreen>,
  );
  act(() => controllers.forEach((one) => one.set('/name', 'typed')));
  act(() => screen.getByText('Clear the search').click());
  act(() => screen.getByText('Reset the other').click());
  expect(controllers.map((one) => one.get('/name'))).toEqual(['typed', 'y']);
});

test.each([{ readOnly: true }, { disabled: true }])(
  'a reset button changes no data of a screen with %p',
  (lock) => {
    const controller = createController(booking, { data: { name: 'x' } });
    render(
      <EidosScreen controller={controller} {...lock}>
        <button type="reset">Start again</button>
      </EidosScreen>,
    );
    act(() => controller.set('/name', 'set by code'));
    act(() => screen.getByText('Start again').click());
    expect(controller.get('/name')).toBe('set by code');
  },
);

test('a reset button returns to the saved data, which can be undone, and every input shows the data', async () => {
  const trip = compileEidos({
    type: 'object',
    properties: {
      day: { type: 'string', format: 'date' },
      meal: { enum: ['a', 'b', 'c', 'd', 'e'] },
    },
  });
  const onChange = jest.fn();
  render(
    <EidosScreen eidos={trip} data={{ day: '2026-01-01', meal: 'b' }} onChange={onChange}>
      <button type="reset">Start again</button>
    </EidosScreen>,
  );
  const shown = () => [screen.getByLabelText('Day'), screen.getByDisplayValue(/^[a-e]$/)];
  const [day, meal] = shown();
  await userEvent.clear(day!);
  await userEvent.type(day!, '2026-02-03');
  await userEvent.selectOptions(meal!, 'd');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(onChange).toHaveBeenLastCalledWith({ day: '2026-01-01', meal: 'b' }, { changed: [], valid: true });
  expect(shown()[0]).toHaveValue('2026-01-01');
  expect(shown()[1]).toHaveDisplayValue('b');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown()[0]).toHaveValue('2026-02-03');
  expect(shown()[1]).toHaveDisplayValue('d');
});

test('the status bar has buttons of the application, and one of its own kind replaces it', async () => {
  const onCancel = jest.fn();
  const cancel = (
    <button type="button" className="eidos-button" onClick={onCancel}>
      Cancel
    </button>
  );
  const { rerender } = render(<EidosScreen eidos={booking} hud={<HUD actions={cancel} />} />);
  const bar = screen.getByRole('group', { name: 'Form status' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(bar).toContainElement(screen.getByRole('button', { name: 'Save' }));
  rerender(<EidosScreen eidos={booking} hud={<button type="submit">Send</button>} />);
  expect(bar).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Fill in this field.')).toBeVisible();
});

it('shows what was typed and is not a value when it becomes read-only, with its error', async () => {
  const eidos = compileEidos({ type: 'object', properties: { age: { type: 'integer' } } });
  const { rerender } = render(<EidosScreen eidos={eidos} data={{ age: 7 }} />);
  await userEvent.clear(box('Age'));
  await userEvent.type(box('Age'), 'seven');
  await userEvent.tab();
  rerender(<EidosScreen eidos={eidos} data={{ age: 7 }} readOnly />);
  expect(screen.getByRole('group', { name: 'Age' })).toHaveTextContent('seven');
  expect(screen.getByText(/^Enter a whole number/)).toBeVisible();
});

it('formats a number that was not left when the screen became read-only, and reports no change', async () => {
  const price = { type: 'number', 'x-eidos': { currency: 'EUR', decimals: 2 } };
  const eidos = compileEidos({ type: 'object', properties: { price } });
  const onChange = jest.fn();
  const show = (readOnly?: boolean) => (
    <EidosScreen eidos={eidos} data={{ price: 7 }} readOnly={readOnly} onChange={onChange} />
  );
  const { rerender } = render(show());
  await userEvent.clear(box('Price €'));
  await userEvent.type(box('Price €'), '1234.5');
  const reports = onChange.mock.calls.length;
  rerender(show(true));
  expect(screen.getByRole('group', { name: 'Price' })).toHaveTextContent('€1,234.50');
  rerender(show());
  expect(box('Price €')).toHaveValue('1234.50');
  expect(onChange).toHaveBeenCalledTimes(reports);
});

it('another language keeps the number that was typed, and reads what was none', async () => {
  const number = { type: 'number' } as const;
  const eidos = compileEidos({ type: 'object', properties: { price: number, weight: number } });
  const controller = createController(eidos, { data: {} });
  const inLanguage = (locale: string) => <EidosScreen controller={controller} translations={{ locale }} />;
  const { rerender } = render(inLanguage('de'));
  await userEvent.type(box('Weight'), '1,234.5');
  await userEvent.type(box('Price'), '2,345');
  rerender(inLanguage('en'));
  await userEvent.tab();
  expect(controller.getSnapshot().data).toEqual({ price: 2.345, weight: 1234.5 });
  expect(box('Price')).toHaveValue('2.345');
});

describe('an inner provider of the same record', () => {
  const eidos = compileEidos({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      tags: { type: 'array', uniqueItems: true, items: { type: 'string' } },
    },
  });
  const nested = (fields: ReactNode, over?: Registry) => {
    const controller = createController(eidos);
    const Inner = () => (
      <EidosProvider controller={controller} registry={over} validation="onSubmit">
        {fields}
      </EidosProvider>
    );
    const kinds = { string: () => <p>Outer string</p>, group: Inner };
    render(<EidosScreen controller={controller} registry={createRegistry({ kinds })} />);
    return controller;
  };

  it('has the parts around it, and its own over them', async () => {
    await preloadScreen(eidos);
    nested([<EidosPart key="name" pointer="/name" />, <EidosPart key="tags" pointer="/tags" />]);
    expect(screen.getByText('Outer string')).toBeVisible();
    expect(box('Tags')).toBeVisible();
    cleanup();
    const over = createRegistry({ pointers: { '/name': () => <p>Inner name</p> } });
    nested(<EidosPart pointer="/name" />, over);
    expect(screen.getByText('Inner name')).toBeVisible();
  });

  it('has its open entry completed and its first error focused by the save of the screen', async () => {
    const controller = nested([
      <StringField key="name" pointer="/name" />,
      <TagsField key="tags" pointer="/tags" />,
    ]);
    const tags = box('Tags');
    await userEvent.type(tags, 'new');
    await save();
    expect(controller.get('/tags')).toEqual(['new']);
    expect(box('Name')).toHaveFocus();
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });
});

describe('validation', () => {
  const complaint = () => screen.queryByText('Enter at least 2 characters.');

  it('shows errors once a field is left, at each change, or after a submit only', async () => {
    const { rerender } = render(<EidosScreen eidos={booking} />);
    await userEvent.type(box('Name'), 'A');
    expect(complaint()).not.toBeInTheDocument();
    await userEvent.tab();
    expect(complaint()).toBeVisible();

    rerender(<EidosScreen key="change" eidos={booking} validation="onChange" />);
    await userEvent.type(box('Name'), 'A');
    expect(complaint()).toBeVisible();
    await userEvent.keyboard('l');
    expect(complaint()).not.toBeInTheDocument();

    rerender(<EidosScreen key="submit" eidos={booking} validation="onSubmit" />);
    await userEvent.type(box('Name'), 'A');
    await userEvent.tab();
    expect(complaint()).not.toBeInTheDocument();
    await save();
    expect(complaint()).toBeVisible();
    await userEvent.type(box('Name'), 'l');
    expect(complaint()).not.toBeInTheDocument();
  });

  it('is set by a provider too, and is that of the controller again without it', async () => {
    const controller = createController(booking, { validation: 'onSubmit' });
    const fields = <EidosPart pointer="" />;
    const { rerender } = render(
      <EidosProvider controller={controller} validation="onChange">
        {fields}
      </EidosProvider>,
    );
    await userEvent.type(box('Name'), 'A');
    expect(complaint()).toBeVisible();
    rerender(<EidosProvider controller={controller}>{fields}</EidosProvider>);
    act(() => controller.reset());
    await userEvent.type(box('Name'), 'A');
    await userEvent.tab();
    expect(complaint()).not.toBeInTheDocument();
  });

  it('is that of the innermost provider for the fields inside it alone', async () => {
    const text = { type: 'string', minLength: 2 } as const;
    const eidos = compileEidos({ type: 'object', properties: { name: text, city: text } });
    const controller = createController(eidos);
    function Inner() {
      return (
        <EidosProvider controller={useController()} validation="onSubmit">
          <EidosPart pointer="/city" />
        </EidosProvider>
      );
    }
    render(
      <EidosProvider controller={controller} validation="onChange">
        <EidosPart pointer="/name" />
        <Inner />
      </EidosProvider>,
    );
    await userEvent.type(box('City'), 'R');
    await userEvent.tab();
    expect(complaint()).not.toBeInTheDocument();
    await userEvent.type(box('Name'), 'A');
    expect(complaint()).toBeVisible();
    expect(box('Name')).toHaveAccessibleErrorMessage('Enter at least 2 characters.');
    await act(() => controller.validate());
    expect(box('City')).toHaveAccessibleErrorMessage('Enter at least 2 characters.');
  });

  it('reaches an inner provider of the same record that has none', async () => {
    const eidos = compileEidos({ type: 'string', minLength: 2, title: 'Name' });
    const controller = createController(eidos);
    render(
      <EidosProvider controller={controller} validation="onChange">
        <EidosProvider controller={controller}>
          <EidosPart pointer="" />
        </EidosProvider>
      </EidosProvider>,
    );
    await userEvent.type(box('Name'), 'A');
    expect(complaint()).toBeVisible();
  });

  it('leaves the save button of an inner provider that of the form', async () => {
    const controller = createController(booking);
    const onError = jest.fn();
    render(
      <EidosScreen controller={controller} hud={false} onError={onError}>
        <EidosProvider controller={controller} validation="onSubmit">
          <HUD />
        </EidosProvider>
      </EidosScreen>,
    );
    await save();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is that of the controller again once two providers have unmounted, whatever the order', async () => {
    const controller = createController(booking, { validation: 'onSubmit' });
    const fields = <EidosPart pointer="" />;
    const first = (
      <EidosProvider key="first" controller={controller} validation="onChange">
        <i />
      </EidosProvider>
    );
    const second = (
      <EidosProvider key="second" controller={controller} validation="onBlur">
        <i />
      </EidosProvider>
    );
    const { rerender } = render([first]);
    rerender([first, second]);
    rerender([second]);
    rerender(<EidosProvider controller={controller}>{fields}</EidosProvider>);
    await userEvent.type(box('Name'), 'A');
    await userEvent.tab();
    expect(complaint()).not.toBeInTheDocument();
  });

  it('keeps typing in one field a single undo step at each of them', async () => {
    for (const validation of ['onChange', 'onBlur', 'onSubmit'] as const) {
      const { unmount } = render(<EidosScreen eidos={booking} validation={validation} />);
      await userEvent.type(box('Name'), 'Ada');
      await userEvent.tab();
      await userEvent.type(box('City'), 'Rome');
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect([box('Name'), box('City')].map((input) => (input as HTMLInputElement).value)).toEqual([
        'Ada',
        '',
      ]);
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(box('Name')).toHaveValue('');
      unmount();
    }
  });

  it('changes with the prop, and so does whether hidden values are submitted', async () => {
    const eidos = compileEidos({
      type: 'object',
      properties: { name: { type: 'string', minLength: 2 }, city: { type: 'string' } },
      if: { required: ['name'] },
      then: {},
      else: { properties: { note: { type: 'string' } } },
    });
    const onSubmit = jest.fn();
    const onUndo = { eidos, data: { note: 'late' }, onSubmit };
    const { rerender } = render(<EidosScreen {...onUndo} validation="onSubmit" />);
    await userEvent.type(box('Name'), 'A');
    await userEvent.tab();
    expect(complaint()).not.toBeInTheDocument();
    rerender(<EidosScreen {...onUndo} validation="onChange" hidden="keep" />);
    await userEvent.type(box('Name'), '{Backspace}B');
    expect(complaint()).toBeVisible();
    await userEvent.type(box('Name'), 'o');
    await save();
    expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Bo', note: 'late' });
    rerender(<EidosScreen {...onUndo} hidden="omit" />);
    await save();
    expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Bo' });
  });
});

test('rules that the parent makes at each render change nothing, and are not run again', async () => {
  const check = jest.fn(() => Promise.resolve('Taken.'));
  function Parent() {
    const [, setData] = useState<unknown>();
    const rules = createRules(booking, { asyncChecks: { '/name': check }, debounce: 0 });
    return <EidosScreen eidos={booking} rules={rules} onChange={setData} />;
  }
  render(<Parent />);
  await userEvent.type(box('Name'), 'Ada');
  await userEvent.tab();
  await waitFor(() => expect(box('Name')).toHaveAccessibleErrorMessage('Taken.'));
  const before = check.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(check).toHaveBeenCalledTimes(before);
});

test('a parent that keeps the data and passes it back at each key loses no text, focus, option, row or undo step', async () => {
  const eidos = compileEidos({
    type: 'object',
    properties: {
      seats: { type: 'integer' },
      kind: {
        oneOf: [
          { title: 'Person', type: 'object', properties: { first: { type: 'string' } } },
          { title: 'Firm', type: 'object', properties: { firm: { type: 'string' } } },
        ],
      },
      lines: { type: 'array', items: { type: 'object', properties: { item: { type: 'string' } } } },
    },
  });
  await preloadScreen();
  let seen: unknown;
  function Parent() {
    const [data, setData] = useState<object>({ seats: 2, lines: [{ item: 'Pen' }] });
    seen = data;
    return <EidosScreen eidos={eidos} data={data} onChange={(next) => setData({ ...(next as object) })} />;
  }
  render(<Parent />);
  await userEvent.click(screen.getByRole('radio', { name: 'Firm' }));
  await userEvent.type(box('Firm'), 'Ink');
  await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
  await userEvent.keyboard('Cap{Enter}');
  await userEvent.type(box('Seats'), '34x');
  expect(box('Seats')).toHaveValue('234x');
  expect(box('Seats')).toHaveFocus();
  expect(box('Firm')).toHaveValue('Ink');
  const complete = { seats: 234, kind: { firm: 'Ink' }, lines: [{ item: 'Pen' }, { item: 'Cap' }] };
  expect(seen).toEqual(complete);
  await userEvent.keyboard('{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Seats')).toHaveValue('2');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(seen).toEqual(complete);
  for (let step = 0; step < 5; step += 1) await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(seen).toEqual({ seats: 2, lines: [{ item: 'Pen' }] });
});

test('a provider without a controller says where it comes from', () => {
  type Props = Parameters<typeof EidosProvider>[0];
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<EidosProvider {...({ children: null } as unknown as Props)} />)).toThrow(
    'Unknown controller. Pass the object that createController returned',
  );
  logged.mockRestore();
});
