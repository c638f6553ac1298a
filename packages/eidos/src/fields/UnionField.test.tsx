import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible, objectSchema, renderScreen, twoLists } from '../testing/render-screen';

const email = {
  type: 'object',
  title: 'E-mail',
  properties: { via: { const: 'email' }, address: { type: 'string' } },
  required: ['via', 'address'],
};
const phone = {
  type: 'object',
  title: 'Phone',
  properties: { via: { const: 'phone' }, number: { type: 'string', format: 'tel' } },
  required: ['via', 'number'],
};
const contact = objectSchema({ contact: { oneOf: [email, phone] } }, 'contact');
const size = objectSchema({
  size: {
    anyOf: [
      { type: 'integer', title: 'Number', minimum: 30 },
      { type: 'string', title: 'Letters' },
    ],
  },
});

describe('UnionField', () => {
  it('shows the option that the data belongs to, without its discriminator', async () => {
    const { container } = renderScreen(contact, { data: { contact: { via: 'phone', number: '123' } } });
    expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('123');
    expect(screen.queryByText('Via')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('switches to another option and sets its discriminator', async () => {
    const { controller, user } = renderScreen(contact);
    await user.click(screen.getByRole('radio', { name: 'E-mail' }));
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'a@b.ch');
    expect(controller.getSnapshot().data).toEqual({ contact: { via: 'email', address: 'a@b.ch' } });
  });

  it('has no option again once a browser takes back what it filled in', () => {
    const schema = { oneOf: [email, phone], 'x-eidos': { widget: 'select' } };
    const { controller } = renderScreen(objectSchema({ contact: schema }, 'contact'));
    const list = screen.getByRole('combobox', { name: 'Contact' });
    fireEvent.change(list, { target: { value: screen.getByText<HTMLOptionElement>('Phone').value } });
    expect(controller.getSnapshot().data).toEqual({ contact: { via: 'phone' } });
    fireEvent.change(list, { target: { value: '' } });
    expect(controller.getSnapshot().data).toEqual({});
    expect(list).toHaveDisplayValue('Choose…');
  });

  it('keeps what was typed in each option', async () => {
    const { controller, user } = renderScreen(contact);
    await user.click(screen.getByRole('radio', { name: 'E-mail' }));
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'a@b.ch');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    await user.type(screen.getByRole('textbox', { name: 'Number' }), '123');
    await user.click(screen.getByRole('radio', { name: 'E-mail' }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('a@b.ch');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('123');
    expect(controller.getSnapshot().data).toEqual({ contact: { via: 'phone', number: '123' } });
  });

  const text = { type: 'string' };
  const order = { type: 'object', ...twoLists };
  const inThen = { if: { required: ['is'] }, then: { properties: { order } } };
  it.each<[string, Parameters<typeof objectSchema>[0], Record<string, unknown>?]>([
    ['in allOf', { order: { allOf: [{ oneOf: twoLists.oneOf }, { oneOf: twoLists.anyOf }] } }],
    ['next to each other', { order }],
    ['of a nullable value', { order: { anyOf: [{ type: 'null' }, order] } }],
    ['behind a reference', { order: { $ref: '#/$defs/order' } }],
    ['in the branch of a condition', { is: text }, inThen],
    ['for a dependent value', { is: text }, { dependentSchemas: { is: { properties: { order } } } }],
    [
      'at a declaration and its branch',
      { is: text, order: { anyOf: twoLists.anyOf } },
      { if: true, then: { properties: { order: { oneOf: twoLists.oneOf } } } },
    ],
  ])('chooses one option of each of two lists %s', async (_, properties, further = {}) => {
    const data = { is: 'x', order: { coins: '5', street: 'A' } };
    const schema = Object.assign({ $defs: { order } }, objectSchema(properties), further);
    const { controller, user } = renderScreen(schema, { data });
    expect(screen.getByRole('textbox', { name: 'Coins' })).toHaveValue('5');
    const name = (payment: string) => new RegExp(`^(${payment}, Post|Post, ${payment})$`);
    expect(screen.getByRole('radio', { name: name('Cash') })).toBeChecked();
    expect(controller.getSnapshot()).toMatchObject({ data, errors: [] });
    await user.click(screen.getByRole('radio', { name: name('Card') }));
    await user.type(screen.getByRole('textbox', { name: 'No' }), '4');
    expect(controller.get('/order')).toEqual({ no: '4', street: 'A' });
    act(() => controller.undo());
    act(() => controller.undo());
    expect(controller.getSnapshot().data).toEqual(data);
  });

  it('labels single values with the name of their option, and shows errors there', async () => {
    const { controller, user, container } = renderScreen(size);
    await user.click(screen.getByRole('radio', { name: 'Number' }));
    const input = screen.getByRole('textbox', { name: 'Number' });
    await user.type(input, '12');
    await user.tab();
    expect(controller.get('/size')).toBe(12);
    expect(input).toBeInvalid();
    expect(screen.getByRole('radiogroup')).toBeValid();
    await expectAccessible(container);
  });

  it('can be emptied when no option is required', async () => {
    const { controller, user } = renderScreen(size, { data: { size: 'XL' } });
    expect(screen.getByRole('textbox', { name: 'Letters' })).toHaveValue('XL');
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(controller.get('/size')).toBeUndefined();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('offers many options as a list', async () => {
    const kinds = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      title: `Kind ${name}`,
      type: 'object',
      properties: { kind: { const: name }, [name]: { type: 'string' } },
      required: ['kind'],
    }));
    const { user, container } = renderScreen(objectSchema({ shape: { oneOf: kinds } }, 'shape'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shape' }), 'Kind d');
    expect(screen.getByRole('textbox', { name: 'D' })).toBeVisible();
    await expectAccessible(container);
  });

  it('follows undo', async () => {
    const { controller, user } = renderScreen(contact, {
      data: { contact: { via: 'phone', number: '123' } },
    });
    await user.click(screen.getByRole('radio', { name: 'E-mail' }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeVisible();
    act(() => controller.undo());
    expect(await screen.findByRole('textbox', { name: 'Number' })).toHaveValue('123');
  });
});

describe('options with common fields', () => {
  const person = {
    type: 'object',
    title: 'Person',
    required: ['is'],
    properties: {
      is: { const: 'person' },
      name: { type: 'string' },
      age: { type: 'integer' },
      code: { type: 'integer' },
    },
  };
  const company = {
    type: 'object',
    title: 'Company',
    required: ['is'],
    properties: {
      is: { const: 'company' },
      name: { type: 'string' },
      code: { enum: ['A', 'B'] },
      age: { type: 'number' },
    },
  };
  const schema = objectSchema({ buyer: { oneOf: [person, company] } }, 'buyer');
  const textbox = (name: string) => screen.getByRole('textbox', { name });

  it('keep what was typed there when another option is chosen', async () => {
    const { controller, user } = renderScreen(schema, { data: { buyer: { is: 'person', code: 7 } } });
    await user.type(textbox('Name'), 'Ada');
    await user.type(textbox('Age'), 'x');
    await user.click(screen.getByRole('radio', { name: 'Company' }));
    expect(textbox('Name')).toHaveValue('Ada');
    expect(textbox('Age')).toHaveValue('x');
    expect(screen.getByRole('radio', { name: 'A' })).not.toBeChecked();
    expect(controller.get('/buyer')).toEqual({ is: 'company', name: 'Ada' });
    await user.clear(textbox('Name'));
    await user.click(screen.getByRole('radio', { name: 'Person' }));
    expect(controller.get('/buyer')).toEqual({ is: 'person', code: 7 });
    act(() => controller.undo());
    expect(controller.get('/buyer')).toEqual({ is: 'company' });
  });
});

it('names the chooser of a screen that is a union without a title', async () => {
  const { container } = renderScreen({ oneOf: [email, phone] });
  expect(screen.getByRole('radiogroup', { name: 'Value' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Value' })).toBeInTheDocument();
  await expectAccessible(container);
});
