/** Says things to assistive technology, politely and in one voice for the whole screen. */
export interface Announcer {
  /** Speaks a message once what is being spoken has ended. */
  readonly announce: (message: string) => void;
  /** Speaks an error of one field; several within one turn (a refused submit) become one sentence. */
  readonly announceError: (message: string) => void;
  /** Speaks that a save was refused, in place of the errors that are told in the same turn. */
  readonly announceRefusal: (message: string) => void;
  /** What the live region holds now. */
  readonly getMessage: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param summarise turns a number of simultaneous errors into one sentence. */
export function createAnnouncer(summarise: (count: number) => string): Announcer {
  const listeners = new Set<() => void>();
  let message = '';
  let errors: string[] = [];
  let refusal: string | undefined;
  let isDue = false;

  function announce(next: string) {
    // A live region stays silent when its text does not change, so a repeated message gets a no-break space.
    message = next === message ? `${next}\u00a0` : next;
    for (const listener of listeners) listener();
  }

  function flush() {
    const [only] = errors;
    const next = refusal ?? (errors.length === 1 && only !== undefined ? only : summarise(errors.length));
    errors = [];
    refusal = undefined;
    isDue = false;
    announce(next);
  }

  /** Fields render one after the other, each with microtasks of its own in between; a timer comes after all of them. */
  function flushSoon() {
    if (!isDue) setTimeout(flush);
    isDue = true;
  }

  return {
    announce,
    announceError(text) {
      errors.push(text);
      flushSoon();
    },
    announceRefusal(text) {
      refusal = text;
      flushSoon();
    },
    getMessage: () => message,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
