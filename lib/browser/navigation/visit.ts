import { isSamePath } from '../../config/paths/paths';

/** How the router moves to a URL: by a new entry of the history, in place of the current one, or along them. */
export type NavigationType = 'push' | 'replace' | 'traverse';

/** Lets the browser load the page at `url`, with the entry in the history that the router would have made. */
export function visit(url: string, type: NavigationType): void {
  if (type === 'push') window.location.assign(url);
  else if (type === 'replace') window.location.replace(url);
  // Back and Forward have already changed the URL.
  else window.location.reload();
}

let hasMissingFile = false;

/** Notes from now on when a script or stylesheet of the site cannot be loaded. */
export function watchFiles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      hasMissingFile ||= target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
    },
    // The event of an element does not bubble.
    true,
  );
}

/**
 * Whether a visit of `path` (below the base path) could fix an error: a script of a page that the router opened is gone,
 * most likely with an earlier deployment. Not if the browser opened that page itself, or it would do so endlessly.
 */
export function isFixedByVisit(path: string): boolean {
  if (!hasMissingFile) return false;
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && !isSamePath(new URL(visit.name).pathname, path);
}
