import { screen } from '@testing-library/react';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { StringField } from './StringField';

describe('StringField', () => {
  it('works by itself inside an EidosProvider', async () => {
    const { controller, user } = renderScreen(objectSchema({ name: { type: 'string' } }), {
      children: <StringField pointer="/name" />,
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    expect(controller.get('/name')).toBe('Ada');
  });

  it('names the part to use when the value has another kind', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const render = () =>
      renderScreen(objectSchema({ age: { type: 'integer' } }), { children: <StringField pointer="/age" /> });
    expect(render).toThrow(/StringField pointer="\/age".* "integer".*EidosPart/);
  });

  it('lets the browser fill in a drop-down list', () => {
    renderScreen(
      objectSchema({
        country: { enum: ['DE', 'FR', 'IT', 'ES', 'PT'], 'x-eidos': { autocomplete: 'country' } },
      }),
    );
    const list = screen.getByRole('combobox', { name: 'Country' });
    expect(list.getAttribute('autocomplete')).toBe('country');
  });

  it('empties to undefined, or to null when a value is required and null is allowed', async () => {
    const schema = objectSchema(
      { plain: { type: 'string' }, nullable: { type: ['string', 'null'] } },
      'nullable',
    );
    const { controller, user } = renderScreen(schema, { data: { plain: 'a', nullable: 'b' } });
    await user.clear(screen.getByRole('textbox', { name: 'Plain' }));
    await user.clear(screen.getByRole('textbox', { name: 'Nullable' }));
    expect(controller.getSnapshot().data).toEqual({ nullable: null });
  });

  it.each([
    ['email', 'email', 'email'],
    ['uri', 'url', 'url'],
    ['tel', 'tel', 'tel'],
    ['date', 'date', null],
    ['time', 'time', null],
    ['date-time', 'datetime-local', null],
    ['password', 'password', 'new-password'],
  ])('edits the format %s in a native input of type %s', (format, type, autoComplete) => {
    renderScreen(objectSchema({ value: { type: 'string', format } }));
    const input = screen.getByLabelText('Value');
    expect(input).toHaveAttribute('type', type);
    expect(input.getAttribute('autocomplete')).toBe(autoComplete);
  });

  it('shows a stored date that is invalid as text, so that it can be corrected', async () => {
    const schema = objectSchema({ day: { type: 'string', format: 'date' } });
    const { controller, user } = renderScreen(schema, { data: { day: 'tomorrow' } });
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('tomorrow');
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '2031-05-01');
    expect(controller.get('/day')).toBe('2031-05-01');
  });
});
