import { flushSync } from 'react-dom';

const begins = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'pointercancel', 'mouseup', 'click', 'keydown', 'pointermove'] as const;

/** What waits for the release. */
const waiting = new Set<() => void>();
let watchers = 0;
let pressed: Element | undefined;
let release: ReturnType<typeof setTimeout> | undefined;

/**
 * Whether a pointer is held down, until after the click. A browser sends no click when the pressed element has
 * moved away before the release, so messages must not change until then.
 *
 * @param inside Only presses inside this element count; by default those on the whole page.
 */
export function isPressed(inside?: Element): boolean {
  return pressed !== undefined && (inside === undefined || inside.contains(pressed));
}

/** Notices presses from now on; returns the function that stops it. */
export function watchPresses(): () => void {
  if (!watchers++) watch('addEventListener');
  return () => {
    if (--watchers) return;
    watch('removeEventListener');
    forget();
  };
}

/** Runs `action` immediately, or once after the release while a pointer is held down. */
export function whenReleased(action: () => void): void {
  if (isPressed()) waiting.add(action);
  else action();
}

function watch(change: 'addEventListener' | 'removeEventListener'): void {
  // In the capture phase, because a page may stop events from bubbling.
  for (const type of begins) window[change](type, begin, true);
  for (const type of ends) window[change](type, end as EventListener, true);
}

function begin(event: Event): void {
  forget();
  // At the window, the target of a press in a shadow root is the host of the root.
  const [target] = event.composedPath();
  pressed = target instanceof Element ? target : document.documentElement;
}

function end(event: PointerEvent): void {
  // Only this event reveals a button that was released outside the window or in a native list.
  const isHeld = event.type === 'pointermove' && event.buttons > 0;
  // The click comes within the same task as the release.
  if (pressed && !isHeld) release ??= setTimeout(finish);
}

function forget(): void {
  clearTimeout(release);
  release = undefined;
  pressed = undefined;
}

/** Runs what waited, and keeps the pressed element where it is on the screen. */
function finish(): void {
  const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
  const target = pressed;
  const before = topOf(target);
  forget();
  flushSync(() => {
    for (const action of waiting) action();
  });
  waiting.clear();
  const moved = topOf(target) - before;
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** What `useSyncExternalStore` needs to read a store. */
interface PressSafeReader<Value> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Value;
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
): PressSafeReader<Value> {
  let last: { readonly now: Value; readonly shown: Value } | undefined;
  return {
    subscribe: (listener) =>
      subscribe(() => {
        listener();
        if (isPressed()) whenReleased(listener);
      }),
    read() {
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
