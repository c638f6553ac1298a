/** Says things to assistive technology, politely and in one voice for the whole screen. */
export interface Announcer {
  /** Speaks a message once what is being spoken has ended. */
  readonly announce: (message: string) => void;
  /** Speaks an error of one field; several within one turn (a refused submit) become one sentence. */
  readonly announceError: (message: string) => void;
  /** What the live region holds now. */
  readonly getMessage: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param summarise turns a number of simultaneous errors into one sentence. */
export function createAnnouncer(summarise: (count: number) => string): Announcer {
  const listeners = new Set<() => void>();
  let message = '';
  let errors: string[] = [];

  function announce(next: string) {
    // A live region stays silent when its text does not change, so a repeated message gets a no-break space.
    message = next === message ? `${next}\u00a0` : next;
    for (const listener of listeners) listener();
  }

  function flush() {
    const [only] = errors;
    const next = errors.length === 1 && only !== undefined ? only : summarise(errors.length);
    errors = [];
    announce(next);
  }

  return {
    announce,
    announceError(text) {
      errors.push(text);
      if (errors.length === 1) queueMicrotask(flush);
    },
    getMessage: () => message,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
