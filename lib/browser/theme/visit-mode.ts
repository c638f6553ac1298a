import { type ColorMode, THEME_QUERY_PARAMETERS, VISIT_MODE_KEY } from './color-mode';

const isMode = (value: string | null): value is ColorMode => value === 'light' || value === 'dark';

/** Runs what may be refused together with the storage. */
function tryOrUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The mode that this page's URL names, or another one in this visit, until the reader chooses one. */
export function visitMode(): ColorMode | undefined {
  if (typeof window === 'undefined') return undefined;
  const query = new URLSearchParams(window.location.search);
  const stored = tryOrUndefined(() => sessionStorage.getItem(VISIT_MODE_KEY)) ?? null;
  return [...THEME_QUERY_PARAMETERS.map((name) => query.get(name)), stored].find(isMode);
}

/** Ends the mode of the visit: the reader has chosen one that lasts. */
export function endVisitMode(): void {
  tryOrUndefined(() => sessionStorage.removeItem(VISIT_MODE_KEY));
}
