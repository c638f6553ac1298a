import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { refuse } from '../controller/refuse';
import { EidosScreen } from '../screen/EidosScreen';
import { preloadScreen } from '../screen/lazy-registry';
import { expectAccessible } from '../testing/render-screen';
import { ErrorList } from './ErrorList';

const order = compileEidos({
  type: 'object',
  title: 'Order',
  'x-eidos': { layout: 'tabs' },
  required: ['name'],
  properties: {
    name: { type: 'string', title: 'Name', 'x-eidos': { tab: 'Customer' } },
    lines: {
      type: 'array',
      title: 'Lines',
      items: {
        type: 'object',
        required: ['item'],
        properties: { item: { type: 'string', title: 'Item' }, amount: { type: 'integer', title: 'Amount' } },
      },
      'x-eidos': { tab: 'Goods' },
    },
  },
});

const texts = () =>
  within(screen.getByRole('group', { name: /error/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('lists what the fields show, names the row, and moves the focus to a field behind a tab', async () => {
  await preloadScreen(order);
  const onSubmit = jest.fn().mockResolvedValueOnce(refuse({ errors: { '/name': 'This name is taken.' } }));
  const data = { lines: [{ item: 'Pen' }, {}] };
  const { container } = render(
    <EidosScreen eidos={order} data={data} onSubmit={onSubmit}>
      <ErrorList />
    </EidosScreen>,
  );
  expect(screen.queryByRole('group', { name: /error/ })).not.toBeInTheDocument();
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  const list = screen.getByRole('group', { name: '2 errors' });
  expect(texts()).toEqual(['Name: Fill in this field.', 'Lines 2 › Item: Fill in this field.']);
  await expectAccessible(container);
  await userEvent.click(within(list).getByRole('button', { name: /^Lines 2/ }));
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('Ink{Enter}');
  expect(texts()).toEqual(['Name: Fill in this field.']);
  await userEvent.click(screen.getByRole('button', { name: /^Name/ }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Ada');
  expect(list).not.toBeInTheDocument();
  await save();
  expect(texts()).toEqual(['Name: This name is taken.']);
});

test('lists 20 of many errors under their number, and an error of the whole record without a label', async () => {
  const eidos = compileEidos({
    type: 'object',
    minProperties: 40,
    required: Array.from({ length: 30 }, (_, at) => `f${at}`),
    properties: Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`f${at}`, { type: 'string', title: `Field ${at}` }]),
    ),
  });
  const controller = createController(eidos);
  render(
    <EidosScreen controller={controller}>
      <ErrorList />
    </EidosScreen>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const group = screen.getByRole('group', { name: '31 errors' });
  expect(within(group).getAllByRole('button')).toHaveLength(20);
  expect(within(group).getAllByRole('button')[0]).not.toHaveTextContent(/^:/);
});

test('numbers a row after fixed items as its card does', async () => {
  const row = { type: 'object', required: ['n'], properties: { n: { type: 'string', title: 'N' } } };
  const list = { type: 'array', title: 'Lines', prefixItems: [{ type: 'string' }], items: row };
  const eidos = compileEidos({ type: 'object', properties: { list } });
  await preloadScreen(eidos);
  render(
    <EidosScreen eidos={eidos} data={{ list: ['a', {}] }}>
      <ErrorList />
    </EidosScreen>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(texts()).toEqual([expect.stringContaining('Lines 1 › N')]);
});
