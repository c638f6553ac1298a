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
 * The same for the text of an input.
 *
 * @param rendered The text that was rendered into the element first.
 * @param take Called once with the text that was entered instead.
 */
export function useEarlyEntry<Element extends Input = HTMLInputElement>(
  rendered: string,
  take: (entered: string) => void,
) {
  return useEarlyRead<Element>((element) => {
    if (isEnteredEarly(element, rendered)) take(element.value);
  });
}

/** Whether an element shows another text than the one that was rendered. */
export function isEnteredEarly(element: Input, rendered: string): boolean {
  // An element that React has created shows the rendered text.
  if (element.value === rendered) return false;
  // Some inputs normalize their text, such as its line ends.
  const probe = element.cloneNode() as Input;
  probe.value = rendered;
  return element.value !== probe.value;
}

/** The same for the state of a checkbox. */
export function useEarlyCheck(rendered: boolean, take: (checked: boolean) => void) {
  return useEarlyRead<HTMLInputElement>(({ checked }) => {
    if (checked !== rendered) take(checked);
  });
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
    if (source?.value && source.value !== selected) take(source.value);
  });
}
