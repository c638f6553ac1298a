import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HUD } from '../hud/HUD';
import { Wizard } from '../hud/Wizard';
import { EidosPart } from '../parts/EidosPart';
import { createRegistry, mergeRegistries } from '../parts/registry';
import { listRegistry } from './list-registry';
import { standardRegistry } from './standard-registry';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { uploadField } from '../lists/upload-field';

const part = uploadField(() => Promise.resolve('/new'));
const own = createRegistry({ widgets: { files: part } });
const registry = mergeRegistries(mergeRegistries(standardRegistry, listRegistry), own);
const text = { type: 'string' };
const rows = (widget?: string) => ({
  type: 'array',
  items: { type: 'object', title: 'Row', properties: { name: text, done: { type: 'boolean' } } },
  ...(widget && { 'x-eidos': { widget } }),
});
const three = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
const press = (button: HTMLElement, detail: number) => {
  fireEvent.mouseDown(button, { detail });
  fireEvent.mouseUp(button, { detail });
  fireEvent.click(button, { detail });
};

it.each([
  ['a row of a table', rows(), three, /^Delete row 1/, three.slice(1)],
  ['a card', rows('cards'), three, /^Remove Row 1/, three.slice(1)],
  ['a tag', { type: 'array', uniqueItems: true, items: text }, ['a', 'b', 'c'], /^Remove [ab]$/, ['b', 'c']],
  [
    'a file of a list',
    { type: 'array', items: text, 'x-eidos': { widget: 'files' } },
    ['/a', '/b', '/c'],
    /^Remove [ab]$/,
    ['/b', '/c'],
  ],
  [
    'an entry of a map',
    { type: 'object', additionalProperties: text },
    { a: '1', b: '2', c: '3' },
    /^Remove [ab]$/,
    { b: '2', c: '3' },
  ],
])(
  'a double click, or Enter held down, removes %s and not the next one',
  async (_, schema, data, name, left) => {
    const { controller } = renderScreen(objectSchema({ all: schema }), { registry, data: { all: data } });
    const [first] = await screen.findAllByRole('button', { name });
    press(first!, 1);
    press(screen.getAllByRole('button', { name })[0]!, 2);
    expect(controller.get('/all')).toEqual(left);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    const isFree = () => fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat: true });
    expect(isFree()).toBe(false);
    // The next press is a press of its own.
    fireEvent.keyDown(document.activeElement!, { key: 'Shift' });
    press(screen.getAllByRole('button', { name })[0]!, 1);
    expect(controller.get('/all')).not.toEqual(left);
  },
);

it('Backspace held down to clear a text removes no tag, and an Enter held down since a tag submits nothing', async () => {
  const all = { type: 'array', uniqueItems: true, items: text };
  const { user, controller } = renderScreen(objectSchema({ all }), { registry, data: { all: ['a', 'b'] } });
  await user.click(await screen.findByRole('textbox', { name: 'All' }));
  const hold = (key: string) => fireEvent.keyDown(document.activeElement!, { key, repeat: true });
  expect(hold('Backspace')).toBe(false);
  expect(hold('Enter')).toBe(false);
  expect(controller.get('/all')).toEqual(['a', 'b']);
  await user.keyboard('{ArrowLeft}');
  expect(hold('Delete')).toBe(false);
  expect(controller.get('/all')).toEqual(['a', 'b']);
});

it('Enter held down in a cell toggles its box once', async () => {
  const { user, controller } = renderScreen(objectSchema({ all: rows() }), {
    registry,
    data: { all: three },
  });
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat: true });
  expect(controller.get('/all/0/done')).toBe(true);
});

it('a double click removes an optional group, and does not add an empty one', () => {
  const all = { type: 'object', properties: { name: text } };
  const { controller } = renderScreen(objectSchema({ all }), { registry, data: { all: { name: 'a' } } });
  press(screen.getByRole('button', { name: 'Remove All' }), 1);
  press(screen.getByRole('button', { name: 'Add All' }), 2);
  expect(controller.get('')).toEqual({});
});

/** A screen with a field, text of several lines and an optional group, inside another application. */
function renderForm() {
  const long = { ...text, 'x-eidos': { widget: 'text' } };
  const group = { type: 'object', properties: { inner: text } };
  const onSubmit = jest.fn();
  const children = (
    <>
      <button type="button">Outside</button>
      <EidosPart pointer="" />
      <HUD />
    </>
  );
  const schema = objectSchema({ name: text, long, note: long, group });
  return { onSubmit, ...renderScreen(schema, { children, onSubmit, data: { group: { inner: 'a' } } }) };
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
/** Whether the browser and the screen may act on a key. */
const keyDown = (target: HTMLElement, key: string, more = {}) => fireEvent.keyDown(target, { key, ...more });

it('a held Enter neither submits nor presses a button again, and adds lines only where it began', () => {
  renderForm();
  expect(keyDown(field('Name'), 'Enter')).toBe(true);
  expect(keyDown(field('Name'), 'Enter', { repeat: true })).toBe(false);
  keyDown(field('Long'), 'Enter');
  expect(keyDown(field('Long'), 'Enter', { repeat: true })).toBe(true);
  expect(keyDown(field('Note'), 'Enter', { repeat: true })).toBe(false);
  keyDown(button('Remove Group'), 'Enter');
  expect(keyDown(field('Inner'), 'Enter', { repeat: true })).toBe(false);
  expect(keyDown(button('Outside'), 'Enter', { repeat: true })).toBe(true);
});

it('a held key moves, types and deletes text', () => {
  renderForm();
  fireEvent.change(field('Name'), { target: { value: 'ab' } });
  for (const key of ['ArrowDown', 'PageDown', 'Tab', 'a', 'Backspace', 'Delete']) {
    keyDown(field('Name'), key);
    expect(keyDown(field('Name'), key, { repeat: true })).toBe(true);
  }
});

it('Ctrl+S held down saves once, and Ctrl+Z goes on', async () => {
  const { controller, onSubmit } = renderForm();
  for (const value of ['a', 'b', 'c']) {
    act(() => controller.set('/name', value));
    act(() => controller.touch('/name'));
    act(() => controller.set('/note', value));
  }
  keyDown(field('Name'), 's', { ctrlKey: true });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(keyDown(field('Name'), 's', { ctrlKey: true, repeat: true })).toBe(false);
  for (let step = 0; step < 4; step += 1) keyDown(field('Name'), 'z', { ctrlKey: true, repeat: step > 0 });
  await act(() => Promise.resolve());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(controller.get('')).toEqual({ name: 'a', note: 'a', group: { inner: 'a' } });
});

it('the second click of a double click presses nothing else, and a button that stays may be pressed quickly', async () => {
  const { controller, onSubmit } = renderForm();
  for (const value of ['a', 'b', 'c']) {
    act(() => controller.set('/name', value));
    act(() => controller.set('/note', value));
  }
  press(button('Remove Group'), 1);
  press(button('Undo'), 2);
  expect(controller.get('/group')).toBeUndefined();
  for (const detail of [1, 2, 3]) press(button('Undo'), detail);
  expect(controller.get('')).toEqual({ name: 'b', note: 'b', group: { inner: 'a' } });
  press(button('Save'), 1);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  press(button('Save'), 2);
  await act(() => Promise.resolve());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('a double click on “Next” opens one step', async () => {
  const steps = ['a', 'b', 'c'].map((id) => ({ id, label: id, pointers: [`/${id}`] }));
  renderScreen(objectSchema({ a: text, b: text, c: text }), { children: <Wizard steps={steps} /> });
  press(button('Next'), 1);
  await screen.findByRole('heading', { name: /^Step 2/ }, { timeout: 5000 });
  press(button('Next'), 2);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('heading', { name: /^Step 2/ })).toBeVisible();
});

it('the button that deletes a touched row is gone with it, so that a double click deletes no other', async () => {
  const { user, controller } = renderScreen(objectSchema({ all: rows() }), {
    registry,
    data: { all: three },
  });
  await user.pointer({ keys: '[TouchA]', target: screen.getAllByRole('rowheader')[0]! });
  press(button('Delete 1 row'), 1);
  expect(screen.queryByRole('button', { name: 'Delete 1 row' })).not.toBeInTheDocument();
  expect(controller.get('/all')).toEqual(three.slice(1));
});
