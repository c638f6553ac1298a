import type { Redirect } from '../../content/source/redirects';
import { type Diagnostic, placeOf } from '../../config/diagnostics/diagnostic';
import { problemWithSegment } from '../../config/paths/path-segment';
import { normalizePath } from '../../config/paths/paths';

type Problem = Pick<Diagnostic, 'message' | 'fix'>;

function problemWithFrom(from: string): Problem | undefined {
  const fix = "Write the URL as it was, for example '/docs/old'.";
  for (const segment of from.slice(1).split('/')) {
    // Hosts read these two as a pattern.
    const sign = /[*:]/.exec(segment)?.[0];
    const reason = sign ? `holds "${sign}", which hosts read as a pattern` : problemWithSegment(segment);
    if (reason) return { message: `Nothing can redirect from ${from}: "${segment}" ${reason}.`, fix };
  }
  return undefined;
}

/**
 * Reports redirects that would hide a page, or that have the same URL.
 * @param paths decoded paths of all pages, routes and files
 */
export function checkRedirects(redirects: readonly Redirect[], paths: readonly string[]): Diagnostic[] {
  const pages = new Map(paths.map((path) => [normalizePath(path), path]));
  const byFrom = new Map(
    [...redirects].reverse().map((redirect) => [normalizePath(redirect.from), redirect]),
  );
  const problemWith = (redirect: Redirect): Problem | undefined => {
    const { from } = redirect;
    const page = pages.get(normalizePath(from));
    if (page !== undefined) {
      const message = `The redirect from ${from} would hide the page ${page}.`;
      return { message, fix: 'Remove it, or give the page another URL.' };
    }
    const first = byFrom.get(normalizePath(from));
    if (first && first !== redirect) {
      const message = `A redirect from ${from} is already in ${placeOf(first)}.`;
      return { message, fix: 'Remove one of the two.' };
    }
    return problemWithFrom(from);
  };
  return redirects.flatMap((redirect): Diagnostic[] => {
    const problem = problemWith(redirect);
    return problem ? [{ file: redirect.file, line: redirect.line, ...problem }] : [];
  });
}
