export type Announcer = ReturnType<typeof createAnnouncer>;

/**
 * Announces messages to assistive technology, through one polite live region for the whole screen.
 *
 * @param summarize Summarizes a number of simultaneous errors in one sentence.
 */
export function createAnnouncer(summarize: (count: number) => string) {
  let region: Element | undefined;
  let removal: ReturnType<typeof setTimeout> | undefined;
  let errors: string[] = [];
  let refusal: string | undefined;
  /** The errors that were announced since the focus moved. */
  const heard = new Set<string>();

  function show(text: string) {
    if (region) region.textContent = text;
  }

  /** Announces a message after the current one. */
  function announce(next: string) {
    // A live region is silent when its text does not change, so a repeated message gets a no-break space.
    show(next === region?.textContent ? `${next}\u00a0` : next);
    clearTimeout(removal);
    // A screen reader that reads the page later would find a message that may no longer be true.
    removal = setTimeout(show, 7000, '');
  }

  /** Fields render one after the other, with microtasks in between; the first timer runs after all of them. */
  function announceSoon(refused?: string) {
    refusal ??= refused;
    setTimeout(() => {
      const next = refusal ?? (errors[1] ? summarize(errors.length) : errors[0]);
      if (refusal) heard.clear();
      errors = [];
      refusal = undefined;
      if (next) announce(next);
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
    announceRefusal: announceSoon,
    /** Places the messages in a live region. React renders it without children, so that its text is the announcer's. */
    place(element: Element) {
      region = element;
    },
  };
}
