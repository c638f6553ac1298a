import { type FocusEvent, useEffect, useRef } from 'react';
import { isPressed, whenReleased } from './pointer-press';

/** The element with the focus in the document, or in the shadow root, of another one; undefined while none has it. */
export function activeElement(element: Element): Element | undefined {
  const { activeElement: active } = element.getRootNode() as Document | ShadowRoot;
  return active && active.localName !== 'body' ? active : undefined;
}

export function hasFocus(element: Element): boolean {
  return element.contains(activeElement(element) ?? null);
}

/**
 * Whether the focus has left an element that is still in its document. Call it in a microtask after `focusout`: some browsers
 * dispatch that event just before they remove the element.
 */
export function isLeft(element: Element | undefined): boolean {
  return element !== undefined && element.isConnected && activeElement(element) !== element;
}

/** Whether a disabled `fieldset` of the page is around an element. Browsers disable only the native controls in it. */
export function isDisabledAround(element: Element): boolean {
  return element.closest('fieldset:disabled') !== null;
}

/**
 * A handler of `onBlur` for a control, or for an element around several, which completes an entry once the focus leaves it.
 * While a pointer is held down, it waits for the release, because browsers send no click to an element that has moved since
 * the press. It completes the entry before the click, which may remove the field, and which React ignores on a checkbox that is
 * rendered in between.
 */
export function useLeave(complete: () => void): (event: FocusEvent<HTMLElement>) => void {
  const latest = useRef(complete);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = complete;
  });
  // A panel may remove the field as soon as the focus has left it.
  useEffect(
    () => () => {
      waiting.current?.();
      latest.current = () => {};
    },
    [],
  );
  return ({ currentTarget, relatedTarget }) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (!isPressed()) return latest.current();
    // A press on a label inside brings the focus back.
    if (isPressed(currentTarget))
      return whenReleased(() => void (hasFocus(currentTarget) || latest.current()));
    function finish() {
      if (waiting.current !== finish) return;
      waiting.current = undefined;
      latest.current();
    }
    waiting.current = finish;
    currentTarget.ownerDocument.addEventListener('mouseup', finish, { capture: true, once: true });
    whenReleased(finish);
  };
}
