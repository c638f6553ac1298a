import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { EidosProvider } from '../screen/EidosProvider';
import { EidosPart } from '../parts/EidosPart';
import { useScreen } from '../parts/screen-context';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { HUD } from '../hud/HUD';
import { tabAfterKey, Tabs, type TabsProps } from './Tabs';

const order = objectSchema(
  { name: { type: 'string' }, email: { type: 'string' }, city: { type: 'string', minLength: 3 } },
  'name',
  'city',
);

const sections = [
  { id: 'who', label: 'Person', pointers: ['/name', '/email'] },
  { id: 'where', label: 'Address', pointers: ['/city'] },
  { id: 'notes', label: 'Notes', pointers: [], content: <p>No notes</p> },
];

function Seek() {
  const { navigator } = useScreen();
  return <button onClick={() => navigator.focus('/city')}>Seek</button>;
}

const renderTabs = (props: Partial<TabsProps> = {}, data: object = {}) =>
  renderScreen(order, {
    data,
    children: (
      <div>
        <Tabs pointer="" tabs={sections} {...props} />
        <Seek />
        <HUD />
      </div>
    ),
  });

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const open = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('shows one section at a time, connected with its tab', async () => {
    const { user } = renderTabs();
    expect(screen.getByRole('tabpanel', { name: 'Person' })).toBeVisible();
    await user.click(tab('Address'));
    expect(screen.getByRole('tabpanel', { name: 'Address' })).toBeVisible();
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(tab('Address')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  });

  it('can be controlled, for a wizard', async () => {
    const onOpen = jest.fn();
    const { user } = renderTabs({ tab: 'where', onOpen });
    expect(open()).toBe('Address');
    await user.click(tab('Notes'));
    expect(onOpen).toHaveBeenCalledWith('notes');
    expect(open()).toBe('Address');
  });

  it('keeps what was typed in a section that was closed', async () => {
    const { user } = renderTabs();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ada');
    const input = screen.getByRole('textbox', { name: /Name/ });
    await user.click(tab('Address'));
    expect(input).toBeInTheDocument();
    await user.click(tab('Person'));
    expect(screen.getByRole('textbox', { name: /Name/ })).toBe(input);
    expect(input).toHaveValue('Ada');
  });

  it('opens with the arrow keys, Home and End, and has one stop in the tab order', async () => {
    const { user } = renderTabs();
    await user.tab();
    expect(tab('Person')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(open()).toBe('Address');
    await user.keyboard('{End}');
    expect(tab('Notes')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(open()).toBe('Person');
    await user.keyboard('{ArrowLeft}{Home}');
    expect(tab('Person')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus();
  });

  it('counts the errors of closed sections, once their fields show them', async () => {
    const { user, container } = renderTabs({}, { city: 'x' });
    expect(tab('Address')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(tab('Person (1 error)')).toBeVisible());
    expect(tab('Address (1 error)')).toBeVisible();
    await expectAccessible(container);
  });

  it('opens the section of the first error when saving is refused', async () => {
    const { user } = renderTabs({}, { name: 'Ada', city: 'x' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /City/ })).toHaveFocus());
    expect(open()).toContain('Address');
  });

  it('opens the section of any field that is focused, and reports which one', async () => {
    const onOpen = jest.fn();
    const { user } = renderTabs({ onOpen });
    await user.click(screen.getByRole('button', { name: 'Seek' }));
    expect(screen.getByRole('textbox', { name: /City/ })).toHaveFocus();
    expect(onOpen).toHaveBeenCalledWith('where');
  });

  it('starts with defaultTab, and with the first tab when there is no such tab', () => {
    renderTabs({ defaultTab: 'notes' });
    expect(screen.getByRole('tabpanel')).toHaveTextContent('No notes');
    renderTabs({ defaultTab: 'gone' });
    expect(screen.getAllByRole('tabpanel')[1]).toHaveAccessibleName('Person');
  });

  it('takes its sections from the schema, including those of conditional fields', async () => {
    const company = {
      type: 'object',
      'x-eidos': { layout: 'tabs' },
      properties: {
        name: { type: 'string', 'x-eidos': { tab: 'Person' } },
        employed: { type: 'boolean', 'x-eidos': { tab: 'Work' } },
        note: { type: 'string' },
      },
      if: { properties: { employed: { const: true } }, required: ['employed'] },
      then: { properties: { company: { type: 'string', 'x-eidos': { tab: 'Work' } } } },
    };
    const { user } = renderScreen(company, { children: <Tabs pointer="" /> });
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['Person', 'Work']);
    expect(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await user.click(tab('Work'));
    await user.click(screen.getByRole('checkbox', { name: 'Employed' }));
    expect(screen.getByRole('textbox', { name: 'Company' })).toBeVisible();
  });

  it('has no tab for a section whose fields are all hidden, and the arrow keys skip it', async () => {
    const inTab = (name: string, schema: object = {}) => ({
      type: 'string',
      ...schema,
      'x-eidos': { tab: name },
    });
    const schema = {
      ...(objectSchema({ kind: inTab('One'), end: inTab('Three') }) as object),
      'x-eidos': { layout: 'tabs' },
      if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
      then: objectSchema({ middle: inTab('Two', { minLength: 3 }) }),
    };
    const { controller, user, container } = renderScreen(schema, { children: <Tabs pointer="" /> });
    expect(screen.queryByRole('tab', { name: 'Two' })).not.toBeInTheDocument();
    await user.click(tab('One'));
    await user.keyboard('{ArrowRight}');
    expect(tab('Three')).toHaveFocus();
    act(() => controller.set('/kind', 'a'));
    await user.click(tab('Two'));
    await user.type(screen.getByRole('textbox', { name: 'Middle' }), 'x');
    act(() => controller.set('/kind', 'b'));
    expect(open()).toBe('One');
    await user.type(screen.getByRole('textbox', { name: 'Kind' }), '{Backspace}a');
    expect(screen.getByRole('textbox', { name: 'Kind' })).toBeVisible();
    await user.click(tab('Two'));
    expect(screen.getByRole('textbox', { name: 'Middle' })).toHaveValue('x');
    await expectAccessible(container);
  });

  it('renders on the server as it does in the browser', () => {
    const controller = createController(compileEidos(order));
    const html = renderToString(
      <EidosProvider controller={controller}>
        <Tabs pointer="" tabs={sections} />
        <HUD />
      </EidosProvider>,
    );
    expect(html.match(/role="tabpanel"/g)).toHaveLength(3);
    expect(html).toContain('Nothing changed');
  });

  it('throws an error with the fix when the schema defines no tabs', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => renderTabs({ tabs: undefined })).toThrow('"x-eidos": { "layout": "tabs" }');
  });

  it('opens the first section when the open one disappears', async () => {
    function Shrinking() {
      const [count, setCount] = useState(3);
      return (
        <>
          <Tabs pointer="" tabs={sections.slice(0, count)} />
          <button onClick={() => setCount(2)}>Shrink</button>
        </>
      );
    }
    const { user } = renderScreen(order, { children: <Shrinking /> });
    await user.click(tab('Notes'));
    await user.click(screen.getByRole('button', { name: 'Shrink' }));
    expect(screen.getByRole('tabpanel', { name: 'Person' })).toBeVisible();
  });
});

describe('tabAfterKey', () => {
  it('is reversed in right-to-left text', () => {
    expect(tabAfterKey('ArrowLeft', 0, 3, true)).toBe(1);
    expect(tabAfterKey('ArrowRight', 0, 3, true)).toBe(2);
    expect(tabAfterKey('ArrowRight', 0, 3, false)).toBe(1);
    expect(tabAfterKey('a', 0, 3, false)).toBeUndefined();
  });
});

it('shows stored values that are not allowed below tabs of one’s own, where they are focused and removed', async () => {
  const closed = { additionalProperties: false } as const;
  const place = { type: 'object', properties: { city: { type: 'string' } }, ...closed } as const;
  const properties = { name: { type: 'string' }, place, other: place } as const;
  const schema = { type: 'object', properties, ...closed } as const;
  const tabs = [
    { id: 'who', label: 'Person', pointers: ['/name'] },
    { id: 'where', label: 'Address', pointers: ['/place/city', '/other'] },
  ];
  const { controller, user } = renderScreen(schema, {
    data: { zz: 'secret', place: { yy: 1 }, other: { xx: 2 } },
    children: (
      <>
        <Tabs pointer="" tabs={tabs} />
        <HUD />
      </>
    ),
  });
  for (const name of ['zz', 'yy']) expect(screen.getByRole('group', { name })).toBeVisible();
  // Its group is in a tab, and shows it there.
  expect(screen.getAllByRole('group', { name: 'xx', hidden: true })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove yy' }));
  await user.click(screen.getByRole('tab', { name: /^Address/ }));
  await user.click(screen.getByRole('button', { name: 'Remove xx' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'zz' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove zz' }));
  expect(controller.getSnapshot()).toMatchObject({ data: {}, errors: [] });
  expect(screen.queryByRole('group', { name: 'zz' })).toBeNull();
});

it('shows the error of a group that tabs of one’s own share, once, and moves the focus there', async () => {
  const text = { type: 'string' };
  const trip = { ...(objectSchema({ from: text, to: text }) as object), minProperties: 2 };
  const { user } = renderScreen(objectSchema({ trip, name: text }, 'trip', 'name'), {
    data: { trip: { from: 'A' } },
    children: (
      <>
        <Tabs
          pointer=""
          tabs={['from', 'to'].map((id) => ({ id, label: id, pointers: [`/trip/${id}` as const] }))}
        />
        <EidosPart pointer="/name" />
        <HUD />
      </>
    ),
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Trip: Fill in at least 2 fields.')).toHaveFocus());
  expect(screen.getAllByText(/Fill in this field/)).toHaveLength(1);
});

it('shows neither a field that does not apply nor a tab of one’s own that has no other', () => {
  const text = { type: 'string' };
  const when = (value: boolean) => ({ hidden: objectSchema({ on: { const: value } }) });
  const fields = {
    on: { type: 'boolean' },
    a: { ...text, 'x-eidos': when(true) },
    b: { ...text, 'x-eidos': when(false) },
  };
  const tabs = ['on', 'a', 'b'].map((id) => ({ id, label: id, pointers: [`/${id}` as const] }));
  const { controller } = renderScreen(objectSchema(fields), {
    data: { on: true },
    children: <Tabs pointer="" tabs={tabs} />,
  });
  const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(names()).toEqual(['on', 'b']);
  act(() => controller.set('/on', false));
  expect(names()).toEqual(['on', 'a']);
});
