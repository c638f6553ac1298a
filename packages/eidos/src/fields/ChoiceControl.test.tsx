import { screen, within } from '@testing-library/react';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';

const sizes = ['S', 'M', 'L'];
const countries = ['at', 'be', 'ch', 'de', 'es'];

describe('choices of a string', () => {
  it('are radio buttons when there are few', async () => {
    const { controller, user, container } = renderScreen(
      objectSchema({ size: { type: 'string', enum: sizes } }, 'size'),
    );
    const group = screen.getByRole('radiogroup', { name: 'Size' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: 'M' }));
    expect(controller.get('/size')).toBe('M');
    await expectAccessible(container);
  });

  it('are a list when there are many, with a prompt while nothing is chosen', async () => {
    const { controller, user, container } = renderScreen(
      objectSchema({ country: { type: 'string', enum: countries } }, 'country'),
    );
    const list = screen.getByRole('combobox', { name: 'Country' });
    expect(list).toHaveDisplayValue('Choose…');
    await user.selectOptions(list, 'ch');
    expect(controller.get('/country')).toBe('ch');
    await expectAccessible(container);
  });

  it('can be cleared when no choice is required', async () => {
    const { controller, user } = renderScreen(
      objectSchema({ country: { type: 'string', enum: countries } }),
      {
        data: { country: 'de' },
      },
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'None');
    expect(controller.get('/country')).toBeUndefined();
  });

  it('keep a stored value that is no longer among them', () => {
    const { controller } = renderScreen(objectSchema({ country: { type: 'string', enum: countries } }), {
      data: { country: 'yu' },
    });
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('yu');
    expect(controller.get('/country')).toBe('yu');
  });

  it('use the widget that the schema names', () => {
    renderScreen(objectSchema({ size: { type: 'string', enum: sizes, 'x-eidos': { widget: 'select' } } }));
    expect(screen.getByRole('combobox', { name: 'Size' })).toBeVisible();
  });

  it('show their errors only when the whole group is left', async () => {
    const schema = objectSchema(
      { size: { type: 'string', enum: sizes, 'x-eidos': { widget: 'radio' } }, next: { type: 'string' } },
      'size',
    );
    const { user } = renderScreen(schema);
    await user.tab();
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeValid();
    await user.click(screen.getByRole('textbox', { name: 'Next' }));
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeInvalid();
  });
});
