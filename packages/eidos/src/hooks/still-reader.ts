import { isPressed, whenReleased } from './pointer-press';

/** What `useSyncExternalStore` needs to read a store. */
interface StillReader<Value> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Value;
}

/**
 * Reads a store for display: while a pointer is held down, it returns what was read before the press.
 *
 * @param hold Combines the current value and the one shown last, for reads during a press.
 */
export function createStillReader<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  hold: (now: Value, shown: Value) => Value = (_, shown) => shown,
): StillReader<Value> {
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
