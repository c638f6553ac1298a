export interface PrintPreview {
  /** Takes a part of the static result out of the page, to be printed later. */
  keep(part: Element): void;
  remove(): void;
}

/**
 * Prints the static result in place of the frame, which paper would cut off at the height that it has on the screen.
 * @param isUnchanged whether the static result is still that of the code
 */
export function createPrintPreview(box: HTMLElement, isUnchanged: () => boolean): PrintPreview {
  const kept: Element[] = [];
  const stop = new AbortController();
  const restore = () => {
    kept.forEach((part) => part.remove());
    delete box.dataset.printed;
  };
  const show = () => {
    if (kept.length === 0 || !isUnchanged()) return;
    box.prepend(...kept);
    box.dataset.printed = '';
  };
  window.addEventListener('beforeprint', show, { signal: stop.signal });
  window.addEventListener('afterprint', restore, { signal: stop.signal });
  return {
    keep(part) {
      part.remove();
      kept.push(part);
    },
    remove: () => stop.abort(),
  };
}
