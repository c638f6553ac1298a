import { act, screen, within } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import * as exported from '../react';
import { useControl } from '../fields/control';
import { BooleanField } from '../fields/BooleanField';
import { FieldFrame } from '../fields/FieldFrame';
import { StringField } from '../fields/StringField';
import { UnionField } from '../fields/UnionField';
import { useField } from '../hooks/use-field';
import { GroupPart } from '../layout/GroupPart';
import type { JsonSchema } from '../json/json-schema';
import { EidosPart, usePart } from '../parts/EidosPart';
import { useNode } from '../parts/use-node';
import type { PartProps } from '../parts/registry';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { standardRegistry } from './standard-registry';

const text = { type: 'string' };
const invoice = {
  title: 'Invoice',
  type: 'object',
  required: ['vat'],
  properties: { vat: { ...text, title: 'VAT' } },
};
const payment = {
  title: 'Payment',
  oneOf: [
    { title: 'Card', properties: { no: { ...text, title: 'Number' } }, required: ['no'] },
    { title: 'Cash', properties: { coins: { ...text, title: 'Coins' } }, required: ['coins'] },
  ],
};
const company = { properties: { company: { const: true } }, required: ['company'] };
const schema = {
  type: 'object',
  properties: { company: { type: 'boolean', title: 'Company' } },
  if: company,
  then: {
    properties: {
      name: { ...text, title: 'Name' },
      invoice,
      payment,
      lines: { title: 'Lines', type: 'array', items: objectSchema({ a: text }) },
    },
  },
};

function OwnPart({ pointer }: PartProps) {
  const control = useControl(pointer);
  return (
    <FieldFrame control={control}>
      <input {...control.attributes} />
    </FieldFrame>
  );
}

function Label({ pointer }: PartProps) {
  const { applies } = useField(pointer);
  return <p>{applies ? 'There' : 'Not there'}</p>;
}

describe('a part that is placed by hand where its value does not apply', () => {
  it.each<[string, ReactNode, string]>([
    ['a part', <EidosPart key="" pointer="/name" />, 'textbox'],
    ['a part in a group', <EidosPart key="" pointer="/invoice/vat" />, 'textbox'],
    ['the part of a table', <EidosPart key="" pointer="/lines" />, 'grid'],
    ['a field', <StringField key="" pointer="/name" />, 'textbox'],
    ['a field of your own', <OwnPart key="" pointer="/invoice/vat" />, 'textbox'],
    ['a group', <GroupPart key="" pointer="/invoice" />, 'textbox'],
    ['a union', <UnionField key="" pointer="/payment" />, 'radiogroup'],
  ])('is not shown, and appears with its condition: %s', async (_, part, role) => {
    const { container, controller, user } = renderScreen(schema, {
      data: { lines: [{ a: '1' }] },
      registry: standardRegistry,
      children: [<BooleanField key="box" pointer="/company" />, <main key="part">{part}</main>],
    });
    const main = screen.getByRole('main');
    expect(main).toBeEmptyDOMElement();
    await user.click(screen.getByRole('checkbox', { name: 'Company' }));
    expect(within(main).getByRole(role)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Company' }));
    expect(main).toBeEmptyDOMElement();
    act(() => controller.undo());
    expect(within(main).getByRole(role)).toBeVisible();
    expect(container).not.toHaveTextContent('could not be rendered');
  });

  it('is not shown in an option that is not chosen, and keeps its text until then', async () => {
    const { controller, user } = renderScreen(objectSchema({ payment }), {
      children: [
        <UnionField key="union" pointer="/payment" />,
        <main key="part">
          <EidosPart pointer="/payment/coins" />
        </main>,
      ],
    });
    const main = screen.getByRole('main');
    expect(main).toBeEmptyDOMElement();
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    await user.type(within(main).getByRole('textbox', { name: /Coins/ }), '5');
    expect(controller.getSnapshot().data).toEqual({ payment: { coins: '5' } });
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    expect(main).toBeEmptyDOMElement();
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    expect(within(main).getByRole('textbox', { name: /Coins/ })).toHaveValue('5');
  });

  it('is shown and locked where something else is stored in place of its group', () => {
    renderScreen(schema, {
      data: { company: true, invoice: 'by mail' },
      children: <EidosPart pointer="/invoice/vat" />,
    });
    expect(screen.getByRole('group', { name: /VAT/ })).toHaveTextContent('Not set');
  });

  it('is known to a component of your own', async () => {
    const { user } = renderScreen(schema, {
      children: [<BooleanField key="box" pointer="/company" />, <Label key="label" pointer="/invoice/vat" />],
    });
    expect(screen.getByText('Not there')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Company' }));
    expect(screen.getByText('There')).toBeVisible();
  });
});

const choices = { enum: ['a', 'b', 'c'] };
const strings = { type: 'array', items: text };
const hinted = (value: JsonSchema, hints: object) => ({ ...(value as object), 'x-eidos': hints });
const values = {
  name: { ...text, title: 'Name', default: 'Ada' },
  count: { type: 'integer' },
  share: { type: 'number' },
  done: { type: 'boolean' },
  choice: choices,
  choices: { type: 'array', uniqueItems: true, items: choices },
  strings,
  anything: {},
  map: { type: 'object', additionalProperties: text },
  tuple: { type: 'array', prefixItems: [text], items: text },
  payment,
  lines: { type: 'array', items: objectSchema({ a: text }) },
  fold: hinted(objectSchema({ a: text }), { collapsible: true }),
  tree: { $ref: '#/$defs/tree' },
  tabs: hinted(objectSchema({ a: hinted(text, { tab: 'One' }), b: hinted(text, { tab: 'Two' }) }), {
    layout: 'tabs',
  }),
};
const hiding = {
  $defs: { tree: objectSchema({ a: text, inner: { $ref: '#/$defs/tree' } }) },
  type: 'object',
  properties: { company: { type: 'boolean', title: 'Company' } },
  if: company,
  then: { properties: values },
};
const stored = {
  company: true,
  name: 'Ada',
  count: 1,
  share: 0.5,
  done: true,
  choice: 'a',
  choices: ['a'],
  strings: ['x'],
  anything: { a: 1 },
  map: { k: 'v' },
  tuple: ['a', 'b'],
  payment: { no: '1' },
  lines: [{ a: '1' }],
  fold: { a: '1' },
  tree: { a: '1', inner: { a: '2' } },
  tabs: { a: '1', b: '2' },
};
const source: exported.RowSource = { load: () => Promise.resolve({ rows: [{ a: '1' }], total: 1 }) };
const Upload = exported.uploadField(() => Promise.resolve('/a.png'));
const Loaded = exported.choicesFrom([{ value: 'a', label: 'A' }]);
const OwnField = exported.createField(({ attributes }) => <input {...attributes} />);

function FromRegistry({ pointer }: PartProps) {
  return createElement(usePart(useNode(pointer), pointer), { pointer });
}

const placed: Readonly<Record<string, readonly ReactNode[]>> = {
  BooleanField: [<exported.BooleanField key="" pointer="/done" />],
  Cards: [<exported.Cards key="" pointer="/lines" />],
  CheckboxesField: [<exported.CheckboxesField key="" pointer="/choices" />],
  ChoicesField: [<exported.ChoicesField key="" pointer="/choices" />],
  ComboboxField: ['/choice', '/choices'].map((at) => <exported.ComboboxField key="" pointer={at} />),
  DisplayTable: [<exported.DisplayTable key="" pointer="/lines" />],
  EditableTable: [<exported.EditableTable key="" pointer="/lines" />],
  EidosPart: Object.keys(values).map((name) => <EidosPart key="" pointer={`/${name}`} />),
  IntegerField: [<exported.IntegerField key="" pointer="/count" />],
  JsonField: [<exported.JsonField key="" pointer="/anything" />],
  LargeTable: [
    <exported.LargeTable key="" pointer="/lines" />,
    <exported.LargeTable key="" pointer="/lines" rows={source} />,
  ],
  MapPart: ['/map', '/tuple'].map((at) => <exported.MapPart key="" pointer={at} />),
  NumberField: [<exported.NumberField key="" pointer="/share" />],
  OrderedTable: [<exported.OrderedTable key="" pointer="/lines" />],
  StringField: [<exported.StringField key="" pointer="/name" />],
  Tabs: [
    <exported.Tabs key="" pointer="/tabs" />,
    <exported.Tabs key="" pointer="/tabs" tabs={[{ id: 'a', label: 'A', pointers: ['/tabs/a'] }]} />,
  ],
  TagsField: [<exported.TagsField key="" pointer="/strings" />],
  TextField: [<exported.TextField key="" pointer="/name" />],
  UnionField: [<exported.UnionField key="" pointer="/payment" />],
  choicesFrom: ['/choice', '/choices'].map((at) => <Loaded key="" pointer={at} />),
  createField: [<OwnField key="" pointer="/name" />],
  uploadField: ['/name', '/strings'].map((at) => <Upload key="" pointer={at} />),
  usePart: Object.keys(values).map((name) => <FromRegistry key="" pointer={`/${name}`} />),
};

describe('each exported component for a value', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is in the cases below', () => {
    const parts = Object.keys(exported).filter((name) => /^[A-Z].*(Field|Part|Table|Cards|Tabs)$/.test(name));
    expect(Object.keys(placed)).toEqual(expect.arrayContaining(parts));
  });

  it.each(
    Object.entries(placed).flatMap(([name, parts]) => parts.map((part, at) => [`${name} ${at}`, part])),
  )('shows nothing while the value does not apply, and keeps it: %s', async (_, part) => {
    const failed = jest.spyOn(console, 'error').mockImplementation();
    const { container, controller } = renderScreen(hiding, {
      data: stored,
      registry: standardRegistry,
      children: <main>{part}</main>,
    });
    async function setCompany(value: boolean) {
      act(() => controller.set('/company', value));
      await act(() => Promise.resolve());
    }
    await act(() => exported.preloadScreen(controller.eidos));
    const main = screen.getByRole('main');
    expect(main).not.toBeEmptyDOMElement();
    for (const control of within(main).queryAllByRole('textbox')) act(() => control.focus());
    const { data } = controller.getSnapshot();
    for (let time = 0; time < 2; time += 1) {
      await setCompany(false);
      expect(main).toBeEmptyDOMElement();
      expect(document.body).toHaveFocus();
      await setCompany(true);
      expect(main).not.toBeEmptyDOMElement();
      expect(document.body).toHaveFocus();
      expect(controller.getSnapshot().data).toEqual(data);
    }
    expect(container).not.toHaveTextContent('could not be rendered');
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('the pointer of a row that does not exist', () => {
  const rows = objectSchema({ rows: { type: 'array', items: objectSchema({ a: text }) }, b: text });
  const data = { rows: [{ a: '1' }, { a: '2' }] };

  it.each(['/rows/2', '/rows/2/a', '/rows/7/a'])('shows nothing until there is one: %s', (pointer) => {
    const { controller } = renderScreen(rows, {
      data,
      children: (
        <main>
          <EidosPart pointer={pointer} />
          <FromRegistry pointer={pointer} />
        </main>
      ),
    });
    const main = screen.getByRole('main');
    expect(main).toBeEmptyDOMElement();
    act(() => controller.set('/rows', Array(8).fill({ a: '1' })));
    expect(within(main).getAllByRole('textbox')).toHaveLength(2);
    act(() => controller.undo());
    expect(main).toBeEmptyDOMElement();
  });

  it('has no step', () => {
    const steps = [
      { id: 'a', label: 'First', pointers: ['/rows/0'] },
      { id: 'b', label: 'Eighth', pointers: ['/rows/7'] },
      { id: 'c', label: 'Last', pointers: ['/b'] },
    ];
    const { controller } = renderScreen(rows, { data, children: <exported.Wizard steps={steps} /> });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First', 'Last']);
    act(() => controller.set('/rows', Array(8).fill({ a: '1' })));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
