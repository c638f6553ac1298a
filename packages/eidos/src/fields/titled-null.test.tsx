import { screen, within } from '@testing-library/react';
import { compileEidos } from '../compiler/compile-eidos';
import type { TableNode } from '../compiler/node';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { standardRegistry } from '../screen/standard-registry';
import { cellText } from '../tables/cell-text';
import { deriveColumns } from '../tables/columns';
import { plainCellText, readCell } from '../tables/read-cell';
import { createTranslator } from '../translations/catalogue';

const title = { const: null, title: 'Unlimited' };
const limit = (...others: readonly object[]) => ({ title: 'Limit', oneOf: [title, ...others] });
const kinds = {
  integer: limit({ type: 'integer' }),
  number: { type: ['number', 'null'], title: 'Limit', anyOf: [title, { minimum: 0 }] },
  typed: { title: 'Limit', oneOf: [{ type: 'number' }, { type: 'null', title: 'Unlimited' }] },
  text: limit({ type: 'string' }),
  long: limit({ type: 'string', maxLength: 1000 }),
  day: limit({ type: 'string', format: 'date' }),
  boolean: limit({ type: 'boolean' }),
  choice: limit({ const: 'a', title: 'A' }, { const: 'b', title: 'B' }),
  constants: limit({ const: 1 }),
  listed: limit({ enum: ['a', 'b'] }),
};
const words = createTranslator();

describe.each(Object.entries(kinds))('a titled null of the kind %s', (_, schema) => {
  it('is shown with its title', async () => {
    const { container } = renderScreen(objectSchema({ limit: schema }), { data: { limit: null } });
    const shown = [
      screen.queryByDisplayValue('Unlimited'),
      screen.queryByPlaceholderText('Unlimited'),
      screen.queryByText('Unlimited'),
      screen.queryByRole('radio', { name: 'Unlimited', checked: true }),
    ];
    expect(shown.filter(Boolean)).not.toEqual([]);
    await expectAccessible(container);
  });

  it('is shown with its title where it is read-only', () => {
    renderScreen(objectSchema({ limit: { ...schema, readOnly: true } }), { data: { limit: null } });
    expect(screen.getByRole('group', { name: 'Limit' })).toHaveTextContent('Unlimited');
  });

  it('is copied, pasted and shown in tables by its title', () => {
    const table = { type: 'array', items: objectSchema({ limit: schema }) };
    const [column] = deriveColumns(compileEidos(table).root as TableNode).shown;
    const { node } = column!;
    expect(cellText(node, null, words)).toBe('Unlimited');
    expect(plainCellText(node, null, words)).toBe('Unlimited');
    expect(readCell(node, 'unlimited', words)).toEqual({ kind: 'value', value: null });
  });
});

it('a saved text that equals the title stays a text when it is edited and typed again', async () => {
  const data = { limit: 'Unlimited' };
  const { controller, user } = renderScreen(objectSchema({ limit: kinds.text }), { data });
  await user.type(screen.getByRole('textbox', { name: 'Limit' }), '7{Backspace}');
  expect(controller.getSnapshot()).toMatchObject({ data, dirty: false });
});

it('the text “null” is a text where its title is another one', async () => {
  const { controller, user } = renderScreen(objectSchema({ limit: kinds.text }), { data: {} });
  for (const text of ['null', 'Null', ' null']) {
    const input = screen.getByRole('textbox', { name: 'Limit' });
    await user.clear(input);
    await user.type(input, text);
    expect(controller.get('/limit')).toBe(text);
  }
});

it('typing the title of null stores null, and emptying the field leaves it empty', async () => {
  const { controller, user } = renderScreen(objectSchema({ limit: kinds.integer }, 'limit'), {
    data: { limit: 5 },
  });
  const input = screen.getByRole('textbox', { name: /Limit/ });
  await user.clear(input);
  expect(input).toHaveValue('');
  await user.type(input, 'Unlimited');
  expect(controller.get('/limit')).toBeNull();
  await user.tab();
  expect(input).toHaveValue('Unlimited');
  await user.clear(input);
  await user.type(input, '7');
  expect(controller.get('/limit')).toBe(7);
});

it('an arrow key steps from a titled null', async () => {
  const { controller, user } = renderScreen(objectSchema({ limit: kinds.integer }), {
    data: { limit: null },
  });
  await user.click(screen.getByRole('textbox', { name: 'Limit' }));
  await user.keyboard('{ArrowUp}');
  expect(controller.get('/limit')).toBe(1);
});

it.each([
  ['a group', limit(objectSchema({ most: { type: 'integer' } }, 'most') as object)],
  [
    'several groups',
    limit(
      { ...(objectSchema({ most: { type: 'integer' } }) as object), title: 'Most' },
      { ...(objectSchema({ least: { type: 'integer' } }) as object), title: 'Least' },
    ),
  ],
  ['a number or a text', limit({ type: 'integer', title: 'Number' }, { type: 'string', title: 'Words' })],
  ['a table', limit({ type: 'array', items: objectSchema({ a: { type: 'string' } }) })],
])('a titled null next to %s is chosen by its title', async (_, schema) => {
  const { controller, user, container } = renderScreen(objectSchema({ limit: schema }), {
    data: {},
    registry: standardRegistry,
  });
  const chooser = screen.getAllByRole('radiogroup', { name: /Limit/ })[0]!;
  await user.click(within(chooser).getByRole('radio', { name: 'Unlimited' }));
  expect(controller.get('/limit')).toBeNull();
  const [, other] = within(chooser).getAllByRole('radio');
  await user.click(other!);
  expect(controller.get('/limit')).not.toBeNull();
  await user.click(within(chooser).getByRole('radio', { name: 'Unlimited' }));
  expect(controller.get('/limit')).toBeNull();
  expect(within(chooser).getByRole('radio', { name: 'Unlimited' })).toBeChecked();
  await expectAccessible(container);
});

it('a titled null next to groups is summarized by its title', () => {
  const schema = limit(objectSchema({ most: { type: 'integer' } }) as object);
  const table = { type: 'array', items: objectSchema({ limit: schema }) };
  const [column] = deriveColumns(compileEidos(table).root as TableNode).shown;
  expect(cellText(column!.node, null, words)).toBe('Unlimited');
});
