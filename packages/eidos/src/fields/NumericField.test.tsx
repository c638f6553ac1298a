import { screen } from '@testing-library/react';
import { german } from '../translations/german';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { IntegerField, NumberField } from './NumberField';

const schema = objectSchema({
  price: { type: 'number', multipleOf: 0.1, minimum: 0 },
  count: { type: 'integer', minimum: 0, maximum: 99 },
  rating: { type: 'integer', enum: [1, 2, 3] },
});

describe('NumberField', () => {
  it('keeps what is typed exactly until it is a number', async () => {
    const { controller, user } = renderScreen(schema, { children: <NumberField pointer="/price" /> });
    const input = screen.getByRole('textbox', { name: 'Price' });
    await user.type(input, '1e400');
    expect(input).toHaveValue('1e400');
    await user.clear(input);
    await user.type(input, '1.50');
    expect(input).toHaveValue('1.50');
    expect(controller.get('/price')).toBe(1.5);
  });

  it('reports what is wrong with the text once the field is left', async () => {
    const { user, container } = renderScreen(schema, { children: <NumberField pointer="/price" /> });
    const input = screen.getByRole('textbox', { name: 'Price' });
    await user.type(input, 'abc');
    expect(input).toBeValid();
    await user.tab();
    expect(input).toBeInvalid();
    expect(input).toHaveValue('abc');
    expect(input).toHaveAccessibleErrorMessage(/Enter a number/);
    await expectAccessible(container);
  });

  it('reads and writes numbers as the locale does', async () => {
    const { controller, user } = renderScreen(schema, {
      data: { price: 1234.5 },
      locale: 'de',
      translations: { locale: 'de', catalogue: german },
      children: <NumberField pointer="/price" />,
    });
    const input = screen.getByRole('textbox', { name: 'Price' });
    expect(input).toHaveValue('1234,5');
    await user.clear(input);
    await user.type(input, '0,5');
    expect(controller.get('/price')).toBe(0.5);
  });

  it('steps by multipleOf with the arrow keys and announces the value', async () => {
    const { controller, user } = renderScreen(schema, {
      data: { price: 0.2 },
      children: <NumberField pointer="/price" />,
    });
    await user.click(screen.getByRole('textbox', { name: 'Price' }));
    await user.keyboard('{ArrowUp}');
    expect(controller.get('/price')).toBe(0.3);
    expect(screen.getByRole('status')).toHaveTextContent('0.3');
    await user.keyboard('{PageDown}');
    expect(controller.get('/price')).toBe(0);
  });

  it('does not replace text that is not a number by stepping', async () => {
    const { user } = renderScreen(schema, { children: <NumberField pointer="/price" /> });
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '1x{ArrowUp}');
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1x');
  });
});

describe('IntegerField', () => {
  it('requests a number pad when no minus is needed', () => {
    renderScreen(objectSchema({ count: { type: 'integer', minimum: 0 }, offset: { type: 'integer' } }));
    expect(screen.getByRole('textbox', { name: 'Count' })).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('textbox', { name: 'Offset' })).toHaveAttribute('inputmode', 'text');
  });

  it('stops stepping at the limits', async () => {
    const { controller, user } = renderScreen(schema, {
      data: { count: 98 },
      children: <IntegerField pointer="/count" />,
    });
    await user.click(screen.getByRole('textbox', { name: 'Count' }));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(controller.get('/count')).toBe(99);
  });

  it('offers choices as numbers', async () => {
    const { controller, user } = renderScreen(schema, {
      children: <IntegerField pointer="/rating" widget="select" />,
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '2');
    expect(controller.get('/rating')).toBe(2);
  });
});

describe('a number with a currency, a unit or decimals', () => {
  const amounts = objectSchema({
    price: { type: 'number', minimum: 0, 'x-eidos': { currency: 'EUR', decimals: 2 } },
    share: { type: 'number', maximum: 0.5, 'x-eidos': { percent: 'fraction' } },
    paid: { type: 'number', readOnly: true, 'x-eidos': { currency: 'EUR' } },
  });
  const data = { price: 1.005, share: 0.07, paid: 1234.5 };

  it('shows its unit next to it, and keeps the number of a field that is only visited', async () => {
    const { container, controller, user } = renderScreen(amounts, { data });
    const price = screen.getByRole('textbox', { name: 'Price €' });
    expect(price).toHaveValue('1.005');
    expect(screen.getByRole('textbox', { name: 'Share %' })).toHaveValue('7');
    expect(screen.getByRole('group', { name: 'Paid' })).toHaveTextContent('€1,234.50');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(controller.get('')).toEqual(data);
    expect(controller.getSnapshot()).toMatchObject({ dirty: false, canUndo: false });
    await expectAccessible(container);
  });

  it('refuses more decimals than it has, except those that are stored', async () => {
    const { controller, user } = renderScreen(amounts, { data });
    const price = screen.getByRole('textbox', { name: 'Price €' });
    await user.type(price, '6');
    await user.tab();
    expect(price).toHaveValue('1.0056');
    expect(price).toHaveAccessibleErrorMessage('Enter a multiple of €0.01.');
    await user.type(price, '{Backspace}');
    expect(controller.getField('/price')).toMatchObject({ value: 1.005, errors: [] });
    await user.clear(price);
    await user.type(price, '€1,200.5');
    expect(controller.get('/price')).toBe(1200.5);
    await user.tab();
    expect(price).toHaveValue('1200.50');
  });

  it('reads and steps percentages as they are shown, and names their limit so', async () => {
    const { controller, user } = renderScreen(amounts, { data });
    const share = screen.getByRole('textbox', { name: 'Share %' });
    await user.click(share);
    await user.keyboard('{ArrowUp}');
    expect(controller.get('/share')).toBe(0.08);
    await user.clear(share);
    await user.type(share, '51 %');
    expect(controller.get('/share')).toBe(0.51);
    await user.tab();
    expect(share).toHaveAccessibleErrorMessage('Enter 50% or less.');
    await user.clear(share);
    await user.type(share, '5 €');
    expect(share).toHaveAccessibleErrorMessage('Enter the number without “€”.');
  });
});
