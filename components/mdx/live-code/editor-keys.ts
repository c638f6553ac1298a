const indentation = '  ';

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

/** A line break, and the spaces that the line before began with. */
function breakLine(area: HTMLTextAreaElement) {
  const line = area.value.slice(startOfLine(area.value, area.selectionStart), area.selectionStart);
  typeText(area, `\n${/^ */.exec(line)?.[0] ?? ''}`);
}

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Adds the keys of an editor to a text field: Tab and Shift+Tab move lines, Enter keeps the indentation. After Escape
 * the next Tab leaves the field, so that no reader is trapped in it (WCAG 2.1.2).
 */
export function addEditorKeys(area: HTMLTextAreaElement) {
  let isLeaving = false;
  area.addEventListener('blur', () => {
    isLeaving = false;
  });
  area.addEventListener('keydown', (event) => {
    if (event.key === 'Shift') return;
    const wasLeaving = isLeaving;
    isLeaving = event.key === 'Escape';
    // An input method's own keys are none of ours.
    if (event.isComposing || hasModifier(event)) return;
    if (event.key === 'Tab' && !wasLeaving) {
      event.preventDefault();
      indent(area, event.shiftKey);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      breakLine(area);
    }
  });
}
