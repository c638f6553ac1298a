import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { isComposing } from './pointer-press';

/** Cancels what is open in an element; returns whether there was anything. */
type Cancel = (event: KeyboardEvent) => boolean;

const cancels = new WeakMap<EventTarget, Cancel>();

/**
 * Lets Escape cancel what is open in an element, before it reaches anything around the element. Dialogs may listen to keys in
 * the capture phase, which handlers of React do not precede.
 */
export function useEscape(element: RefObject<Element | null>, cancel: Cancel): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    cancels.set(current, cancel);
    // A window calls the same function once, however often it is added.
    const view = current.ownerDocument.defaultView;
    view?.addEventListener('keydown', cancelInnermost, true);
    view?.addEventListener('keyup', stopRelease, true);
    return () => void cancels.delete(current);
  });
}

/** Whether the press of Escape that came last has canceled something. */
let isCanceling = false;

function cancelInnermost(event: KeyboardEvent): void {
  // On Windows every key that is pressed in an input method is named "Process".
  if (event.key !== 'Escape' && !(isComposing(event) && event.code === 'Escape')) return;
  isCanceling = false;
  for (const target of event.composedPath()) {
    const cancel = cancels.get(target);
    // The Escape of an input method cancels the composition alone.
    if (cancel && (isComposing(event) || cancel(event))) return consumeEscape(event);
  }
}

/** Keeps Escape and its release from everything around what it cancels. */
function consumeEscape(event: KeyboardEvent): void {
  isCanceling = true;
  if (!isComposing(event)) event.preventDefault();
  event.stopImmediatePropagation();
}

function stopRelease(event: KeyboardEvent): void {
  if (event.key === 'Escape' && isCanceling) event.stopImmediatePropagation();
}

/**
 * The props of a popover that a button opens. The browser closes a popover at Escape too, but a dialog that listens before
 * would close with it.
 */
export function usePopover() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const ref = useRef<HTMLDivElement>(null);
  // React 18 does not know the property of this attribute.
  useEffect(() => button.current?.setAttribute('popovertarget', id), [id]);
  function close() {
    // jsdom lacks these methods.
    const isOpen = ref.current?.hidePopover !== undefined && ref.current.matches(':popover-open');
    if (isOpen) ref.current?.hidePopover();
    return isOpen;
  }
  useEscape(button, close);
  useEscape(ref, close);
  return { button, popover: { ref, id, popover: 'auto', role: 'group' } as const, close };
}

/** Whether the text at an element runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** `useLayoutEffect` in a browser; React 18 warns about it on the server, where neither effect ever runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Scrolls only the list around an element: `scrollIntoView` may scroll the page as well. */
export function scrollWithin(list: Element | null | undefined, element: Element | null | undefined): void {
  if (!list || !element) return;
  const box = element.getBoundingClientRect();
  const area = list.getBoundingClientRect();
  const left = area.left + list.clientLeft;
  const top = area.top + list.clientTop;
  list.scrollLeft += Math.min(0, box.left - left) || Math.max(0, box.right - left - list.clientWidth);
  list.scrollTop += Math.min(0, box.top - top) || Math.max(0, box.bottom - top - list.clientHeight);
}
