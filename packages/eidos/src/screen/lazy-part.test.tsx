import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { compileEidos } from '../compiler/compile-eidos';
import type { GroupNode, TableNode, UnionNode } from '../compiler/node';
import { createRegistry, type Part } from '../parts/registry';
import { EditableTable } from '../tables/EditableTable';
import { expectAccessible } from '../testing/render-screen';
import { german } from '../translations/german';
import { EidosScreen } from './EidosScreen';
import { createPartSource, lazyPart } from './lazy-part';
import { lazyRegistry, partSources, preloadScreen, sourcesFor } from './lazy-registry';

const contact = compileEidos({
  type: 'object',
  required: ['name', 'email'],
  properties: {
    name: { type: 'string', title: 'Name' },
    email: { type: 'string', format: 'email', title: 'Email' },
    topic: { enum: ['order', 'other'], title: 'Topic' },
    message: { type: 'string', title: 'Message', 'x-eidos': { widget: 'text' } },
  },
});

const order = compileEidos({
  type: 'object',
  properties: {
    customer: { type: 'string', title: 'Customer' },
    lines: {
      type: 'array',
      title: 'Lines',
      items: { type: 'object', properties: { product: { type: 'string', title: 'Product' } } },
    },
  },
});

const data = { customer: 'Ada', lines: [{ product: 'Tea' }, { product: 'Milk' }] };

/** A screen whose tables arrive when the test says so. */
function delayed() {
  const attempts: { arrive: () => void; fail: () => void }[] = [];
  const source = createPartSource(
    () =>
      new Promise<{ Table: Part }>((resolve, reject) => {
        attempts.push({
          arrive: () => resolve({ Table: EditableTable }),
          fail: () => reject(new Error('The network is down.')),
        });
      }),
  );
  const registry = createRegistry({ kinds: { 'editable-table': lazyPart(source, ({ Table }) => Table) } });
  return {
    source,
    registry,
    attempts,
    element: <EidosScreen eidos={order} data={data} registry={registry} />,
  };
}

describe('before anything is loaded', () => {
  it('a contact form needs nothing more, and is whole at once', async () => {
    expect(sourcesFor(contact, lazyRegistry).size).toBe(0);
    await preloadScreen(contact);
    expect(partSources.every(({ getState }) => getState() === 'loading')).toBe(true);
    render(<EidosScreen eidos={contact} />);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('a table keeps its place, and follows', async () => {
    const { container } = render(
      <StrictMode>
        <EidosScreen eidos={order} data={data} />
      </StrictMode>,
    );
    expect(screen.getByText('Loading…')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('textbox', { name: 'Customer' })).toHaveValue('Ada');
    await expectAccessible(container);
    expect(await screen.findByRole('grid', { name: 'Lines' })).toHaveTextContent('Milk');
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });
});

it('a part that was loaded before is rendered at once', async () => {
  await preloadScreen(order);
  render(<EidosScreen eidos={order} data={data} />);
  expect(screen.getByRole('grid', { name: 'Lines' })).toBeVisible();
});

it('without an eidos, everything is loaded', async () => {
  await preloadScreen();
  expect(partSources.every(({ getState }) => typeof getState() === 'object')).toBe(true);
});

describe('the parts that an eidos needs', () => {
  const table = { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } };

  it.each([
    ['a condition', { properties: {}, if: { required: ['x'] }, then: { properties: { t: table } } }],
    ['an option of a union', { properties: { u: { oneOf: [{ type: 'string' }, table] } } }],
    [
      'a row of another table',
      { properties: { outer: { type: 'array', items: { properties: { t: table } } } } },
    ],
    ['a group that refers to itself', { properties: { t: table, again: { $ref: '#' } } }],
  ])('is found in %s', (_place, schema) => {
    const eidos = compileEidos({ type: 'object', ...schema });
    expect([...sourcesFor(eidos, lazyRegistry)]).toContain(partSources[1]);
  });

  it('is nothing for text fields in groups that wait to be compiled, and everything where many wait', () => {
    const text = { type: 'string' };
    const numbered = (name: string, count: number, schema: object) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, schema]));
    const screenOf = (groups: number) =>
      compileEidos<object>({
        type: 'object',
        properties: {
          ...numbered('field', 130, text),
          ...numbered('group', groups, { type: 'object', properties: { text } }),
        },
      });
    expect(sourcesFor(screenOf(20), lazyRegistry).size).toBe(0);
    expect(sourcesFor(screenOf(40), lazyRegistry).size).toBe(partSources.length);
  });

  it('is not what a part of your own replaces', () => {
    const own = createRegistry({ kinds: { ...lazyRegistry.kinds, 'editable-table': () => null } });
    expect(sourcesFor(order, own).size).toBe(0);
  });
});

describe('while a table is loaded', () => {
  it('loading begins once, and before the table is shown', () => {
    const { registry, attempts } = delayed();
    const hidden = compileEidos({
      type: 'object',
      properties: { more: { type: 'boolean' } },
      if: { properties: { more: { const: true } }, required: ['more'] },
      then: { properties: { lines: { type: 'array', items: { type: 'object', properties: { a: {} } } } } },
    });
    render(<EidosScreen eidos={hidden} registry={registry} />);
    render(<EidosScreen eidos={order} registry={registry} />);
    expect(screen.getAllByText('Loading…')).toHaveLength(1);
    expect(attempts).toHaveLength(1);
  });

  it('its place is as high as its rows', () => {
    render(delayed().element);
    expect(screen.getByText('Loading…').style.getPropertyValue('--eidos-rows')).toBe('2');
  });

  it('a failure leaves the rest of the screen, and can be repeated until it succeeds', async () => {
    const { attempts, element } = delayed();
    const { container } = render(element);
    await act(() => Promise.resolve(attempts[0]?.fail()));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This part could not be loaded. Your entries are kept.');
    await expectAccessible(container);
    await userEvent.type(screen.getByRole('textbox', { name: 'Customer' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    expect(alert).toHaveTextContent('Loading…');
    await act(() => Promise.resolve(attempts[1]?.fail()));
    await waitFor(() => expect(alert).toHaveTextContent('This part could not be loaded.'));
    await userEvent.keyboard('{Enter}');
    await act(() => Promise.resolve(attempts[2]?.arrive()));
    const grid = await screen.findByRole('grid', { name: 'Lines' });
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
    expect(screen.getByRole('textbox', { name: 'Customer' })).toHaveValue('Ada!');
  });

  it('a failure is announced in the language of the screen', async () => {
    const { attempts, registry } = delayed();
    const translations = { locale: 'de', catalogue: german };
    render(<EidosScreen eidos={order} registry={registry} translations={translations} />);
    expect(screen.getByText('Wird geladen …')).toBeVisible();
    await act(() => Promise.resolve(attempts[0]?.fail()));
    expect(await screen.findByRole('button', { name: 'Noch einmal laden' })).toBeVisible();
  });
});

describe('on a server', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  it('a table that is loaded is in the markup; one that is not keeps its place', async () => {
    const { element, attempts, source } = delayed();
    expect(renderToString(element)).toContain('Loading…');
    attempts[0]?.arrive();
    await source.load();
    expect(renderToString(element)).toContain('role="grid"');
  });

  it('the browser keeps the markup of a table until its code has arrived', async () => {
    const server = delayed();
    const loading = server.source.load();
    server.attempts[0]?.arrive();
    await loading;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(server.element);
    const browser = delayed();
    const onRecoverableError = jest.fn();
    const root = await act(() =>
      Promise.resolve(hydrateRoot(container, browser.element, { onRecoverableError })),
    );
    const grid = screen.getByRole('grid', { name: 'Lines' });
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    await act(() => Promise.resolve(browser.attempts[0]?.arrive()));
    expect(screen.getByRole('grid', { name: 'Lines' })).toBe(grid);
    await userEvent.click(screen.getByRole('button', { name: /Add/ }));
    expect(await screen.findAllByRole('row')).toHaveLength(4);
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });
});

describe('parts that are compiled late', () => {
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

  it('the options and rows after many fields are not compiled with the schema', () => {
    const optionOf = (name: string) => (children.get(name) as UnionNode).options[1]?.node.kind;
    const rowOf = (name: string) => (children.get(name) as TableNode).row.kind;
    expect([optionOf('task'), rowOf('people')]).toEqual(['group', 'group']);
    expect([optionOf('later'), rowOf('team')]).toEqual(['reference', 'reference']);
  });

  it('the table of a field that is not compiled yet is loaded before it is shown, so that it is whole at once', async () => {
    await preloadScreen(eidos);
    const [table, ...others] = sourcesFor(eidos, lazyRegistry);
    expect(table?.getState()).not.toBe('loading');
    expect(others).toEqual([]);
  });

  it('the fields of an option that is compiled late are shown at once, without a button that adds them', async () => {
    const user = userEvent.setup();
    render(<EidosScreen eidos={eidos} registry={registry} />);
    const later = screen.getByRole('group', { name: 'Later' });
    await user.click(within(later).getByRole('radio', { name: 'Job' }));
    await user.type(within(later).getByRole('textbox', { name: 'Run' }), 'build');
    expect(within(later).getByRole('grid', { name: 'Steps' })).toBeVisible();
    expect(within(later).queryByRole('button', { name: /^(Add|Remove) Job/ })).not.toBeInTheDocument();
  });

  it('a row that is compiled late has its columns, and can be entered', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    render(
      <EidosScreen
        eidos={eidos}
        registry={registry}
        data={{ team: [{ name: 'Ada' }] }}
        onSubmit={onSubmit}
      />,
    );
    const team = screen.getByRole('grid', { name: 'Team' });
    expect(within(team).getByRole('columnheader', { name: /Name/ })).toBeVisible();
    await user.dblClick(within(team).getByRole('gridcell', { name: 'Ada' }));
    await user.keyboard(' Lovelace{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({ team: [{ name: 'Ada Lovelace' }] });
  });

  it('an optional group that is compiled late is added and removed by a button', async () => {
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
});
