import { translate } from '@/lib/translations/translate';

const indentation = '  ';

/** Says how the keys below are left. */
export const editorHint = translate(
  'After you type, Tab indents. Press Escape, then Tab to leave the editor.',
);

/** Types text in place of the selection, so that the browser's own undo knows of it. */
function typeText(area: HTMLTextAreaElement, text: string) {
  // Deprecated, and still the only way to change a field's text that can be undone.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const startOfLine = (text: string, position: number) => text.lastIndexOf('\n', position - 1) + 1;

/** Moves every line that the selection touches in or out by one step. */
function moveLines(area: HTMLTextAreaElement, isOutward: boolean) {
  const { value, selectionStart, selectionEnd } = area;
  const start = startOfLine(value, selectionStart);
  const lines = value.slice(start, selectionEnd).split('\n');
  const moved = lines.map((line) => (isOutward ? line.replace(/^ {1,2}/, '') : indentation + line));
  if (moved.join('\n') === lines.join('\n')) return;
  area.setSelectionRange(start, selectionEnd);
  typeText(area, moved.join('\n'));
  const shift = (moved[0] ?? '').length - (lines[0] ?? '').length;
  const end = start + moved.join('\n').length;
  area.setSelectionRange(Math.max(start, selectionStart + shift), end);
}

function indent(area: HTMLTextAreaElement, isOutward: boolean) {
  const selected = area.value.slice(area.selectionStart, area.selectionEnd);
  if (isOutward || selected.includes('\n')) moveLines(area, isOutward);
  else typeText(area, indentation);
}

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Makes an editor of a text field, without the help that is meant for prose. Enter keeps the indentation, and once something was typed, Tab and
 * Shift+Tab move lines. Until then Tab continues to what follows, for readers who only pass by; afterwards Escape lets
 * the next Tab do so, so that no reader is trapped in the field (WCAG 2.1.2).
 */
export function makeEditor(area: HTMLTextAreaElement) {
  Object.assign(area, { spellcheck: false, autocapitalize: 'off' });
  area.setAttribute('autocorrect', 'off');
  let hasTyped = false;
  let isLeaving = false;
  area.addEventListener('blur', () => {
    hasTyped = false;
    isLeaving = false;
  });
  area.addEventListener('input', () => {
    hasTyped = true;
  });
  area.addEventListener('keydown', (event) => {
    if (event.key === 'Shift') return;
    const wasLeaving = isLeaving;
    isLeaving = event.key === 'Escape';
    // Keys of an input method are ignored.
    if (event.isComposing || hasModifier(event)) return;
    if (event.key === 'Tab' && hasTyped && !wasLeaving) {
      event.preventDefault();
      indent(area, event.shiftKey);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      const line = area.value.slice(startOfLine(area.value, area.selectionStart), area.selectionStart);
      // A line break, and the spaces that the line before began with.
      typeText(area, `\n${/^ */.exec(line)?.[0] ?? ''}`);
    }
  });
}
