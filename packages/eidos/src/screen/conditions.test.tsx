import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { EidosScreen } from './EidosScreen';

const where = (country: string, state: JsonSchema) => ({
  if: { required: ['country'], properties: { country: { const: country } } },
  then: { properties: { state } },
});
const american: JsonSchema = { title: 'State', enum: ['NY', 'CA', 'TX', 'WA', 'OR'] };
const german: JsonSchema = { title: 'Land', enum: ['BY', 'HH', 'NW', 'SN', 'TH'] };
const countries = { country: { enum: ['US', 'DE', 'FR', 'NL', 'UK'] } };
const select = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) =>
  [...(select(name) as HTMLSelectElement).options].map(({ label }) => label);

describe('two conditions that name one property', () => {
  const schema = {
    type: 'object',
    properties: countries,
    allOf: [
      where('US', american),
      where('DE', german),
      where('FR', { type: 'integer', title: 'Department' }),
    ],
  };

  it('show the choices, the label and the kind of the branch that holds', async () => {
    const { user } = renderScreen(schema, { data: { country: 'US' } });
    expect(optionsOf('State')).toEqual(['None', 'NY', 'CA', 'TX', 'WA', 'OR']);
    await user.selectOptions(select('Country'), 'DE');
    expect(optionsOf('Land')).toEqual(['None', 'BY', 'HH', 'NW', 'SN', 'TH']);
    await user.selectOptions(select('Country'), 'FR');
    await user.type(screen.getByRole('textbox', { name: 'Department' }), '75');
    expect(screen.queryByRole('combobox', { name: /State|Land/ })).not.toBeInTheDocument();
    await user.selectOptions(select('Country'), 'NL');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keep what was entered in each branch, and change with the country in one undo step', async () => {
    const { user, controller } = renderScreen(schema, { data: { country: 'US' } });
    await user.selectOptions(select('State'), 'NY');
    await user.selectOptions(select('Country'), 'DE');
    expect(select('Land')).toHaveDisplayValue('None');
    await user.selectOptions(select('Land'), 'HH');
    await user.selectOptions(select('Country'), 'US');
    expect(select('State')).toHaveDisplayValue('NY');
    await user.selectOptions(select('Country'), 'DE');
    expect(controller.getSnapshot().data).toEqual({ country: 'DE', state: 'HH' });
    act(() => controller.undo());
    expect(controller.getSnapshot().data).toEqual({ country: 'US', state: 'NY' });
  });

  it('do not bring back an entry that was cleared', async () => {
    const { user, controller } = renderScreen(schema, { data: { country: 'US', state: 'NY' } });
    await user.selectOptions(select('Country'), 'DE');
    await user.selectOptions(select('Country'), 'US');
    await user.selectOptions(select('State'), 'None');
    await user.selectOptions(select('Country'), 'DE');
    await user.selectOptions(select('Country'), 'US');
    expect(controller.getSnapshot().data).toEqual({ country: 'US' });
  });

  it('keep aside text that is not a number while the field is another one', async () => {
    const { user } = renderScreen(schema, { data: { country: 'FR' } });
    await user.type(screen.getByRole('textbox', { name: 'Department' }), '2A');
    await user.selectOptions(select('Country'), 'US');
    expect(select('State')).toHaveDisplayValue('None');
    await user.selectOptions(select('Country'), 'FR');
    expect(screen.getByRole('textbox', { name: 'Department' })).toHaveValue('2A');
  });

  it('start a branch with its own default, which may lead to the next branch', async () => {
    const { user, controller } = renderScreen(
      {
        type: 'object',
        properties: countries,
        allOf: [
          where('US', american),
          where('DE', { ...(german as object), default: 'BY' }),
          {
            if: { required: ['state'], properties: { state: { const: 'BY' } } },
            then: { properties: { holidays: { type: 'integer', default: 13 } } },
          },
        ],
      },
      { data: { country: 'US', state: 'NY' } },
    );
    await user.selectOptions(select('Country'), 'DE');
    expect(select('Land')).toHaveDisplayValue('BY');
    expect(screen.getByRole('textbox', { name: 'Holidays' })).toHaveValue('13');
    act(() => controller.undo());
    expect(controller.getSnapshot().data).toEqual({ country: 'US', state: 'NY' });
  });
});

describe('a property that is declared outside of its conditions too', () => {
  it('is merged with the branch that holds: its label, choices and kind', async () => {
    const schema = {
      type: 'object',
      properties: {
        ...countries,
        state: { type: ['string', 'integer'], title: 'Region', description: 'Where?' },
      },
      allOf: [where('US', american)],
      if: { required: ['country'], properties: { country: { const: 'FR' } } },
      then: { properties: { state: { type: 'integer' } } },
      else: { properties: { state: { type: 'string' } } },
    };
    const { user } = renderScreen(schema, { data: { country: 'NL' } });
    expect(screen.getByRole('textbox', { name: 'Region' })).not.toHaveAttribute('inputmode');
    await user.selectOptions(select('Country'), 'FR');
    expect(screen.getByRole('textbox', { name: 'Region' })).toHaveAttribute('inputmode');
    expect(screen.getByText('Where?')).toBeInTheDocument();
  });

  it('shows only the labeled choices that the branch allows', async () => {
    const schema = {
      type: 'object',
      properties: {
        gift: { type: 'boolean' },
        size: {
          oneOf: ['S', 'M', 'L', 'XL'].map((size) => ({ const: size, title: `Size ${size}` })),
          'x-eidos': { widget: 'select' },
        },
      },
      if: { required: ['gift'], properties: { gift: { const: true } } },
      then: { properties: { size: { enum: ['S', 'M'] } } },
    };
    const { user } = renderScreen(schema);
    expect(optionsOf('Size')).toHaveLength(5);
    await user.click(screen.getByRole('checkbox', { name: 'Gift' }));
    expect(optionsOf('Size')).toEqual(['None', 'Size S', 'Size M']);
  });

  it('follows dependentSchemas', async () => {
    const schema = {
      type: 'object',
      properties: { card: { type: 'string' }, plan: { type: 'string', title: 'Plan' } },
      dependentSchemas: { card: { properties: { plan: american } } },
    };
    const { user } = renderScreen(schema);
    expect(screen.getByRole('textbox', { name: 'Plan' })).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Card' }), '1');
    expect(select('State')).toBeInTheDocument();
  });

  it('follows a condition inside a branch, merged with that branch', async () => {
    const schema = {
      type: 'object',
      properties: { ...countries, express: { type: 'boolean' } },
      if: { required: ['country'], properties: { country: { const: 'US' } } },
      then: {
        properties: { state: american },
        if: { required: ['express'], properties: { express: { const: true } } },
        then: { properties: { state: { enum: ['CA', 'NY'], 'x-eidos': { widget: 'select' } } } },
      },
    };
    const { user } = renderScreen(schema, { data: { country: 'US' } });
    expect(optionsOf('State')).toHaveLength(6);
    await user.click(screen.getByRole('checkbox', { name: 'Express' }));
    expect(optionsOf('State')).toEqual(['None', 'CA', 'NY']);
  });
});

describe('a hidden value', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: countries,
    allOf: [
      where('US', { type: 'string', title: 'State', minLength: 3 }),
      where('DE', { title: 'Land', type: 'string' }),
    ],
    unevaluatedProperties: false,
  };

  it('is not submitted, blocks nothing, and reappears when its field is shown again', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    render(<EidosScreen eidos={compileEidos(schema)} data={{ country: 'US' }} onSubmit={onSubmit} />);
    await user.type(screen.getByRole('textbox', { name: 'State' }), 'NY');
    await user.selectOptions(select('Country'), 'FR');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({ country: 'FR' });
    await user.selectOptions(select('Country'), 'US');
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveValue('NY');
  });

  const option = (title: string, name: string) => ({
    ...(objectSchema({ by: { const: name }, [name]: { type: 'string' } }, name) as object),
    title,
  });
  const contact = {
    ...(objectSchema({ name: { type: 'string' } }) as object),
    oneOf: [option('E-mail', 'email'), option('Phone', 'phone')],
    unevaluatedProperties: false,
  };

  it.each([
    ['of a branch', schema, { country: 'US', state: 'NY' }, 'State', '{Backspace}', '3'],
    ['of an option', contact, { by: 'email', name: 'Ada' }, 'Name', '!', 'Fill in this field.'],
  ])(
    '%s makes no visible field unknown because another one is wrong',
    async (_, of, data, name, keys, message) => {
      const user = userEvent.setup();
      render(<EidosScreen eidos={compileEidos<JsonSchema>(of)} data={data} />);
      await user.type(screen.getByRole('textbox', { name }), keys);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(screen.getAllByRole('listitem')).toHaveLength(1);
      expect(screen.getByRole('listitem')).toHaveTextContent(message);
    },
  );
});
