/** The router's keys in the state of each history entry. */
export const routerStateKeys = ['__NA', '__PRIVATE_NEXTJS_INTERNALS_TREE'];

/** Returns the keys of the state of the current entry. */
export const entryKeys = (): string[] => Object.keys((history.state as object | null) ?? {});

/** Adds an entry with a value of the site's own, as `pushOverlayEntry` does. */
export const pushOwnEntry = (): void =>
  history.pushState({ ...(history.state as object | null), own: true }, '');
