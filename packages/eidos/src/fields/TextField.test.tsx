import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { addStyles } from '../testing/add-styles';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { JsonField } from './JsonField';
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

  it('breaks a word that is longer than a narrow screen, such as an address, which would make the page wider', () => {
    addStyles('base', 'field');
    renderScreen(schema, { children: <TextField pointer="/notes" /> });
    const style = getComputedStyle(screen.getByRole('textbox', { name: 'Notes' }));
    expect(style.getPropertyValue('overflow-wrap')).toBe('anywhere');
  });

  // jsdom has no layout: a line is 20 px high, and the padding 16 px.
  it('has one line for each that a long text wraps into', () => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(5 * 20 + 16);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this instanceof HTMLTextAreaElement ? this.rows * 20 + 16 : 0;
    });
    renderScreen(schema, { data: { notes: 'x'.repeat(500) }, children: <TextField pointer="/notes" /> });
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('rows', '5');
  });

  it.each([
    [<TextField key="1" pointer="/notes" rows={2} maxRows={6} />, '2', '6'],
    [<TextField key="2" pointer="/notes" rows={20} />, '20', '20'],
    [<TextField key="3" pointer="/notes" />, '3', '12'],
    [<JsonField key="4" pointer="/notes" rows={30} />, '30', '30'],
  ])('has its limits where the style sheet fits the height to the text (%#)', (field, rows, maxRows) => {
    const styles = readFileSync(path.join(__dirname, '../styles/field.css'), 'utf8');
    const [, rules = ''] = /:where\(\.eidos-textarea\) \{([^}]+)/.exec(styles)!;
    expect(rules).toContain('field-sizing: content');
    const read = (property: string) =>
      new RegExp(`${property}: calc\\([^)]*var\\((--[\\w-]+)`).exec(rules)![1]!;
    renderScreen(schema, { children: field });
    const { style } = screen.getByRole('textbox', { name: 'Notes' });
    expect(style.getPropertyValue(read('min-block-size'))).toBe(rows);
    expect(style.getPropertyValue(read('max-block-size'))).toBe(maxRows);
  });
});
