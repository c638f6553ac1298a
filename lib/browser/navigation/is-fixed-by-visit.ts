import { isChunkLoadError } from '../../next-formats/browser/chunk-error';
import { isSamePath } from '../../paths/paths';

/**
 * Whether a visit of `path` (below the base path) could fix `error`: a script of a page that the router opened is
 * gone, most likely with an earlier deployment. Not if the browser opened that page itself, or it would do so
 * endlessly.
 */
export function isFixedByVisit(error: Error, path: string): boolean {
  if (!isChunkLoadError(error)) return false;
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && !isSamePath(new URL(visit.name).pathname, path);
}
