import { act, fireEvent, screen } from '@testing-library/react';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { EidosProvider } from '../screen/EidosProvider';
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

  it('describes a text with line ends by its counter', () => {
    renderScreen(objectSchema({ note: { type: 'string', maxLength: 40 } }), { data: { note: 'a\nb' } });
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('3 of 40 characters');
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
    ['email', 'text', 'email'],
    ['uri', 'text', 'url'],
    ['tel', 'text', 'tel'],
    ['date', 'date', null],
    ['time', 'time', null],
    ['date-time', 'datetime-local', null],
    ['password', 'password', 'new-password'],
  ])('edits the format %s in an input of type %s', (format, type, autoComplete) => {
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

  it('becomes a native input again once a corrected text is left, also with a counter, which describes both', async () => {
    const schema = objectSchema({ day: { type: 'string', format: 'date', maxLength: 20 } });
    const { user } = renderScreen(schema, { data: { day: 'soon\nor later' } });
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveAccessibleDescription('13 of 20 characters');
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '2031-05-01');
    expect(screen.getByLabelText('Day')).not.toHaveAttribute('type', 'date');
    await user.tab();
    expect(screen.getByLabelText('Day')).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('10 of 20 characters');
  });

  it.each(['2026-05-01T10:00:00.123456+00:00', '2016-12-31T23:59:60Z'])(
    'keeps the stored text %s, which no native input shows, until it is edited',
    async (sent) => {
      const schema = objectSchema({ sent: { type: 'string', format: 'date-time' } });
      const { controller, user } = renderScreen(schema, { data: { sent } });
      const input = screen.getByRole('textbox', { name: 'Sent' });
      expect(input).toHaveValue(sent);
      await user.type(input, '{backspace}');
      expect(input).toHaveValue(sent.slice(0, -1));
      expect(controller.get('/sent')).toBe(sent);
      expect(screen.getByRole('textbox', { name: 'Sent' })).toBe(input);
    },
  );

  it('edits several lines in a text area, also after their line break was deleted', async () => {
    const { controller, user } = renderScreen(objectSchema({ note: { type: 'string' } }), {
      data: { note: 'line1\r\nline2' },
    });
    const area = screen.getByRole('textbox', { name: 'Note' });
    await user.type(area, '!');
    expect(controller.get('/note')).toBe('line1\r\nline2!');
    await user.type(area, '{backspace>7/}x');
    expect(controller.get('/note')).toBe('line1x');
    expect(screen.getByRole('textbox', { name: 'Note' })).toBe(area);
  });

  it('keeps the line ends of a text that is cut and pasted back, also after it was left', async () => {
    const saved = 'line1\r\nline2\rline3';
    const text = { 'x-eidos': { widget: 'text' }, type: 'string' };
    const { controller, user } = renderScreen(
      objectSchema({ note: { type: 'string' }, address: { type: 'string', format: 'email' }, text }),
      { data: { note: saved, address: saved, text: saved } },
    );
    for (const name of ['Note', 'Address', 'Text']) {
      await user.clear(screen.getByRole('textbox', { name }));
      await user.tab();
      await user.click(screen.getByRole('textbox', { name }));
      await user.paste('line1\nline2\nline3');
    }
    expect(controller.getSnapshot()).toMatchObject({ data: { note: saved, address: saved, text: saved } });
  });

  it('keeps the outer spaces of an address that is edited', async () => {
    const schema = objectSchema({ mail: { type: 'string', format: 'email' } });
    const { controller, user } = renderScreen(schema, { data: { mail: ' a@b.ch ' } });
    await user.type(screen.getByRole('textbox', { name: 'Mail' }), 'x', { initialSelectionStart: 7 });
    expect(controller.get('/mail')).toBe(' a@b.chx ');
  });

  describe('undo of a date whose segments are typed slowly', () => {
    const day = () => screen.getByLabelText<HTMLInputElement>('Day');
    const schema = objectSchema({ day: { type: 'string', format: 'date' }, note: { type: 'string' } });
    function enterSegments(value: string) {
      jest.spyOn(day().validity, 'badInput', 'get').mockReturnValue(value === '');
      fireEvent.change(day(), { target: { value } });
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
    }

    it('shows the date before, which stays when the field is left', () => {
      const { controller } = renderScreen(schema, { data: { day: '2026-03-09' } });
      enterSegments('');
      enterSegments('2026-05-09');
      act(() => controller.undo());
      expect(day()).toHaveValue('2026-03-09');
      fireEvent.blur(day());
      expect(controller.getSnapshot()).toMatchObject({ data: { day: '2026-03-09' }, dirty: false });
      act(() => controller.redo());
      expect(day()).toHaveValue('2026-05-09');
    });

    it('keeps the segments that were typed before another edit is undone', () => {
      const { controller } = renderScreen(schema, { data: { day: '2026-03-09' } });
      enterSegments('');
      act(() => controller.set('/note', 'x'));
      act(() => controller.undo());
      expect(day()).toHaveValue('');
      expect(controller.getSnapshot()).toMatchObject({ errors: [{ pointer: '/day', code: 'format' }] });
    });
  });

  it('shows an incomplete date no longer once its input is another one', () => {
    const { controller, rerender } = renderScreen(objectSchema({ day: { type: 'string', format: 'date' } }), {
      data: { day: '2026-03-09' },
    });
    act(() => controller.setText('/day', undefined));
    expect(controller.getSnapshot().errors).toHaveLength(1);
    const again = (key: string) =>
      rerender(
        <EidosProvider controller={controller}>
          <StringField key={key} pointer="/day" />
        </EidosProvider>,
      );
    again('other');
    expect(controller.getSnapshot()).toMatchObject({ data: { day: '2026-03-09' }, errors: [], dirty: false });
  });

  it('keeps the value of an incomplete date, and reports it', async () => {
    const schema = objectSchema({ day: { type: 'string', format: 'date' } });
    const { controller } = renderScreen(schema, { data: { day: '2026-05-06' } });
    const day = screen.getByLabelText<HTMLInputElement>('Day');
    const badInput = jest.spyOn(day.validity, 'badInput', 'get').mockReturnValue(true);
    fireEvent.change(day, { target: { value: '' } });
    expect(controller.get('/day')).toBe('2026-05-06');
    expect(await controller.submit()).toMatchObject({ status: 'invalid' });
    expect(screen.getByLabelText('Day')).toHaveAccessibleErrorMessage(/Enter a date/);
    badInput.mockReturnValue(false);
    fireEvent.change(day, { target: { value: '2027-05-06' } });
    expect(controller.getSnapshot()).toMatchObject({ data: { day: '2027-05-06' }, errors: [] });
  });
});

it('a password with a line end keeps it when it is edited', async () => {
  const schema = objectSchema({ key: { type: 'string', format: 'password' } });
  const { user, controller } = renderScreen(schema, { data: { key: 'one\ntwo' } });
  await user.type(screen.getByLabelText('Key'), '!');
  expect(controller.get('/key')).toBe('one\ntwo!');
});
