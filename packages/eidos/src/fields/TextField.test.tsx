import { screen } from '@testing-library/react';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { TextField } from './TextField';

const schema = objectSchema({
  notes: { type: 'string', maxLength: 10, description: 'Who and when.', 'x-eidos': { widget: 'text' } },
});

describe('TextField', () => {
  it('has no counter where nothing can be typed', () => {
    const schema = objectSchema({ note: { type: 'string', maxLength: 400, readOnly: true } });
    const { container } = renderScreen(schema, { data: { note: 'hi' } });
    expect(container).toHaveTextContent(/^Notehi$/);
  });

  it('accepts several lines and counts characters as people see them', async () => {
    const { controller, user, container } = renderScreen(schema, {
      children: <TextField pointer="/notes" />,
    });
    const area = screen.getByRole('textbox', { name: 'Notes' });
    await user.type(area, 'a{Enter}😀');
    expect(controller.get('/notes')).toBe('a\n😀');
    expect(area).toHaveAccessibleDescription('Who and when. 3 of 10 characters');
    await expectAccessible(container);
  });

  it.each([
    ['date', '2026-05-06'],
    ['time', '07:08:09Z'],
    ['date-time', '2026-05-06T07:08:09Z'],
  ])('shows what is typed before it is a %s', async (format, text) => {
    const typed = objectSchema({ when: { type: 'string', format, 'x-eidos': { widget: 'text' } } });
    const { controller, user } = renderScreen(typed);
    const area = screen.getByRole('textbox', { name: 'When' });
    await user.type(area, text.slice(0, 4));
    expect(area).toHaveValue(text.slice(0, 4));
    await user.type(area, text.slice(4));
    expect(controller.get('/when')).toBe(text);
  });

  it('announces the remaining length only near the limit', async () => {
    const { user } = renderScreen(schema, { children: <TextField pointer="/notes" /> });
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), '12345678');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('9');
    expect(screen.getByRole('status')).toHaveTextContent('9 of 10 characters');
    await user.keyboard('0');
    expect(screen.getByRole('status')).toHaveTextContent('9 of 10 characters');
    await user.keyboard('1');
    expect(screen.getByRole('status')).toHaveTextContent('11 of 10 characters');
  });

  it('accepts text that is too long, and reports it instead of truncating it', async () => {
    const { controller, user } = renderScreen(schema, { children: <TextField pointer="/notes" /> });
    const area = screen.getByRole('textbox', { name: 'Notes' });
    await user.click(area);
    await user.paste('x'.repeat(12));
    await user.tab();
    expect(controller.get('/notes')).toHaveLength(12);
    expect(area).toBeInvalid();
  });

  it('grows with its lines, up to a limit', () => {
    renderScreen(schema, {
      data: { notes: '1\n2\n3\n4\n5\n6' },
      children: <TextField pointer="/notes" rows={2} maxRows={4} />,
    });
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('rows', '4');
  });

  it('has at least the lines that it is given', () => {
    renderScreen(schema, { data: { notes: '' }, children: <TextField pointer="/notes" rows={20} /> });
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('rows', '20');
  });
});
