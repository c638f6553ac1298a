import type { Redirect } from '../../content/source/redirects';
import { type Diagnostic, placeOf } from '../../config/diagnostics/diagnostic';
import { problemWithSegment } from '../../config/paths/path-segment';
import { normalizePath } from '../../config/paths/paths';

/**
 * Reports redirects that would hide a page or another redirect, and redirects from a URL that no page can have had.
 * @param paths decoded paths of all pages, routes and files
 */
export function checkRedirects(redirects: readonly Redirect[], paths: readonly string[]): Diagnostic[] {
  const taken = new Map(paths.map((path) => [normalizePath(path), `would hide the page ${path}`]));
  return redirects.flatMap(({ from, file, line }): Diagnostic[] => {
    const key = normalizePath(from);
    const reason = taken.get(key);
    if (reason !== undefined)
      return [{ file, line, message: `The redirect from ${from} ${reason}.`, fix: 'Correct or remove it.' }];
    taken.set(key, `is already in ${placeOf({ file, line })}`);
    const fix = "Write the URL as it was, for example '/docs/old'.";
    return from
      .slice(1)
      .split('/')
      .flatMap((step) => {
        const problem = problemWithSegment(step);
        const message = `Nothing can redirect from ${from}: "${step}" ${problem}.`;
        return problem === undefined ? [] : [{ file, line, message, fix }];
      });
  });
}
