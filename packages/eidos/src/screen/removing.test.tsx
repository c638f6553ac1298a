import { fireEvent, screen, waitFor } from '@testing-library/react';
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
