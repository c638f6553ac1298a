import { useEffect, useRef } from 'react';

/**
 * Reads what was typed into server-rendered HTML before the scripts loaded: React keeps it in the element at first,
 * but would overwrite it at the next render.
 *
 * @param id Id of the input, textarea or checkbox.
 * @param rendered The value that was rendered into it.
 * @param take Called once with the value that was entered instead.
 */
export function useEarlyEntry<Value extends string | boolean>(
  id: string,
  rendered: Value,
  take: (entered: Value) => void,
): void {
  const atFirst = useRef<{ rendered: Value; take: (entered: Value) => void } | undefined>({ rendered, take });
  useEffect(() => {
    const first = atFirst.current;
    const element = document.getElementById(id);
    atFirst.current = undefined;
    if (!first || !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
    const before = first.rendered;
    const entered = typeof before === 'string' ? element.value : (element as HTMLInputElement).checked;
    // What React has created itself shows what was rendered.
    if (entered !== before && entered !== asShown(element, before)) first.take(entered as Value);
  }, [id]);
}

/** The element's value before any edit: some inputs normalise their value, such as line ends. */
function asShown(
  element: HTMLInputElement | HTMLTextAreaElement,
  rendered: string | boolean,
): string | boolean {
  if (typeof rendered === 'boolean') return rendered;
  const probe = document.createElement(element.localName) as HTMLInputElement;
  if (element instanceof HTMLInputElement) probe.type = element.type;
  probe.value = rendered;
  return probe.value;
}
