import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import { carryOver } from '../controller/carry-over';
import type { Controller } from '../controller/controller';
import { createController } from '../controller/create-controller';
import { restoreDraft, serializeDraft } from '../controller/draft';
import { mergeRegistries } from '../parts/registry';
import { HUD } from '../hud/HUD';
import { EidosScreen } from './EidosScreen';
import { listRegistry } from './list-registry';
import { standardRegistry } from './standard-registry';

const registry = mergeRegistries(standardRegistry, listRegistry);
const towns = { enum: ['Bern', 'Bonn'], 'x-eidos': { widget: 'combobox' } };
const schema = {
  type: 'object',
  properties: {
    words: { type: 'array', uniqueItems: true, items: { type: 'string' } },
    town: { type: 'string', ...towns },
    towns: {
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', ...towns },
      'x-eidos': { widget: 'combobox' },
    },
    env: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
  },
};
const data = { env: { A: '1' } };
const eidos = compileEidos(schema);

/** The label of a control, the text that is typed into it and not completed, and the data once it is. */
const controls: readonly (readonly [label: string | RegExp, typed: string, saved: object])[] = [
  ['Words', 'one', { words: ['one'], env: { A: '1' } }],
  ['Town', 'bonn', { town: 'Bonn', env: { A: '1' } }],
  ['Towns', 'bern', { towns: ['Bern'], env: { A: '1' } }],
  ['New name in Env', 'B', { env: { A: '1', B: null } }],
  ['Name', 'B', { env: { AB: '1' } }],
];

const open = (onSubmit = jest.fn()) => ({
  onSubmit,
  controller: createController<unknown>(eidos, { data, onSubmit }),
});

const show = (controller: Controller) => (
  <EidosScreen controller={controller} registry={registry} hud={<HUD />} />
);

const input = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function typeInto(controller: Controller, label: string | RegExp, text: string) {
  const view = render(show(controller));
  await userEvent.type(input(label), text);
  return view;
}

describe.each(controls)('a text that is typed into %s and not completed', (label, typed, saved) => {
  it('stays in its control while code submits, and is saved by Save', async () => {
    const { controller, onSubmit } = open();
    await typeInto(controller, label, typed);
    const { value } = input(label);
    await act(() => controller.submit());
    expect(input(label)).toHaveValue(value);
    expect(controller.getSnapshot().dirty).toBe(true);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(onSubmit.mock.calls).toEqual([[data], [saved]]);
    expect(controller.getSnapshot().dirty).toBe(false);
  });

  it('is an unsaved change, which the browser asks about', async () => {
    const { controller } = open();
    await typeInto(controller, label, typed);
    expect(controller.getSnapshot()).toMatchObject({ dirty: true, data });
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('is part of a draft, which leaves it in its control', async () => {
    const first = open();
    await typeInto(first.controller, label, typed);
    const { value } = input(label);
    const draft = serializeDraft(first.controller);
    expect(input(label)).toHaveValue(value);
    cleanup();
    const { controller, onSubmit } = open();
    expect(restoreDraft(controller, draft)).toEqual([]);
    render(show(controller));
    expect(input(label)).toHaveValue(value);
    await save();
    expect(onSubmit.mock.calls).toEqual([[saved]]);
  });

  it('does not become part of another record', async () => {
    const { controller, onSubmit } = open();
    await typeInto(controller, label, typed);
    act(() => controller.reset({ env: { A: '2' } }));
    await save();
    expect(onSubmit.mock.calls).toEqual([[{ env: { A: '2' } }]]);
  });

  it('is dropped by a reset, and is back after an undo', async () => {
    const { controller } = open();
    await typeInto(controller, label, typed);
    act(() => controller.reset());
    expect(controller.getSnapshot()).toMatchObject({ dirty: false, data });
    act(() => controller.undo());
    expect(controller.getSnapshot()).toMatchObject({ data: saved });
  });

  it('has the undo of the browser, and not that of what was entered before', async () => {
    const { controller } = open();
    act(() => controller.set('/env/A', '2'));
    await typeInto(controller, label, typed);
    expect(fireEvent.keyDown(input(label), { key: 'z', ctrlKey: true })).toBe(true);
    expect(controller.get('/env/A')).toBe('2');
    await userEvent.clear(input(label));
    if (label === 'Name') await userEvent.type(input(label), 'A');
    expect(fireEvent.keyDown(input(label), { key: 'z', ctrlKey: true })).toBe(false);
    expect(controller.get('/env/A')).toBe('1');
  });

  it('stays with another eidos', async () => {
    const { controller } = open();
    const { rerender } = await typeInto(controller, label, typed);
    const { value } = input(label);
    const next = carryOver(controller, compileEidos({ ...schema, title: 'Next' }), {});
    rerender(show(next));
    expect(input(label)).toHaveValue(value);
    await save();
    expect(next.getSnapshot()).toMatchObject({ saved, dirty: false });
  });
});

it('leaves the undo of an emptied combobox to the browser, because its value is still the same', async () => {
  const { controller } = open();
  act(() => controller.set('/town', 'Bern'));
  render(show(controller));
  await userEvent.clear(input('Town'));
  expect(fireEvent.keyDown(input('Town'), { key: 'z', ctrlKey: true })).toBe(true);
  await userEvent.type(input('Town'), 'Bern');
  expect(fireEvent.keyDown(input('Town'), { key: 'z', ctrlKey: true })).toBe(true);
  expect(controller.get('/town')).toBe('Bern');
});

test('a cell is left when a cell of a table in the details of its row is pressed', async () => {
  const parts = { type: 'array', items: { properties: { part: { type: 'string' } } } };
  const items = { properties: { name: { type: 'string' }, parts } };
  const rows = compileEidos({ type: 'object', properties: { rows: { type: 'array', items } } });
  const stored = { rows: [{ name: 'Ada', parts: [{ part: 'p' }] }] };
  const controller = createController<unknown>(rows, { data: stored });
  render(show(controller));
  await userEvent.click(screen.getByRole('button', { name: 'Details of row 1' }));
  await userEvent.dblClick(screen.getByRole('gridcell', { name: 'Ada' }));
  await userEvent.keyboard('Bob');
  const inner = screen.getByRole('gridcell', { name: 'p' });
  await userEvent.click(inner);
  expect(inner).toHaveFocus();
  expect(controller.get('/rows/0/name')).toContain('Bob');
  expect(screen.getByRole('gridcell', { name: /Bob/ })).toBeVisible();
});
