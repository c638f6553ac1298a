import { useState } from 'react';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reads what was entered into server-rendered HTML before the scripts loaded: React keeps it in the element at first, but
 * would overwrite it at the next render. A function as `ref` reads it, because an effect for each of a thousand fields would
 * take longer.
 *
 * @param read Called once with the element.
 * @returns The `ref` of the element, with the element as its `current`.
 */
export function useEarlyRead<Element>(read: (element: Element) => void) {
  const [ref] = useState(() => {
    let isFirst = true;
    const ref = (element: Element | null) => {
      ref.current = element;
      if (!element || !isFirst) return;
      isFirst = false;
      read(element);
    };
    ref.current = null as Element | null;
    return ref;
  });
  return ref;
}

/**
 * The same for the value of an input, or the state of a checkbox.
 *
 * @param rendered The value that was rendered into the element first.
 * @param take Called once with the value that was entered instead.
 */
export function useEarlyEntry<Value extends string | boolean, Element extends Input = HTMLInputElement>(
  rendered: Value,
  take: (entered: Value) => void,
) {
  return useEarlyRead<Element>((element) => {
    if (isEnteredEarly(element, rendered)) take(entryIn(element, rendered) as Value);
  });
}

function entryIn(element: Input, rendered: string | boolean): string | boolean {
  return typeof rendered === 'string' ? element.value : (element as HTMLInputElement).checked;
}

/** Whether an element shows another value than the one that was rendered. */
export function isEnteredEarly(element: Input, rendered: string | boolean): boolean {
  const entered = entryIn(element, rendered);
  // An element that React has created shows the rendered value.
  return entered !== rendered && entered !== asShown(element, rendered);
}

/** The element's value before any edit: some inputs normalize their value, such as line ends. */
function asShown(element: Input, rendered: string | boolean): string | boolean {
  if (typeof rendered === 'boolean') return rendered;
  const probe = element.cloneNode() as Input;
  probe.value = rendered;
  return probe.value;
}

/**
 * The same for the options of a list or of radio buttons, which belong to the element: `ref` of either.
 *
 * @param selected Key of the option that was rendered as the selected one.
 * @param take Called once with the key of the option that was selected instead.
 */
export function useEarlyChoice(selected: string | undefined, take: (key: string) => void) {
  return useEarlyRead<HTMLElement>((element) => {
    const source =
      element.localName === 'select'
        ? (element as HTMLSelectElement)
        : element.querySelector<HTMLInputElement>('input:checked');
    if (source && source.value !== '' && source.value !== selected) take(source.value);
  });
}
