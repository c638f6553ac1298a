import { labelParts } from './label-parts';
import { createLiveEditor } from './live-editor';

/** What separates the parts of a sample. */
const gap = '\n\n';

/** The boxes of a sample's parts below `root`, in the order of its code. */
export const partsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-part]')];

/** The whole code of a sample, as it was changed. */
export const readParts = (root: HTMLElement) =>
  partsOf(root)
    .map((part) => part.querySelector('textarea')?.value ?? part.querySelector('code')?.textContent)
    .join(gap);

/**
 * Makes the parts of a sample editable: each has a field of its own, so that those that are folded stay so.
 * @param first id of the hint and name of the field of a part that is shown; those of folded parts are made from them
 */
export function createSampleEditor(
  root: HTMLElement,
  first: { readonly id: string; readonly name: string },
  onChange: () => void,
) {
  const parts = partsOf(root);
  const names = labelParts(
    first.name,
    parts.map((part) => part.previousElementSibling?.textContent ?? undefined),
  );
  const editors = parts.map((part, index) =>
    createLiveEditor(part, { id: `${first.id}-${index + 1}`, name: names[index] ?? first.name }, onChange),
  );
  return {
    reset: () => editors.forEach((editor) => editor.reset()),
    /** Marks the line with an error, counted from 1; without one, no line is marked. */
    markError(line: number | undefined) {
      let before = 0;
      for (const editor of editors) {
        const lines = editor.read().split('\n').length;
        const own = line === undefined ? 0 : line - before;
        editor.markError(own >= 1 && own <= lines ? own : undefined);
        before += lines + 1;
      }
    },
    remove: () => editors.forEach((editor) => editor.remove()),
  };
}
