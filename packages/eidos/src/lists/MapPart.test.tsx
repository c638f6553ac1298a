import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HUD } from '../hud/HUD';
import type { JsonSchema } from '../json/json-schema';
import { EidosPart } from '../parts/EidosPart';
import { standardRegistry } from '../screen/standard-registry';
import { expectAccessible, objectSchema, renderScreen, twoLists } from '../testing/render-screen';

const registry = standardRegistry;
const env = { type: 'object', additionalProperties: { type: 'string' } };
const entry = (name: string) => within(screen.getByRole('group', { name }));

it('a name is added with its value, and both are removed', async () => {
  const { user, controller, container } = renderScreen(objectSchema({ env }), { registry });
  await user.type(screen.getByRole('textbox', { name: 'New name in Env' }), 'PATH{Enter}');
  await waitFor(() => expect(entry('PATH').getByRole('textbox', { name: 'PATH' })).toHaveFocus());
  await user.keyboard('/bin');
  expect(controller.get('')).toEqual({ env: { PATH: '/bin' } });
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Remove PATH' }));
  expect(screen.queryByRole('group', { name: 'PATH' })).not.toBeInTheDocument();
  act(() => controller.undo());
  expect(controller.get('')).toEqual({ env: { PATH: '/bin' } });
});

it('keys right after a name, as a scanner sends them, are its value', () => {
  const { controller } = renderScreen(objectSchema({ env }), { registry });
  const input = screen.getByRole('textbox', { name: 'New name in Env' });
  fireEvent.change(input, { target: { value: 'PATH' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.change(document.activeElement!, { target: { value: '/bin' } });
  expect(controller.get('')).toEqual({ env: { PATH: '/bin' } });
});

it('a value with two lists of options has one option of each', async () => {
  const order = { type: 'object', ...twoLists };
  const data = { orders: { first: { coins: '5', street: 'A' } } };
  const schema = objectSchema({ orders: { type: 'object', additionalProperties: order } });
  const { user, controller } = renderScreen(schema, { registry, data });
  expect(screen.getByRole('radio', { name: 'Cash, Post' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Card, Post' }));
  await user.type(screen.getByRole('textbox', { name: 'No' }), '4');
  expect(controller.get('/orders')).toEqual({ first: { street: 'A', no: '4' } });
  act(() => {
    controller.undo();
    controller.undo();
  });
  expect(controller.getSnapshot()).toMatchObject({ data, errors: [] });
});

it('an emptied value keeps its name', async () => {
  const { user, controller } = renderScreen(objectSchema({ env }), { registry, data: { env: { A: 'x' } } });
  await user.clear(entry('A').getByRole('textbox', { name: 'A' }));
  expect(controller.get('/env')).toEqual({ A: '' });
});

it('a name is changed in its place, in one step', async () => {
  const data = { env: { A: '1', B: '2' } };
  const { user, controller } = renderScreen(objectSchema({ env }), { registry, data });
  const name = entry('A').getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'C{Enter}');
  expect(JSON.stringify(controller.get('/env'))).toBe('{"C":"1","B":"2"}');
  act(() => controller.undo());
  expect(controller.get('/env')).toEqual({ A: '1', B: '2' });
});

it('a typed name is removed with its entry, and leaves no unsaved change', async () => {
  const { user, controller } = renderScreen(objectSchema({ env }), {
    registry,
    data: { env: { A: '1', B: '2' } },
  });
  for (const [typed, error] of [
    ['C', false],
    ['AB', false],
    ['B', true],
  ] as const) {
    const name = entry('A').getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, typed);
    if (error) expect(name).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Remove A' }));
    expect(controller.get('/env')).toEqual({ B: '2' });
    act(() => controller.undo());
    expect(entry('A').getByRole('textbox', { name: 'Name' })).toHaveValue('A');
    expect(controller.getSnapshot()).toMatchObject({ dirty: false, canUndo: false });
  }
});

it('undo and redo of a name keep the focus in its entry, and the name that is typed there', async () => {
  const { user, controller } = renderScreen(objectSchema({ env }), { registry, data: { env: { A: '1' } } });
  const name = entry('A').getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'C{Enter}2');
  expect(controller.get('/env')).toEqual({ C: '1' });
  act(() => controller.undo());
  expect(controller.get('/env')).toEqual({ A: '1' });
  expect(name).toHaveFocus();
  expect(name).toHaveValue('C2');
  await user.keyboard('{Enter}');
  expect(controller.get('/env')).toEqual({ C2: '1' });
  act(() => controller.undo());
  expect(name).toHaveValue('A');
  expect(name).toHaveFocus();
  expect(controller.getSnapshot().dirty).toBe(false);
});

it('a name that is typed for an entry whose addition is undone is not unsaved, and is there again with the entry', async () => {
  const { user, controller } = renderScreen(objectSchema({ env }), { registry });
  await user.type(screen.getByRole('textbox', { name: 'New name in Env' }), 'A{Enter}');
  await user.type(entry('A').getByRole('textbox', { name: 'Name' }), 'B');
  act(() => controller.undo());
  expect(controller.getSnapshot()).toMatchObject({ data: {}, dirty: false });
  act(() => controller.redo());
  expect(entry('A').getByRole('textbox', { name: 'Name' })).toHaveValue('AB');
  expect(controller.getSnapshot().dirty).toBe(true);
});

describe('after its name was typed, the value of an entry', () => {
  function renderNamed(map: JsonSchema, data: Readonly<Record<string, unknown>>) {
    const view = renderScreen(objectSchema({ map }), { registry, data: { map: data } });
    const name = within(screen.getAllByRole('group', { name: /./ }).at(-1)!).getByRole('textbox', {
      name: 'Name',
    });
    return { ...view, name };
  }

  it('can be entered at once, by keyboard', async () => {
    const { user, controller, name } = renderNamed(env, { A: 'x', B: 'y' });
    await user.type(name, '2');
    await user.tab();
    await user.keyboard('{End}!');
    await user.tab();
    await user.tab();
    expect(controller.get('/map')).toEqual({ A: 'x', B2: 'y!' });
  });

  it('can be chosen with a click, also on its label', async () => {
    const { user, controller, name } = renderNamed(
      { type: 'object', additionalProperties: { type: 'boolean' } },
      { A: false, B: false },
    );
    await user.type(name, '2');
    await user.click(screen.getByText('B', { selector: 'label' }));
    expect(screen.getByRole('checkbox', { name: 'B' })).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: 'A' }));
    expect(controller.get('/map')).toEqual({ A: true, B2: true });
  });

  it('can be removed', async () => {
    const { user, controller, name } = renderNamed(env, { A: 'x', B: 'y' });
    await user.type(name, '2');
    await user.click(screen.getByRole('button', { name: 'Remove B' }));
    expect(controller.get('/map')).toEqual({ A: 'x' });
  });

  it('is entered in the control of its schema', async () => {
    const { user, controller, name } = renderNamed(
      { type: 'object', patternProperties: { '^n': { type: 'integer' }, '^s': { type: 'string' } } },
      { s: '' },
    );
    await user.type(name, '{Home}n');
    await user.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'ns' })).toHaveFocus());
    await user.keyboard('5');
    expect(controller.get('/map')).toEqual({ ns: 5 });
  });
});

it('Enter in the name of an entry keeps the focus there', async () => {
  const { user, controller } = renderScreen(objectSchema({ env }), { registry, data: { env: { A: '1' } } });
  await user.type(entry('A').getByRole('textbox', { name: 'Name' }), 'B{Enter}C{Enter}');
  expect(controller.get('/env')).toEqual({ ABC: '1' });
  act(() => controller.undo());
  expect(entry('AB').getByRole('textbox', { name: 'Name' })).toHaveValue('AB');
});

it('a name that is taken or does not match the pattern is not added', async () => {
  const schema = objectSchema({
    ports: {
      type: 'object',
      properties: { p0: { type: 'integer' } },
      patternProperties: { '^p\\d$': { type: 'integer' } },
    },
  });
  const { user, controller } = renderScreen(schema, { registry });
  const input = screen.getByRole('textbox', { name: 'New name in Ports' });
  await user.type(input, 'x{Enter}');
  expect(input).toHaveAccessibleDescription('This name is not allowed here.');
  await user.clear(input);
  await user.type(input, 'p0{Enter}');
  expect(input).toHaveAccessibleDescription('This name is already in use.');
  expect(controller.get('')).toEqual({});
});

it('an entry is checked by its own schema, and a number field in it keeps what is not a number', async () => {
  const schema = objectSchema({
    ages: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
  });
  const { user, controller } = renderScreen(schema, { registry, data: { ages: { Ada: -1 } } });
  await act(() => controller.submit());
  expect(await screen.findByText('Enter 0 or more.')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Ada' }));
  await user.type(screen.getByRole('textbox', { name: 'Ada' }), '36');
  expect(await act(() => controller.submit())).toMatchObject({ status: 'submitted' });
});

describe('Save while a name is on the screen that is not in the data', () => {
  function renderSaving() {
    const onSubmit = jest.fn();
    const view = renderScreen(objectSchema({ env }), {
      registry,
      data: { env: { A: '1', B: '2' } },
      onSubmit,
      children: (
        <>
          <EidosPart pointer="" />
          <HUD />
        </>
      ),
    });
    const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
    return { ...view, onSubmit, save };
  }
  const nameOf = (name: string) => entry(name).getByRole('textbox', { name: 'Name' });

  it.each([
    ['is taken', 'B', 'This name is already in use.'],
    ['is empty', '', 'This name is not allowed here.'],
  ])('refuses the name of an entry that %s, and leads to it', async (_, name, message) => {
    const { controller, user, onSubmit, save } = renderSaving();
    await user.type(entry('A').getByRole('textbox', { name: 'A' }), '!');
    await user.clear(nameOf('A'));
    await user.type(nameOf('A'), name || '{Tab}');
    await save();
    await waitFor(() => expect(nameOf('A')).toHaveFocus());
    expect(nameOf('A')).toHaveAccessibleDescription(message);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await act(() => controller.submit())).toMatchObject({
      status: 'invalid',
      errors: [{ code: 'unread' }],
    });
    await user.keyboard('{Escape}');
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ env: { A: '1!', B: '2' } });
  });

  it('takes another name for an entry', async () => {
    const { user, onSubmit, save } = renderSaving();
    await user.type(nameOf('A'), 'A');
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ env: { AA: '1', B: '2' } });
  });

  it('adds a new name, also after the focus has left it, and refuses one that is taken', async () => {
    const { controller, user, onSubmit, save } = renderSaving();
    const added = screen.getByRole('textbox', { name: 'New name in Env' });
    await user.type(added, 'A');
    await user.click(entry('B').getByRole('textbox', { name: 'B' }));
    await save();
    await waitFor(() => expect(added).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(added, 'C');
    await user.click(entry('B').getByRole('textbox', { name: 'B' }));
    await save();
    await waitFor(() => expect(entry('AC').getByRole('textbox', { name: 'AC' })).toHaveFocus());
    await user.keyboard('3');
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ env: { A: '1', B: '2', AC: '3' } });
    expect(controller.getSnapshot().status).toBe('submitted');
  });
});

it('a name with a line end keeps it when it is edited', async () => {
  const { user, controller } = renderScreen(objectSchema({ env }), {
    registry,
    data: { env: { 'A\nB': '1' } },
  });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!{Enter}');
  expect(controller.get('/env')).toEqual({ 'A\nB!': '1' });
});

describe('a list of fixed items with rows after them', () => {
  const lines = {
    type: 'array',
    title: 'Lines',
    prefixItems: [{ type: 'string', title: 'Name' }],
    items: {
      type: 'object',
      title: 'Line',
      properties: { n: { type: 'integer', title: 'Number' } },
    },
    maxItems: 3,
  };
  const line = (name: string) => within(screen.getByRole('group', { name }));

  it('shows the items as fields and the rows as cards that are added, moved and removed', async () => {
    const data = { lines: ['a', { n: 1 }] };
    const { user, controller, container } = renderScreen(objectSchema({ lines }), { registry, data });
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('a');
    expect(line('Line 1').getByRole('textbox', { name: /Number/ })).toHaveValue('1');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Add Line' }));
    await waitFor(() => expect(line('Line 2').getByRole('textbox', { name: /Number/ })).toHaveFocus());
    await user.keyboard('2');
    expect(screen.getByRole('button', { name: 'Add Line' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Move Line 2 up' }));
    expect(controller.get('/lines')).toEqual(['a', { n: 2 }, { n: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Remove Line 1' }));
    expect(controller.get('/lines')).toEqual(['a', { n: 1 }]);
    await waitFor(() => expect(line('Line 1').getByRole('textbox', { name: /Number/ })).toHaveFocus());
  });

  it('adds a row to a list that is not there', async () => {
    const { user, controller } = renderScreen(objectSchema({ lines }), { registry, data: {} });
    await user.click(screen.getByRole('button', { name: 'Add Line' }));
    await waitFor(() => expect(line('Line 1').getByRole('textbox', { name: /Number/ })).toHaveFocus());
    expect(controller.get('/lines')).toEqual([null, {}]);
  });

  it('shows the rows of a read-only list, and no buttons', () => {
    const data = { lines: ['a', { n: 1 }] };
    renderScreen(objectSchema({ lines: { ...lines, readOnly: true } }), { registry, data });
    expect(screen.getByText('a')).toBeVisible();
    expect(line('Line 1').getByText('1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Line/ })).not.toBeInTheDocument();
  });

  it('keeps what is written once masked', () => {
    const data = { lines: ['secret', { n: 42 }] };
    const { container } = renderScreen(objectSchema({ lines: { ...lines, writeOnly: true } }), {
      registry,
      data,
    });
    expect(container.innerHTML).not.toMatch(/secret|42/);
    for (const field of screen.getAllByRole<HTMLInputElement>('textbox'))
      expect(field.value).not.toMatch(/secret|42/);
  });
});

it('the buttons of a map without a title have words', async () => {
  const map = { type: 'object', additionalProperties: { type: 'integer' } };
  const { container } = renderScreen(map, { registry });
  expect(screen.getByRole('textbox', { name: 'New name in the list' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to the list' })).toBeVisible();
  await expectAccessible(container);
});

it('a name cannot be added where its value could not be set', async () => {
  const flags = { type: 'object', additionalProperties: { type: 'string', readOnly: true } };
  const { user, controller } = renderScreen(objectSchema({ flags }), { registry });
  await user.type(screen.getByRole('textbox', { name: 'New name in Flags' }), 'b{Enter}');
  expect(screen.getByText('This name is not allowed here.')).toBeVisible();
  expect(controller.get('')).toEqual({});
});
