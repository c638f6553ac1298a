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
 * @param id from which those of the hints are made
 */
export function createSampleEditor(root: HTMLElement, id: string, onChange: () => void) {
  const parts = partsOf(root);
  const editors = parts.map((part, index) => createLiveEditor(part, `${id}-${index + 1}`, onChange));
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
