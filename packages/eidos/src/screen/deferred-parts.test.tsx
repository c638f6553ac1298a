import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import type { GroupNode, TableNode, UnionNode } from '../compiler/node';
import { createRegistry } from '../parts/registry';
import { EidosScreen } from './EidosScreen';
import { lazyRegistry, preloadScreen, sourcesFor } from './lazy-registry';

const text = { type: 'string' };
const steps = { type: 'array', title: 'Steps', items: { type: 'object', properties: { run: text } } };
const job = { title: 'Job', type: 'object', required: ['run'], properties: { run: text, steps } };
const wait = {
  title: 'Wait',
  type: 'object',
  required: ['seconds'],
  properties: { seconds: { type: 'integer' } },
};

/** So many fields that what repeats after them is compiled when it is looked at; rendering them would take long. */
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, { type: 'boolean' }]));
const registry = createRegistry({ kinds: { boolean: () => null } });
const eidos = compileEidos<object>({
  type: 'object',
  properties: {
    task: { oneOf: [wait, job] },
    people: { type: 'array', title: 'People', items: { type: 'object', properties: { name: text } } },
    ...many(95),
    later: { oneOf: [wait, job] },
    team: { type: 'array', title: 'Team', items: { type: 'object', properties: { name: text } } },
  },
});
const children = new Map((eidos.root as GroupNode).children.map((child) => [child.name, child]));

test('the options and rows after many fields are not compiled with the schema', () => {
  const optionOf = (name: string) => (children.get(name) as UnionNode).options[1]?.node.kind;
  const rowOf = (name: string) => (children.get(name) as TableNode).row.kind;
  expect([optionOf('task'), rowOf('people')]).toEqual(['group', 'group']);
  expect([optionOf('later'), rowOf('team')]).toEqual(['reference', 'reference']);
});

test('the table of a field that is not compiled yet is loaded before it is shown, so that it is whole at once', async () => {
  await preloadScreen(eidos);
  const [table, ...others] = sourcesFor(eidos, lazyRegistry);
  expect(table?.getState()).not.toBe('loading');
  expect(others).toEqual([]);
});

test('the fields of an option that is compiled late are shown at once, without a button that adds them', async () => {
  const user = userEvent.setup();
  render(<EidosScreen eidos={eidos} registry={registry} />);
  const later = screen.getByRole('group', { name: 'Later' });
  await user.click(within(later).getByRole('radio', { name: 'Job' }));
  await user.type(within(later).getByRole('textbox', { name: 'Run' }), 'build');
  expect(within(later).getByRole('grid', { name: 'Steps' })).toBeVisible();
  expect(within(later).queryByRole('button', { name: /^(Add|Remove) Job/ })).not.toBeInTheDocument();
});

test('a row that is compiled late has its columns, and can be entered', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  render(
    <EidosScreen eidos={eidos} registry={registry} data={{ team: [{ name: 'Ada' }] }} onSubmit={onSubmit} />,
  );
  const team = screen.getByRole('grid', { name: 'Team' });
  expect(within(team).getByRole('columnheader', { name: /Name/ })).toBeVisible();
  await user.dblClick(within(team).getByRole('gridcell', { name: 'Ada' }));
  await user.keyboard(' Lovelace{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({ team: [{ name: 'Ada Lovelace' }] });
});

test('an optional group that is compiled late is added and removed by a button', async () => {
  const user = userEvent.setup();
  const extras = { type: 'object', title: 'Extras', properties: { note: text } };
  const late = compileEidos<object>({ type: 'object', properties: { ...many(320), extras } });
  expect((late.root as GroupNode).children.at(-1)).toMatchObject({ kind: 'reference', deferred: true });
  const onSubmit = jest.fn();
  render(<EidosScreen eidos={late} registry={registry} onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Add Extras' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenLastCalledWith({ extras: {} });
  await user.click(screen.getByRole('button', { name: 'Remove Extras' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenLastCalledWith({});
});
