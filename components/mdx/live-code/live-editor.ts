import { editorHint, makeEditor } from './editor-keys';
import { tokenizeTypeScript, tokensToHtml } from './tokenize-typescript';
import styles from './live-code.module.css';

export interface LiveEditor {
  read(): string;
  /** Puts the first code back as if it had been typed. */
  reset(): void;
  /** Marks the line with an error, counted from 1, and opens what hides it; without one, no line is marked. */
  markError(line: number | undefined): void;
}

function createArea(code: string, id: string, name: string | null) {
  const area = document.createElement('textarea');
  // As high as the code behind it, which grows with every line.
  Object.assign(area, { className: styles.area, defaultValue: code, ariaLabel: name, rows: 1 });
  area.setAttribute('aria-describedby', id);
  return area;
}

/**
 * Lays a text field over the colored code of `box`: the field takes the typing with all that the browser knows about
 * it, its letters are transparent, and what is seen is the code behind it, colored again after each change. The code
 * stays where it is, so nothing moves when the editor comes.
 * @param id of the hint that says how to leave the field, whose name is that of the code
 */
export function createLiveEditor(
  box: HTMLElement,
  id: string,
  onChange: () => void,
  signal: AbortSignal,
): LiveEditor {
  const pre = box.querySelector('pre') as HTMLPreElement;
  const code = box.querySelector('code') as HTMLElement;
  const original = Array.from(code.childNodes, (node) => node.cloneNode(true));
  const area = createArea(code.textContent ?? '', id, pre.getAttribute('aria-label'));
  const mark = document.createElement('div');
  mark.className = styles.mark ?? '';
  const description = document.createElement('div');
  Object.assign(description, { id, className: styles.keys, textContent: editorHint });

  function show() {
    // A line break at the end begins a line only when something follows it.
    code.innerHTML = `${tokensToHtml(tokenizeTypeScript(area.value))}\n`;
    onChange();
  }

  makeEditor(area);
  area.addEventListener('input', show);
  pre.ariaHidden = 'true';
  pre.tabIndex = -1;
  box.append(area, description);
  signal.addEventListener('abort', () => {
    for (const added of [mark, area, description]) added.remove();
    code.replaceChildren(...original);
    pre.ariaHidden = null;
    pre.removeAttribute('tabindex');
  });

  return {
    read: () => area.value,
    reset() {
      area.value = area.defaultValue;
      show();
    },
    markError(line) {
      area.ariaInvalid = line === undefined ? null : 'true';
      if (line === undefined) return mark.remove();
      mark.style.marginBlockStart = `calc(1rem + ${line - 1}lh)`;
      // Before the code, which is painted over it.
      box.prepend(mark);
      box.closest('details')?.setAttribute('open', '');
      // Folded code unfolds when it scrolls; its last lines in sight fade out.
      if (mark.offsetTop > box.clientHeight - 5 * mark.offsetHeight) box.scrollTop = mark.offsetTop;
    },
  };
}
