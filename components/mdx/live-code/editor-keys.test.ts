import userEvent from '@testing-library/user-event';
import { makeEditor } from './editor-keys';

let area: HTMLTextAreaElement;

beforeEach(() => {
  // jsdom has no editing commands; a browser that refuses one answers the same.
  document.execCommand = () => false;
  document.body.innerHTML = '<textarea></textarea><button>After</button>';
  area = document.querySelector('textarea')!;
  makeEditor(area);
  area.focus();
});

/** Puts text into the field as if it had been typed. */
function fill(text: string, start = text.length, end = start) {
  area.value = text;
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  area.setSelectionRange(start, end);
}

it('moves the focus with Tab until something is typed, and again after blur', async () => {
  area.value = 'a';
  await userEvent.keyboard('{Tab}');
  expect(document.querySelector('button')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}b{Tab}');
  expect(area.value).toContain('  ');
  expect(area).toHaveFocus();
  area.blur();
  area.focus();
  await userEvent.keyboard('{Tab}');
  expect(area).not.toHaveFocus();
});

it('moves selected lines in and out', async () => {
  fill('a\nb', 0, 3);
  await userEvent.keyboard('{Tab}');
  expect(area).toHaveValue('  a\n  b');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(area).toHaveValue('a\nb');
});

it.each([
  ['keeps the indentation of the line before', '  a', '{Enter}b', '  a\n  b', true],
  ['is left with Escape and then Tab', 'a', '{Escape}{Tab}', 'a', false],
  ['is left backwards with Escape and Shift+Tab', '  a', '{Escape}{Shift>}{Tab}{/Shift}', '  a', false],
  ['indents again once something else was typed after Escape', 'a', '{Escape}b{Tab}', 'ab  ', true],
])('%s', async (_, text, keys, value, isInside) => {
  fill(text);
  await userEvent.keyboard(keys);
  expect(area).toHaveValue(value);
  expect(document.activeElement === area).toBe(isInside);
});
