import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import type { Controller } from '../controller/controller';
import { createController } from '../controller/create-controller';
import { ErrorList } from '../hud/ErrorList';
import { HUD } from '../hud/HUD';
import { EidosPart } from '../parts/EidosPart';
import type { JsonSchema } from '../json/json-schema';
import { mergeRegistries } from '../parts/registry';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { listRegistry } from './list-registry';
import { EidosScreen } from './EidosScreen';
import { standardRegistry } from './standard-registry';

const registry = mergeRegistries(standardRegistry, listRegistry);
const text = { type: 'string' };
// Screens load what moves the focus after their first rendering.
beforeAll(() => import('../parts/lost-focus').then(({ watchFocus }) => watchFocus(document.body)));
const afterTimers = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** A schema in which another field takes the place of the one at `/it` once its value fits `when`. */
const switching = (base: object, when: object, then: object) => ({
  ...(objectSchema({ it: { title: 'It', ...base } }) as object),
  if: { properties: { it: when }, required: ['it'] },
  then: { properties: { it: then } },
});

const tens = Array.from({ length: 12 }, (_, at) => at * 10);

it.each<[string, JsonSchema, string]>([
  ['text of several lines', switching(text, { minLength: 3 }, { 'x-eidos': { widget: 'text' } }), 'textbox'],
  [
    'a text field again',
    switching(
      { ...text, 'x-eidos': { widget: 'text' } },
      { minLength: 3 },
      { 'x-eidos': { widget: 'input' } },
    ),
    'textbox',
  ],
  ['a whole number', switching({ type: 'number' }, { minimum: 100 }, { type: 'integer' }), 'textbox'],
  [
    'a combobox',
    switching(text, { minLength: 3 }, { enum: ['124', '1324', '13524'], 'x-eidos': { widget: 'combobox' } }),
    'combobox',
  ],
])(
  '%s that takes the place of a field while it is typed into has its focus and caret',
  async (_, schema, role) => {
    const { user } = renderScreen(schema, { registry });
    const before = screen.getByRole('textbox', { name: 'It' });
    await user.type(before, '24');
    await user.keyboard('{Home}13');
    const after = screen.getByRole<HTMLInputElement>(role, { name: 'It' });
    expect(after).not.toBe(before);
    expect(after).toHaveFocus();
    expect(after.value).toBe('1324');
    expect(after.selectionStart).toBe(2);
    await user.keyboard('5');
    expect(after).toHaveValue('13524');
  },
);

it.each<[string, JsonSchema, string]>([
  [
    'a list of choices',
    switching({ type: 'integer' }, { minimum: 100 }, { enum: [...tens, 120] }),
    'combobox',
  ],
  ['radio buttons', switching({ type: 'integer' }, { minimum: 100 }, { enum: [5, 120] }), 'radio'],
])('%s that takes the place of a field while it is typed into has its focus', async (_, schema, role) => {
  const { user, controller } = renderScreen(schema, { registry });
  await user.type(screen.getByRole('textbox', { name: 'It' }), '120');
  expect(controller.get('/it')).toBe(120);
  expect(document.activeElement).toHaveRole(role);
  expect(document.activeElement!.closest('[data-pointer]')).toHaveAttribute('data-pointer', '/it');
});

it('a field that its own text locks keeps the focus as a whole, and gives it to no other', async () => {
  const hints = { readOnly: { properties: { it: { const: 'done' } }, required: ['it'] } };
  const schema = objectSchema({ first: text, it: { ...text, title: 'It', 'x-eidos': hints } });
  const { user, controller } = renderScreen(schema, { registry });
  await user.type(screen.getByRole('textbox', { name: 'It' }), 'done!');
  expect(controller.get('')).toEqual({ it: 'done' });
  await waitFor(() => expect(screen.getByText('It').parentElement).toHaveFocus());
});

it('undo of an added row moves the focus to the row before it, and that of the only row to the button', async () => {
  const rows = { type: 'array', title: 'Rows', items: objectSchema({ a: { ...text, title: 'A' } }) };
  const children = (
    <form>
      <EidosPart pointer="" />
      <HUD />
    </form>
  );
  const { user, controller } = renderScreen(objectSchema({ rows }), { registry, children });
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  act(() => controller.set('/rows/0/a', 'first'));
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  await user.keyboard('{Control>}z{/Control}');
  await afterTimers();
  expect(screen.getByRole('gridcell', { name: 'first' })).toHaveFocus();
  await user.keyboard('{Control>}zz{/Control}');
  await afterTimers();
  expect(screen.getByRole('button', { name: 'Add row' })).toHaveFocus();
});

it('the box of a cell and a text that is neither yes nor no hand the focus on to each other', async () => {
  const rows = {
    type: 'array',
    title: 'Rows',
    items: objectSchema({ ok: { type: 'boolean', title: 'OK' } }),
  };
  const data = { rows: [{ ok: true }] };
  const { user, controller } = renderScreen(objectSchema({ rows }), { registry, data });
  act(() => controller.setText('/rows/0/ok', '5'));
  await user.click(screen.getByRole('gridcell', { name: /^5/ }));
  await user.keyboard('{Delete}');
  expect(screen.getByRole('checkbox')).toHaveFocus();
  act(() => controller.setText('/rows/0/ok', '6'));
  expect(screen.getByRole('gridcell', { name: /^6/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

it.each(['disabled', 'readOnly'])(
  'the choice between two values of a field that is %s by then moves the focus to the next control',
  async (lock) => {
    const hints = { [lock]: { properties: { done: { const: true } }, required: ['done'] } };
    const it = { ...text, title: 'It', 'x-eidos': hints };
    const schema = objectSchema({ it, next: { ...text, title: 'Next' }, done: { type: 'boolean' } });
    const { user, controller } = renderScreen(schema, { registry, data: { it: 'saved' } });
    await user.type(screen.getByRole('textbox', { name: 'It' }), '!');
    act(() => controller.receive({ it: 'theirs', done: true }));
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await afterTimers();
    expect(controller.get('/it')).toBe('saved!');
    expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
  },
);

it.each<[string, JsonSchema, unknown, unknown, RegExp, string]>([
  [
    'entry of a map',
    { type: 'object', additionalProperties: text },
    { a: '1', b: '2' },
    { b: '2' },
    /^a$/,
    'b',
  ],
  [
    'last entry of a map',
    { type: 'object', additionalProperties: text },
    { a: '1', b: '2' },
    { a: '1' },
    /^b$/,
    '',
  ],
  [
    'card',
    {
      type: 'array',
      items: { title: 'Row', ...(objectSchema({ a: text }) as object) },
      'x-eidos': { widget: 'cards' },
    },
    [{ a: '1' }, { a: '2' }],
    [{ a: '2' }],
    /^A/,
    'Row 1',
  ],
])(
  'a removed %s that was typed into moves the focus to what is next, as a whole',
  async (_, schema, data, next, name, group) => {
    const { user, controller } = renderScreen(objectSchema({ all: schema }), {
      registry,
      data: { all: data },
    });
    await user.click(screen.getAllByRole('textbox', { name })[0]!);
    act(() => (Array.isArray(data) ? controller.removeRow('/all', 0) : controller.receive({ all: next })));
    await user.keyboard('x');
    expect(controller.get('/all')).toEqual(next);
    expect(document.body).not.toHaveFocus();
    if (group) expect(screen.getByRole('group', { name: group })).toHaveFocus();
  },
);

it('the menu of rows that disappears with the last row moves the focus to the button that adds one', async () => {
  const rows = { type: 'array', title: 'Rows', items: objectSchema({ a: text }) };
  const { controller } = renderScreen(objectSchema({ rows }), { registry, data: { rows: [{ a: '1' }] } });
  for (const name of ['Row actions', /^Insert row above/]) {
    act(() => controller.set('/rows', [{ a: '1' }]));
    act(() => screen.getByRole('button', { name }).focus());
    act(() => controller.set('/rows', []));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add row' })).toHaveFocus());
  }
});

/** A field `Code` between two others, which is there while `Kind` is "a". */
const withCode = {
  ...(objectSchema({ kind: text, code: text, note: text }) as object),
  if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
  else: { properties: { code: false } },
};
const fieldOf = (name: string) => screen.getByText(name).parentElement;

it.each<[string, (controller: Controller) => void]>([
  ['another field', (controller) => controller.set('/kind', 'b')],
  ['the server', (controller) => controller.receive({ kind: 'b' })],
  ['a reset', (controller) => controller.reset({ kind: 'b' })],
  ['undo', (controller) => controller.undo()],
])(
  'a field that %s removes while it is typed into moves the focus to the next one, as a whole',
  async (by, remove) => {
    const { user, controller } = renderScreen(withCode, { data: { kind: by === 'undo' ? 'b' : 'a' } });
    act(() => controller.set('/kind', 'a'));
    act(() => screen.getByRole('textbox', { name: 'Code' }).focus());
    act(() => remove(controller));
    await waitFor(() => expect(fieldOf('Note')).toHaveFocus());
    await user.keyboard('x');
    expect(controller.get('/note')).toBeUndefined();
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    expect(fieldOf('Note')).not.toHaveAttribute('tabindex');
  },
);

it('a field that another eidos has not moves the focus on, and a screen that is removed leaves it to the page', async () => {
  const data = { kind: 'a', code: 'x' };
  const without = compileEidos(objectSchema({ kind: text }));
  const { rerender } = render(<EidosScreen eidos={compileEidos(withCode)} data={data} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
  rerender(<EidosScreen eidos={without} data={data} />);
  await waitFor(() => expect(fieldOf('Kind')).toHaveFocus());
  await userEvent.click(screen.getByRole('textbox', { name: 'Kind' }));
  rerender(<button type="button">Elsewhere</button>);
  await afterTimers();
  expect(document.body).toHaveFocus();
});

it('a field that is removed after the focus has left it moves nothing', async () => {
  const { user, controller } = renderScreen(withCode, { data: { kind: 'a' } });
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await user.click(document.body);
  act(() => controller.set('/kind', 'b'));
  await afterTimers();
  expect(document.body).toHaveFocus();
});

it('a button of a card that the server removes moves the focus to the next control', async () => {
  const items = { title: 'Row', ...(objectSchema({ a: text }) as object) };
  const schema = objectSchema({ all: { type: 'array', items, 'x-eidos': { widget: 'cards' } } });
  const { controller } = renderScreen(schema, { registry, data: { all: [{ a: '1' }, { a: '2' }] } });
  act(() => screen.getByRole('button', { name: 'Remove Row 2' }).focus());
  act(() => controller.removeRow('/all', 1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Row' })).toHaveFocus());
});

it('an error list that disappears from a read-only screen moves the focus to the field before it', async () => {
  const controller = createController<unknown>(compileEidos(objectSchema({ code: text })), {
    data: { code: 'x' },
  });
  controller.setErrors({ '/code': 'Unknown code' });
  render(
    <EidosScreen controller={controller} readOnly>
      <ErrorList />
    </EidosScreen>,
  );
  act(() => screen.getByRole('button', { name: 'Code: Unknown code' }).focus());
  act(() => controller.receive({ code: 'y' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(fieldOf('Code')).toHaveFocus());
});
