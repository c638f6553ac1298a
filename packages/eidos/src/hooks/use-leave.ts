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
 * A handler of `onBlur` for a control, or for an element around several, which completes an entry once the focus leaves it.
 * While a pointer is held down it waits for the click, because a browser sends none to what the entry has moved. The entry
 * is complete before the click does anything: it may remove the field.
 */
export function useLeave(complete: () => void): (event: FocusEvent<HTMLElement>) => void {
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = complete;
    return () => {
      latest.current = undefined;
    };
  });
  return ({ currentTarget, relatedTarget }) => {
    if (currentTarget.contains(relatedTarget)) return;
    let isDone = false;
    function finish() {
      if (!isDone) latest.current?.();
      isDone = true;
    }
    if (!isPressed()) return finish();
    // A press on a label inside brings the focus back.
    if (isPressed(currentTarget)) return whenReleased(() => void (hasFocus(currentTarget) || finish()));
    currentTarget.ownerDocument.addEventListener('click', finish, { capture: true, once: true });
    whenReleased(finish);
  };
}
