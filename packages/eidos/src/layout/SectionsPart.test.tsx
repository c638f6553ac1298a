import { screen, within, render } from '@testing-library/react';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { EidosScreen } from '../screen/EidosScreen';
import { standardRegistry } from '../screen/standard-registry';
import { compileEidos } from '../compiler/compile-eidos';
import userEvent from '@testing-library/user-event';

const text = (hints: object, more: object = {}) => ({ type: 'string', 'x-eidos': hints, ...more });
const options = { registry: standardRegistry };
const names = () =>
  screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels![0]!.textContent);

describe('sections', () => {
  const schema = objectSchema({
    first: { type: 'string' },
    street: text({ section: 'Address' }),
    last: { type: 'string' },
    city: text({ section: 'Address' }),
    note: { type: 'string' },
  });

  it('render fields of the same section under one heading, where its first field is', async () => {
    const { container } = renderScreen(schema, options);
    const section = screen.getByRole('group', { name: 'Address' });
    expect(within(section).getAllByRole('textbox')).toHaveLength(2);
    expect(names()).toEqual(['First', 'Street', 'City', 'Last', 'Note']);
    await expectAccessible(container);
  });

  it('are closer together with the hint density, on tabs too', () => {
    const compact = { ...(schema as object), 'x-eidos': { density: 'compact' } };
    const tab = text({ tab: 'One' });
    const onTabs = {
      ...(objectSchema({ tab }) as object),
      'x-eidos': { layout: 'tabs', density: 'compact' },
    };
    renderScreen(objectSchema({ compact, onTabs }), options);
    for (const name of ['First', 'City', 'Tab'])
      expect(screen.getByRole('textbox', { name }).closest('[data-density="compact"]')).not.toBeNull();
  });

  it('order the errors of the screen as they are rendered', () => {
    const required = { ...(schema as object), required: ['last', 'city', 'first'] };
    const { controller } = renderScreen(required, options);
    expect(controller.getSnapshot().errors.map(({ pointer }) => pointer)).toEqual([
      '/first',
      '/city',
      '/last',
    ]);
  });

  it('are plain fields where only the fields are registered', () => {
    renderScreen(schema);
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
    expect(screen.queryByRole('group', { name: 'Address' })).not.toBeInTheDocument();
  });

  it('have a heading of the catalogue, and none while none of their fields applies', async () => {
    const hidden = { hidden: { required: ['first'] } };
    const own = objectSchema({
      first: { type: 'string' },
      street: text({ section: { label: 'Address', labelKey: 'address' }, ...hidden }),
    });
    const { user } = renderScreen(own, {
      ...options,
      translations: { locale: 'de', catalogue: { address: 'Anschrift' } },
    });
    expect(screen.getByRole('group', { name: 'Anschrift' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'First' }), 'x');
    expect(screen.queryByRole('group', { name: 'Anschrift' })).not.toBeInTheDocument();
  });

  it('are rendered on tabs and in maps too', () => {
    const onTab = (tab: string, section: string) => text({ tab, section });
    const tabs = {
      ...(objectSchema({ a: onTab('One', 'First'), b: onTab('Two', 'Second') }) as object),
      'x-eidos': { layout: 'tabs' },
    };
    const map = {
      ...(objectSchema({ c: text({ section: 'Third' }) }) as object),
      additionalProperties: { type: 'string' },
    };
    renderScreen(objectSchema({ tabs, map }), options);
    expect(
      within(screen.getByRole('tabpanel', { name: 'One' })).getByRole('group', { name: 'First' }),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Third' })).toBeVisible();
  });
});

describe('parts that can be folded', () => {
  const group = objectSchema({ city: { type: 'string', minLength: 2 } }, 'city') as object;
  const schema = objectSchema({
    name: { type: 'string' },
    open: { ...group, 'x-eidos': { collapsible: true } },
    closed: { ...group, description: 'Where?', 'x-eidos': { collapsible: 'closed' } },
  });

  it('open and close by their summaries', async () => {
    const { user, container } = renderScreen(schema, options);
    const open = screen.getByRole('group', { name: 'Open' });
    const closed = screen.getByRole('group', { name: 'Closed' });
    expect(within(open).getByRole('textbox', { name: 'City' })).toBeVisible();
    expect(within(closed).getByLabelText('City')).not.toBeVisible();
    expect(closed).toHaveAccessibleDescription('Where?');
    await user.click(within(closed).getByText('Closed'));
    expect(within(closed).getByRole('textbox', { name: 'City' })).toBeVisible();
    await user.click(within(open).getByText('Open'));
    expect(within(open).getByLabelText('City')).not.toBeVisible();
    await expectAccessible(container);
  });

  it('open by themselves for the first error, and show how many are inside', async () => {
    const user = userEvent.setup();
    const data = { name: 'x', open: { city: 'Bern' }, closed: {} };
    render(<EidosScreen eidos={compileEidos(schema as object)} data={data} />);
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('{Enter}');
    const closed = screen.getByRole('group', { name: 'Closed' });
    const city = within(closed).getByRole('textbox', { name: 'City' });
    expect(city).toBeVisible();
    expect(city).toHaveFocus();
    expect(within(closed).getByText('(1 error)')).toBeInTheDocument();
  });

  it('open for the first error at a field whose name has a space', async () => {
    const section = { section: { label: 'More', collapsible: 'closed' } };
    const own = objectSchema(
      { note: { type: 'string' }, 'First name': text(section), 'Last name': text(section) },
      'First name',
    );
    const user = userEvent.setup();
    render(<EidosScreen eidos={compileEidos(own as object)} />);
    await user.click(screen.getByRole('textbox', { name: 'Note' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  });

  it('may be a section, tabs or a map, one inside the other', async () => {
    const fold = { collapsible: 'closed' };
    const inner = {
      ...(objectSchema({ deep: text({ tab: 'Two' }), other: text({ tab: 'One' }) }, 'deep') as object),
      'x-eidos': { ...fold, layout: 'tabs', section: { label: 'More', collapsible: 'closed' } },
    };
    const map = { type: 'object', additionalProperties: { type: 'string' }, 'x-eidos': fold };
    const user = userEvent.setup();
    const eidos = compileEidos(objectSchema({ name: { type: 'string' }, inner, map }, 'inner') as object);
    render(<EidosScreen eidos={eidos} />);
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Deep' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'More' })).toBeVisible();
    await user.click(screen.getByText('Map'));
    expect(screen.getByRole('button', { name: 'Add to Map' })).toBeVisible();
  });
});

it('a span sets the columns of a field, and a missing one the share of the layout', () => {
  const schema = {
    ...(objectSchema({ zip: text({ span: 3 }), city: { type: 'string' } }) as object),
    'x-eidos': { layout: 'columns', columns: 2 },
  };
  const { container } = renderScreen(schema, options);
  expect(
    [...container.querySelectorAll('[data-span]')].map((cell) => cell.getAttribute('data-span')),
  ).toEqual(['3', '6']);
  expect(names()).toEqual(['Zip', 'City']);
});

it('stays with its fields when another eidos has a section before it', () => {
  const city = { type: 'string', 'x-eidos': { section: 'Address' } };
  const name = { type: 'string', 'x-eidos': { section: 'You' } };
  const before = compileEidos(objectSchema({ city }));
  const after = compileEidos(objectSchema({ name, city }));
  const { rerender } = render(<EidosScreen<unknown> eidos={before} registry={standardRegistry} />);
  const field = screen.getByRole('textbox', { name: 'City' });
  rerender(<EidosScreen<unknown> eidos={after} registry={standardRegistry} />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'City' })).toBe(field);
});
