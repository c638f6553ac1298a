import { type ColorMode, colorSchemeFor, THEME_QUERY_PARAMETERS, VISIT_MODE_KEY } from './color-mode';

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

/** Shows a mode on this page and on the next ones of the visit. */
export function showVisitMode(mode: ColorMode): void {
  tryOrUndefined(() => sessionStorage.setItem(VISIT_MODE_KEY, mode));
  Object.assign(document.documentElement.dataset, { theme: mode, colorScheme: colorSchemeFor(mode) });
}

/** Ends the mode of the visit: the reader has chosen one that lasts. */
export function endVisitMode(): void {
  tryOrUndefined(() => sessionStorage.removeItem(VISIT_MODE_KEY));
}
