import { useLayoutEffect } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { EidosPart } from '../parts/EidosPart';
import { createRegistry, mergeRegistries } from '../parts/registry';
import { listRegistry } from '../screen/list-registry';
import { EidosProvider } from '../screen/EidosProvider';
import { EidosScreen } from '../screen/EidosScreen';
import type { JsonSchema } from '../json/json-schema';
import { standardRegistry } from '../screen/standard-registry';
import { choicesFrom } from './ComboboxField';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';

const registry = mergeRegistries(standardRegistry, listRegistry);
const towns = ['Aachen', 'Berlin', 'Bern', 'Bonn', 'Köln', 'Linz', 'Wien', 'Zürich'];
const town = { enum: towns, 'x-eidos': { widget: 'combobox' } };
const input = () => screen.getByRole('combobox', { name: /Town/ });
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const texts = () => options().map((option) => option.textContent);
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('typing narrows the list without regard to accents, and Enter chooses the first', async () => {
  const { user, controller, container } = renderScreen(objectSchema({ town }), { registry });
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await user.type(input(), 'kol');
  expect(texts()).toEqual(['Köln']);
  await expectAccessible(container);
  await user.keyboard('{Enter}');
  expect(controller.get('/town')).toBe('Köln');
  expect(input()).toHaveValue('Köln');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  act(() => controller.undo());
  expect(input()).toHaveValue('');
});

it('the arrow keys go through the list, which Escape closes', async () => {
  const { user, controller } = renderScreen(objectSchema({ town }), { registry, data: { town: 'Bonn' } });
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Bonn');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Köln');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Zürich');
  await user.keyboard('{PageUp}');
  expect(active()).toBe('Aachen');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(controller.get('/town')).toBe('Bonn');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}{Enter}');
  expect(controller.get('/town')).toBe('Köln');
});

it('every option has a name, also that of an empty text', async () => {
  const { user } = renderScreen(objectSchema({ town: { ...town, enum: ['', ...towns] } }), { registry });
  await user.click(input());
  expect(options()[0]).toHaveAccessibleName('""');
});

it('Tab never stops at the list, at which browsers stop when it scrolls', async () => {
  const { user } = renderScreen(objectSchema({ town }), { registry });
  await user.type(input(), 'b');
  expect(screen.getByRole('listbox').parentElement).toHaveAttribute('tabindex', '-1');
});

it('a scroll event right after the list has gone with its field places nothing', () => {
  const controller = createController(compileEidos(objectSchema({ town })), {});
  const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  function Page({ readOnly }: { readonly readOnly: boolean }) {
    useLayoutEffect(() => void window.dispatchEvent(new Event('scroll')), [readOnly]);
    return <EidosScreen controller={controller} registry={registry} readOnly={readOnly} />;
  }
  const { rerender } = render(<Page readOnly={false} />);
  fireEvent.click(input());
  rerender(<Page readOnly />);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(failed).not.toHaveBeenCalled();
  window.removeEventListener('error', failed);
});

it.each(['{Enter}', '{Tab}'])('spaces choose nothing, and %s empties a field without text', async (key) => {
  const { user, controller } = renderScreen(objectSchema({ town }), { registry });
  await user.type(input(), ` ${key}`);
  expect(controller.get('')).toEqual({});
  expect(input()).toHaveValue('');
  await user.clear(input());
  await user.type(input(), 'bern{Enter}');
  await user.clear(input());
  await user.type(input(), ` ${key}`);
  expect(controller.get('')).toEqual({});
  await user.type(input(), 'bern{Enter}');
  await user.clear(input());
  await user.keyboard(key);
  expect(controller.get('')).toEqual({});
});

it('spaces add no tag', async () => {
  const schema = objectSchema({ towns: { type: 'array', uniqueItems: true, items: { enum: towns } } });
  const { user, controller } = renderScreen(schema, { registry });
  await user.type(screen.getByRole('combobox', { name: 'Towns' }), '  {Enter}');
  await user.tab();
  expect(controller.get('')).toEqual({});
});

it('a press on an option chooses it, and the button opens the list', async () => {
  const { user, controller } = renderScreen(objectSchema({ town }), { registry });
  await user.click(screen.getByRole('button', { name: 'Show the choices of Town' }));
  expect(input()).toHaveFocus();
  await user.click(screen.getByRole('option', { name: 'Linz' }));
  expect(controller.get('/town')).toBe('Linz');
  expect(input()).toHaveFocus();
});

it('text that names a choice is taken when the field is left; other text stays with an error', async () => {
  const { user, controller } = renderScreen(objectSchema({ town }, 'town'), { registry });
  await user.type(input(), 'wien');
  await user.keyboard('{Escape}');
  fireEvent.blur(input());
  expect(controller.get('/town')).toBe('Wien');
  await user.clear(input());
  await user.type(input(), 'Paris{Enter}');
  expect(await screen.findByText('Choose one of the listed values.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Choose one of the listed values.');
  expect(input()).toHaveValue('Paris');
  expect(controller.get('/town')).toBe('Wien');
  expect(await act(() => controller.submit())).toMatchObject({ status: 'invalid' });
  await user.clear(input());
  await user.tab();
  expect(controller.get('')).toEqual({});
  expect(await screen.findByText('Fill in this field.')).toBeVisible();
});

it('a choice that shows other fields does not move what is pressed to leave it', async () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: { town, paid: { type: 'boolean' } },
    if: { properties: { town: { const: 'Wien' } }, required: ['town'] },
    then: { properties: { district: { type: 'string' } } },
  };
  const { user, controller } = renderScreen(schema, { registry });
  await user.type(input(), 'wien');
  const target = screen.getByRole('checkbox', { name: 'Paid' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(controller.get('')).toEqual({});
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(controller.get('')).toEqual({ town: 'Wien', paid: true });
});

it('how many choices are left is announced', async () => {
  const { user } = renderScreen(objectSchema({ town }), { registry });
  await user.type(input(), 'ber');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 choices'));
  await user.type(input(), 'x');
  expect(screen.getByText('No choice matches “berx”.')).toBeVisible();
});

it('of ten thousand choices only some are rendered, and the keyboard reaches all', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `Town ${index}`);
  const { user } = renderScreen(objectSchema({ town: { ...town, enum: many } }), { registry });
  await user.click(input());
  expect(options()).toHaveLength(100);
  expect(options()[0]).toHaveAttribute('aria-setsize', '10000');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Town 9999');
  expect(options().length).toBeLessThanOrEqual(100);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Town 0');
  await user.type(input(), '77{ArrowDown}');
  expect(options().length).toBeLessThanOrEqual(100);
  expect(active()).toBe('Town 177');
});

it('an array of many unique choices is a combobox with tags', async () => {
  const schema = objectSchema({ towns: { type: 'array', uniqueItems: true, items: { enum: towns } } });
  const { user, controller, container } = renderScreen(schema, { registry });
  const field = screen.getByRole('combobox', { name: 'Towns' });
  await user.type(field, 'bern{Enter}li{Enter}');
  expect(controller.get('/towns')).toEqual(['Bern', 'Linz']);
  expect(texts()).not.toContain('Bern');
  await expectAccessible(container);
  await user.keyboard('{Escape}{Backspace}');
  expect(controller.get('/towns')).toEqual(['Bern']);
  await user.keyboard('{ArrowLeft}{Delete}');
  expect(controller.get('')).toEqual({});
  expect(field).toHaveFocus();
});

it('a read-only choice is text', () => {
  renderScreen(objectSchema({ town: { ...town, readOnly: true } }), { registry, data: { town: 'Bonn' } });
  expect(screen.getByRole('group', { name: 'Town' })).toHaveTextContent('Bonn');
});

it('in a cell of a table the list takes the keys, and Tab continues', async () => {
  const schema = objectSchema({
    lines: {
      type: 'array',
      items: { type: 'object', properties: { town, note: { type: 'string' } } },
    },
  });
  const { user, controller } = renderScreen(schema, { registry, data: { lines: [{}, {}] } });
  await user.click(screen.getAllByRole('gridcell')[0] as HTMLElement);
  await user.keyboard('{Enter}');
  await user.keyboard('be{ArrowDown}{Enter}');
  expect(controller.get('/lines/0/town')).toBe('Bern');
  await user.keyboard('{Tab}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('reports a value without choices', () => {
  jest.spyOn(console, 'error').mockImplementation();
  renderScreen(objectSchema({ name: { type: 'string', 'x-eidos': { widget: 'combobox' } } }), { registry });
  expect(screen.getByRole('alert')).toHaveTextContent(/has no choices/);
});

it('finds a stored object whatever the order of its properties', async () => {
  const sizes = [
    { w: 1, h: 2 },
    { w: 2, h: 2 },
  ];
  const size = { enum: sizes, 'x-eidos': { widget: 'combobox' } };
  const { user, controller } = renderScreen(objectSchema({ size }), {
    registry,
    data: { size: { h: 2, w: 1 } },
  });
  const box = screen.getByRole('combobox', { name: /Size/ });
  expect(box).toHaveValue('{"w":1,"h":2}');
  expect(screen.queryByText(/is not among the choices/)).not.toBeInTheDocument();
  await user.clear(box);
  await user.type(box, '"w":2{Enter}');
  expect(controller.get('/size')).toEqual(sizes[1]);
});

it.each([
  ['one value', town, 'Bonn', 'Paris'],
  [
    'tags',
    { type: 'array', items: { enum: towns }, 'x-eidos': { widget: 'combobox' } },
    ['Bonn', 'Köln'],
    'Bonn, Köln, Paris',
  ],
])(
  'a text that is typed is shown and not read while the field is locked: %s',
  async (_, schema, stored, shown) => {
    const eidos = compileEidos(objectSchema({ town: schema }));
    const controller = createController<unknown>(eidos, { data: { town: stored } });
    const screenWith = (readOnly: boolean) => (
      <EidosProvider controller={controller} registry={registry} readOnly={readOnly}>
        <EidosPart pointer="" />
      </EidosProvider>
    );
    const { rerender } = render(screenWith(false));
    fireEvent.change(input(), { target: { value: 'Wien' } });
    rerender(screenWith(true));
    await act(() => controller.validate());
    expect(controller.get('/town')).toEqual(stored);
    rerender(screenWith(false));
    for (const isLeft of [false, true]) {
      fireEvent.change(input(), { target: { value: 'Paris' } });
      if (isLeft) fireEvent.blur(input());
      rerender(screenWith(true));
      expect(screen.getByRole('group', { name: 'Town' })).toHaveTextContent(shown);
      rerender(screenWith(false));
    }
    expect(input()).toHaveValue('Paris');
    expect(controller.get('/town')).toEqual(stored);
  },
);

it.each(['Enter', 'Tab'])('%s of an input method chooses no option', async (key) => {
  const { user, controller } = renderScreen(objectSchema({ town }), { registry });
  await user.type(input(), 'Wi');
  fireEvent.keyDown(input(), { key, keyCode: 229 });
  expect(controller.get('')).toEqual({});
  expect(input()).toHaveValue('Wi');
});

it('Shift+Tab leaves the list with the option for what was typed, and with none that was only looked at', async () => {
  const { user, controller } = renderScreen(objectSchema({ name: { type: 'string' }, town }), { registry });
  await user.click(input());
  await user.keyboard('{ArrowDown}');
  await user.tab({ shift: true });
  expect(controller.get('')).toEqual({});
  await user.type(input(), 'Wi');
  await user.tab({ shift: true });
  expect(controller.get('/town')).toBe('Wien');
});

const many = objectSchema({
  towns: {
    type: 'array',
    uniqueItems: true,
    items: {
      oneOf: [
        { const: 'CH', title: 'Switzerland' },
        { const: 'KR', title: 'Korea, Republic of' },
        { const: 'DE', title: 'Germany' },
      ],
    },
    'x-eidos': { widget: 'combobox' },
  },
});

it.each([
  ['lines', 'Switzerland\r\nKorea, Republic of\n\nde', ['CH', 'KR', 'DE'], ''],
  ['commas', 'DE, switzerland,DE', ['DE', 'CH'], ''],
  ['cells', 'Germany\tFrance\tCH', ['DE', 'CH'], 'France'],
  ['semicolons', 'Korea, Republic of; France, Spain; Germany', ['KR', 'DE'], 'France, Spain'],
  ['a name', 'Korea, Republic of', ['KR'], ''],
  ['quoted names', '"Korea, Republic of","Germany"', ['KR', 'DE'], ''],
  ['other words', 'France, Spain', undefined, 'France, Spain'],
])(
  'a pasted list is split into its choices, and what names none stays: %s',
  async (_, text, chosen, rest) => {
    const { user, controller } = renderScreen(many, { registry });
    const field = screen.getByRole('combobox', { name: 'Towns' });
    await user.click(field);
    await user.paste(text);
    await waitFor(() => expect(field).toHaveValue(rest));
    await user.tab();
    expect(controller.get('/towns')).toEqual(chosen);
    expect(field).toHaveValue(rest);
    expect((await act(() => controller.submit())).status).toBe(rest === '' ? 'submitted' : 'invalid');
    act(() => controller.undo());
    expect(controller.get('')).toEqual({});
    expect(field).toHaveValue('');
  },
);

it('a text that is removed again, as by a canceled composition, leaves no unsaved change', async () => {
  const list = { type: 'array', uniqueItems: true, items: { enum: towns } };
  const { user, controller } = renderScreen(objectSchema({ town, list }), { registry });
  for (const name of ['Town', 'List']) {
    const field = screen.getByRole('combobox', { name });
    await user.type(field, 'b');
    expect(controller.getSnapshot().dirty).toBe(true);
    await user.keyboard('{Backspace}');
    expect(controller.getSnapshot().dirty).toBe(false);
    await user.keyboard('bx{Tab}');
    expect(field).toHaveValue('bx');
    await user.clear(field);
    expect(field).toHaveValue('');
    await user.tab();
    expect(controller.getSnapshot()).toMatchObject({ data: {}, dirty: false });
  }
});

it('a dropped list is split as a pasted one is', async () => {
  const { user, controller } = renderScreen(many, { registry });
  const field = screen.getByRole('combobox', { name: 'Towns' });
  await user.type(field, 'x');
  expect(fireEvent.drop(field, { dataTransfer: { getData: () => ': France\nGermany\tCH' } })).toBe(false);
  await waitFor(() => expect(field).toHaveValue('x: France'));
  expect(controller.get('/towns')).toEqual(['DE', 'CH']);
  expect(fireEvent.drop(field, { dataTransfer: { getData: () => 'Spain' } })).toBe(true);
});

it('a list that is typed, or pasted before its choices are loaded, is split too', async () => {
  let answer: (list: readonly { value: string; label: string }[]) => void = () => {};
  const loads = new Promise<readonly { value: string; label: string }[]>((resolve) => (answer = resolve));
  const schema = objectSchema({ towns: { type: 'array', items: { type: 'string' } } });
  const own = mergeRegistries(registry, createRegistry({ pointers: { '/towns': choicesFrom(() => loads) } }));
  const { user, controller } = renderScreen(schema, { registry: own });
  const field = screen.getByRole('combobox', { name: 'Towns' });
  await user.click(field);
  await user.paste('Bern\nLinz');
  expect(field).toHaveValue('Bern; Linz');
  answer(towns.map((one) => ({ value: one.toUpperCase(), label: one })));
  await waitFor(() => expect(controller.get('/towns')).toEqual(['BERN', 'LINZ']));
  await user.type(field, 'wien, bonn{Enter}');
  expect(controller.get('/towns')).toEqual(['BERN', 'LINZ', 'WIEN', 'BONN']);
});
