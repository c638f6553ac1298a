/** How the router requests the page that it is to show. */
export const pageRequest: RequestInit = { headers: { rsc: '1' } };

/** How the router requests a page ahead. */
export const prefetchRequest: RequestInit = { headers: { rsc: '1', 'next-router-prefetch': '1' } };

/** How the router checks that a page exists. */
export const pageProbe: RequestInit = { method: 'HEAD' };

/** What is thrown where a script of a page is gone. */
export const chunkLoadError = (): Error =>
  Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

/** What the router keeps in the state of each entry of the history. */
export const routerStateKeys = ['__NA', '__PRIVATE_NEXTJS_INTERNALS_TREE'];

/** Returns the flight data that a document whose scripts were held back has handed to the framework. */
export const pushedStream = (): string => {
  const { __next_f: pushes = [] } = self as unknown as { __next_f?: [number, string?][] };
  return pushes.map(([, chunk = '']) => chunk).join('');
};

/** Returns the keys of the state of the current entry. */
export const entryKeys = (): string[] => Object.keys((history.state as object | null) ?? {});

/** Adds an entry with a value of the site's own, as `pushEntry` does. */
export const pushOwnEntry = (): void =>
  history.pushState({ ...(history.state as object | null), own: true }, '');
