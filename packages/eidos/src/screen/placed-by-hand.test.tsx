import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useControl } from '../fields/control';
import { BooleanField } from '../fields/BooleanField';
import { FieldFrame } from '../fields/FieldFrame';
import { StringField } from '../fields/StringField';
import { UnionField } from '../fields/UnionField';
import { useField } from '../hooks/use-field';
import { GroupPart } from '../layout/GroupPart';
import { EidosPart } from '../parts/EidosPart';
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
