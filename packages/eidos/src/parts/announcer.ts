import { addTo, callAll } from '../controller/field-listeners';

export type Announcer = ReturnType<typeof createAnnouncer>;

/**
 * Announces messages to assistive technology, through one polite live region for the whole screen.
 *
 * @param summarize Summarizes a number of simultaneous errors in one sentence.
 */
export function createAnnouncer(summarize: (count: number) => string) {
  const listeners = new Set<() => void>();
  let message = '';
  let errors: string[] = [];
  let refusal: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The errors that were announced since the focus moved. */
  const heard = new Set<string>();

  /** Announces a message after the current one. */
  function announce(next: string) {
    // A live region is silent when its text does not change, so a repeated message gets a no-break space.
    message = next === message ? `${next}\u00a0` : next;
    callAll(listeners);
  }

  /** Fields render one after the other, with microtasks in between; a timer runs after all of them. */
  function announceSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const next = refusal ?? (errors.length === 1 ? errors[0]! : summarize(errors.length));
      if (refusal) heard.clear();
      errors = [];
      refusal = undefined;
      announce(next);
    });
  }

  return {
    announce,
    /**
     * Announces an error of one field; several at the same time (a refused submit) become one message. An error of a
     * `source` that appears and disappears while a field is typed in is announced once, until that field is left. The focus
     * that moves within a shadow root is only reported to that `root`.
     */
    announceError(text: string, source: string, root: Node) {
      const error = source + text;
      if (heard.has(error)) return;
      heard.add(error);
      root.addEventListener('focusout', () => heard.clear(), { once: true });
      errors.push(text);
      announceSoon();
    },
    /** Announces that a save was refused, instead of the errors announced at the same time. */
    announceRefusal(text: string) {
      refusal = text;
      announceSoon();
    },
    getMessage: () => message,
    subscribe: (listener: () => void) => addTo(listeners, listener),
  };
}
