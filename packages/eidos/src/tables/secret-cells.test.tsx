import { act, screen } from '@testing-library/react';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { standardRegistry } from '../screen/standard-registry';
import { gridOf } from '../testing/grid-of';
import { compileEidos } from '../compiler/compile-eidos';
import { copySelected } from './grid-clipboard';
import { paste } from './paste-command';

const secret = { writeOnly: true };
const columns = {
  name: { type: 'string' },
  pin: { type: 'integer', 'x-eidos': { total: 'sum' }, ...secret },
  limit: { oneOf: [{ const: null, title: 'Unlimited' }, { type: 'integer' }], ...secret },
  active: { type: 'boolean', ...secret },
  day: { type: 'string', format: 'date', ...secret },
  state: {
    oneOf: [
      { const: 'o', title: 'Open' },
      { const: 's', title: 'Shut' },
    ],
    ...secret,
  },
};
const rows = { type: 'array', items: objectSchema(columns) };
const data = { rows: [{ name: 'Ada', pin: 4711, limit: null, active: true, day: '2026-03-09', state: 'o' }] };

it.each(['editable-table', 'display-table'])('no %s tells a write-only value', async (widget) => {
  const schema = objectSchema({ rows: { ...rows, 'x-eidos': { widget } } });
  const { container } = renderScreen(schema, { data, registry: standardRegistry });
  await screen.findByText('Ada');
  expect(container).not.toHaveTextContent(/4[,.]?711|Unlimited|Yes|2026|Open/);
  expect(container.querySelector('input:checked')).toBeNull();
});

const text = { type: 'string' };
it.each([
  [
    'a group',
    objectSchema({ a: text, inner: objectSchema({ b: text }) }),
    { a: 'HUSH', inner: { b: 'HUSH' } },
  ],
  ['a table', { type: 'array', items: objectSchema({ a: text }) }, [{ a: 'HUSH' }]],
  ['tags', { type: 'array', uniqueItems: true, items: text }, ['HUSH']],
  ['a map', { type: 'object', additionalProperties: text }, { a: 'HUSH' }],
  ['a tuple', { type: 'array', prefixItems: [text], items: text }, ['HUSH', 'HUSH']],
  ['JSON', {}, { a: ['HUSH'] }],
  ['a union', { oneOf: [objectSchema({ a: text }), { type: 'integer' }] }, { a: 'HUSH' }],
  ['a condition', { type: 'object', if: {}, then: { properties: { a: text } } }, { a: 'HUSH' }],
  ['a recursive group', { $ref: '#' }, { value: { a: 'HUSH' }, a: 'HUSH' }],
])('nothing inside %s that is write-only is shown', async (_, value, stored) => {
  const schema = objectSchema({ a: text, value: Object.assign({}, value, secret) });
  const { container, controller } = renderScreen(schema, {
    data: { a: 'Shown', value: stored },
    registry: standardRegistry,
  });
  expect(await screen.findByDisplayValue('Shown')).toBeVisible();
  expect(container).not.toHaveTextContent('HUSH');
  expect(screen.queryAllByDisplayValue(/HUSH/)).toEqual([]);
  expect(controller.get('/value')).toEqual(stored);
});

it('neither shows nor finds an invalid text in a write-only cell', async () => {
  const schema = objectSchema({ rows: { ...rows, 'x-eidos': { filterable: true } } });
  const { container, controller, user } = renderScreen(schema, { data, registry: standardRegistry });
  await screen.findByText('Ada');
  act(() => controller.setText('/rows/0/pin', 'hunter'));
  expect(await screen.findByText('••••••', { selector: 'td:nth-child(3) > span' })).toBeVisible();
  expect(container).not.toHaveTextContent('hunter');
  await user.type(screen.getByRole('searchbox'), 'hunter');
  expect(await screen.findByText('0 of 1 row', { selector: 'span' })).toBeVisible();
});

it.each([
  ['a group', objectSchema({ user: { type: 'string' }, pin: { type: 'string', ...secret } })],
  [
    'a union',
    {
      oneOf: [
        objectSchema({ user: { type: 'string' }, pin: { type: 'string' }, b: { type: 'string' } }, 'b'),
        objectSchema({ user: { type: 'string' }, pin: { type: 'string', ...secret } }, 'pin'),
      ],
    },
  ],
  [
    'a group with a condition',
    {
      ...(objectSchema({ user: { type: 'string' } }) as object),
      if: { required: ['user'] },
      then: objectSchema({ pin: { type: 'string', ...secret } }),
    },
  ],
])('copies %s without the write-only values in it, and without a sign for them', (_, account) => {
  const eidos = compileEidos(objectSchema({ lines: { type: 'array', items: objectSchema({ account }) } }));
  const grid = gridOf(eidos, [{ account: { user: 'ada', pin: '4711' } }]);
  grid.activate({ row: 0, column: 1 });
  expect(copySelected(grid)).toEqual([[{ text: 'ada' }]]);
});

it.each(['', ' ', '••••••'])(
  'a write-only cell keeps its value when %j is pasted, which is shown or copied for one',
  (text) => {
    const grid = gridOf(compileEidos(objectSchema({ lines: rows })), data.rows);
    grid.activate({ row: 0, column: 2 });
    paste(grid, text);
    expect(grid.controller.get('/lines')).toEqual(data.rows);
  },
);
