import { flushSync } from 'react-dom';
import type { FocusEvent as ReactFocusEvent } from 'react';

const begins = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'pointercancel', 'mouseup', 'click', 'keydown', 'pointermove'] as const;

/** Functions to call at the release. */
const waiting = new Set<() => void>();
let pressed: Element | undefined;
let release: ReturnType<typeof setTimeout> | undefined;

/** How long a press in a frame may take, in ms. */
const longPress = 1000;

/**
 * Whether a pointer is held down, until after the click. A browser sends no click when the pressed element has
 * moved away before the release, so messages must not change until then.
 *
 * @param inside Only presses inside this element count; by default those on the whole page.
 */
export function isPressed(inside?: Element): boolean {
  return pressed !== undefined && (inside?.contains(pressed) ?? true);
}

export function watchPresses(view: Window): void {
  // In the capture phase, because a page may stop events from bubbling. A window calls the same function once.
  for (const type of begins) view.addEventListener(type, begin, true);
  for (const type of ends) view.addEventListener(type, end as EventListener, true);
  view.addEventListener('blur', leave, true);
}

/** Runs `action` immediately, or once after the release while a pointer is held down. */
export function whenReleased(action: () => void): void {
  if (isPressed()) waiting.add(action);
  else action();
}

function begin(event: Event): void {
  clearTimeout(release);
  // At the window, the target of a press in a shadow root is the host of the root.
  const [target] = event.composedPath();
  pressed = target && 'closest' in target ? (target as Element) : document.documentElement;
}

/** A press in a frame only shows by the focus that moves there. It has ended once something happens outside the frame. */
function leave({ view, relatedTarget }: FocusEvent): void {
  if (pressed || relatedTarget || !view?.length) return;
  pressed = document.documentElement;
  release = setTimeout(finish, longPress);
}

function end(event: PointerEvent): void {
  // Only this event reveals a button that was released outside the window or in a native list.
  const isHeld = event.type === 'pointermove' && event.buttons > 0;
  // The click comes within the same task as the release.
  if (!pressed || isHeld) return;
  clearTimeout(release);
  release = setTimeout(finish);
}

/** Runs what waited, and keeps the pressed element where it is on the screen. */
function finish(): void {
  const target = pressed!;
  const topOfTarget = () => target.getBoundingClientRect().top;
  const before = topOfTarget();
  pressed = undefined;
  flushSync(() => {
    for (const action of waiting) action();
  });
  waiting.clear();
  const moved = topOfTarget() - before;
  if (moved) target.ownerDocument.defaultView?.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Reads a store for display: while a pointer is held down, it returns what was read before the press.
 *
 * @param hold Combines the current value and the one shown last, for reads during a press.
 */
export function createPressSafeReader<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  hold: (now: Value, shown: Value) => Value = (_, shown) => shown,
) {
  let last: { readonly now: Value; readonly shown: Value } | undefined;
  return {
    subscribe: (listener: () => void): (() => void) =>
      subscribe(() => {
        listener();
        if (isPressed()) whenReleased(listener);
      }),
    read: (): Value => {
      const now = read();
      if (!last || !isPressed()) last = { now, shown: now };
      else if (now !== last.now) last = { now, shown: hold(now, last.shown) };
      return last.shown;
    },
  };
}

/**
 * Whether a key belongs to an input method, which composes text. Safari sends the Enter that ends a composition after its
 * end, with the key code of input methods (229).
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // No other property tells the two kinds of Enter apart.
  return event.isComposing || event.keyCode === 229;
}

/** A handler of `onBlur` for an element with several controls: it runs once the focus leaves all of them. */
export function whenLeft(action: () => void): (event: ReactFocusEvent<HTMLElement>) => void {
  return ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) action();
  };
}
