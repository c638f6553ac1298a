import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import { EidosScreen } from '../screen/EidosScreen';
import { listRegistry } from '../screen/list-registry';
import { standardRegistry } from '../screen/standard-registry';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { offsetAt } from '../translations/format';
import { EidosPart } from './EidosPart';
import { mergeRegistries } from './registry';

// Screens load what completes filled controls after their first rendering.
beforeAll(() => import('./lost-focus').then(({ watchFocus }) => watchFocus(document.body)));

const registry = mergeRegistries(standardRegistry, listRegistry);
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });

/** Fills in controls as autofill and extensions do: with events, and without the focus. */
async function fill(entries: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(entries)) {
    fireEvent.input(input(name), { target: { value } });
    fireEvent.change(input(name));
  }
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
}

it('completes what a browser fills into a combobox, tags and a number without the focus', async () => {
  const { controller } = renderScreen(
    objectSchema({
      name: { type: 'string' },
      country: {
        oneOf: [
          { const: 'DE', title: 'Germany' },
          { const: 'FR', title: 'France' },
        ],
        'x-eidos': { widget: 'combobox' },
      },
      tags: { type: 'array', uniqueItems: true, items: { type: 'string' } },
      price: { type: 'number', 'x-eidos': { decimals: 2 } },
      email: { type: 'string', pattern: '@' },
    }),
    { registry },
  );
  input('Name').focus();
  await fill({ Name: 'Ada', Country: 'Germany', Tags: 'x, y', Price: '1234.5', Email: 'ada' });
  expect(controller.get('')).toEqual({
    name: 'Ada',
    country: 'DE',
    tags: ['x', 'y'],
    price: 1234.5,
    email: 'ada',
  });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input('Price')).toHaveValue('1234.50');
  expect(input('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(input('Name')).toHaveFocus();
});

it('does not complete what is typed', async () => {
  const { controller, user } = renderScreen(
    objectSchema({ country: { enum: ['Chad', 'Chile'], 'x-eidos': { widget: 'combobox' } } }),
    { registry },
  );
  await user.type(input('Country'), 'chad');
  await fill({ Country: 'chad' });
  expect(controller.get('')).toEqual({});
  expect(screen.getByRole('listbox')).toBeVisible();
});

it('leaves a control once that has lost the focus before its change, as in Chromium', async () => {
  const left = jest.fn();
  const { controller, user } = renderScreen(
    objectSchema({ tags: { type: 'array', uniqueItems: true, items: { type: 'string' } } }),
    { registry, data: { tags: ['a'] } },
  );
  await user.type(input('Tags'), 'b');
  input('Tags').addEventListener('blur', () => fireEvent.change(input('Tags')), { once: true });
  input('Tags').addEventListener('focusout', left);
  act(() => screen.getByRole('button', { name: /a/ }).focus());
  await fill({});
  expect(left).toHaveBeenCalledTimes(1);
  // The focus is still in the field.
  expect(controller.get('/tags')).toEqual(['a']);
});

/** Selects a box as an extension does, whose scripts do not see what React adds to an element. */
function check(box: HTMLInputElement) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')!.set!.call(box, true);
}

it('stores what a script selects in lists and boxes, and reports as an input alone', async () => {
  const size = { enum: ['S', 'M'] };
  const { controller } = renderScreen(
    objectSchema({
      list: { ...size, 'x-eidos': { widget: 'select' } },
      radio: size,
      agree: { type: 'boolean' },
    }),
    { registry, data: { list: 'S' } },
  );
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  list.value = 'M';
  const boxes = [screen.getByRole<HTMLInputElement>('radio', { name: 'M' }), input('Agree')];
  boxes.forEach(check);
  for (const control of [list, ...boxes])
    act(() => void control.dispatchEvent(new Event('input', { bubbles: true })));
  await fill({});
  expect(controller.get('')).toEqual({ list: 'M', radio: 'M', agree: true });
  expect(list).toHaveValue('M');
});

it('stores boxes that a script selects without a click', async () => {
  const { controller } = renderScreen(
    objectSchema({
      agree: { type: 'boolean' },
      size: { enum: ['S', 'M'] },
      picks: { type: 'array', uniqueItems: true, items: { enum: ['x', 'y'] } },
      rows: { type: 'array', items: objectSchema({ done: { type: 'boolean' } }) },
    }),
    { registry, data: { rows: [{}] } },
  );
  for (const name of ['Agree', 'M', 'y', 'Done, row 1']) check(input(name));
  await fill({ Agree: 'on', M: 'M', y: 'on', 'Done, row 1': 'on' });
  expect(controller.get('')).toEqual({ agree: true, size: 'M', picks: ['y'], rows: [{ done: true }] });
});

it.each([
  [{ type: 'string', format: 'date' }, '2026-03-09', '2026-03-09'],
  [{ type: 'string', format: 'time' }, '10:30', `10:30:00${offsetAt()}`],
  [
    { type: 'string', format: 'date-time' },
    '2026-03-09T10:30',
    `2026-03-09T10:30:00${offsetAt('2026-03-09T10:30')}`,
  ],
  [{ type: 'string' }, 'Ada', 'Ada'],
  [{ type: 'string', 'x-eidos': { widget: 'text' } }, 'a\nb', 'a\nb'],
  [{ type: 'number', 'x-eidos': { currency: 'EUR' } }, '5', 5],
  [{ enum: ['S', 'M'], 'x-eidos': { widget: 'combobox' } }, 'M', 'M'],
  [{ enum: ['S', 'M'], 'x-eidos': { widget: 'select' } }, 'M', 'M'],
] as const)(
  'stores what a script writes into %j without events once it is left',
  async (at, text, stored) => {
    const { controller, user } = renderScreen(objectSchema({ at }), { registry });
    const control = screen.getByLabelText<HTMLInputElement>('At', { selector: 'input, textarea, select' });
    const empty = control.value;
    act(() => control.focus());
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
    set!.call(control, text);
    await user.tab();
    expect(controller.get('/at')).toBe(stored);
    act(() => controller.undo());
    expect(control).toHaveValue(empty);
    act(() => control.focus());
    await user.tab();
    expect(controller.getSnapshot().canRedo).toBe(true);
  },
);

it.each([
  ['the button', (user: ReturnType<typeof renderScreen>['user']) => user.click(screen.getByText('Save'))],
  ['Enter', (user: ReturnType<typeof renderScreen>['user']) => user.keyboard('{Enter}')],
  ['Ctrl+S', (user: ReturnType<typeof renderScreen>['user']) => user.keyboard('{Control>}s{/Control}')],
])(
  'saves with %s what a script has written into the control with the focus without events',
  async (_, save) => {
    const onSubmit = jest.fn();
    const eidos = compileEidos(objectSchema({ user: { type: 'string' }, pin: { type: 'integer' } }));
    render(<EidosScreen eidos={eidos} onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.type(input('User'), 'ada');
    await user.click(input('Pin'));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input('Pin'), '42');
    await save(user);
    expect(onSubmit).toHaveBeenCalledWith({ user: 'ada', pin: 42 });
  },
);

it('keeps what a button that takes the focus of a date restores', async () => {
  const { controller, user } = renderScreen(objectSchema({ day: { type: 'string', format: 'date' } }), {
    registry,
    children: (
      <>
        <EidosPart pointer="" />
        <button onClick={() => controller.undo()}>Back</button>
      </>
    ),
  });
  fireEvent.change(input('Day'), { target: { value: '2026-03-09' } });
  input('Day').focus();
  await user.click(screen.getByText('Back'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(input('Day')).toHaveValue('');
  expect(controller.get('')).toEqual({});
  expect(controller.getSnapshot().canRedo).toBe(true);
});
