import type { Redirect } from '../../content/source/redirects';
import { type Diagnostic, placeOf } from '../../config/diagnostics/diagnostic';
import { isUnfitStep, normalizePath } from '../../config/paths/paths';

/**
 * Reports redirects that would hide a page or another redirect, and those from what no page can have been at.
 * @param paths decoded paths of all pages, routes and files
 */
export function checkRedirects(redirects: readonly Redirect[], paths: readonly string[]): Diagnostic[] {
  const taken = new Map(paths.map((path) => [normalizePath(path), `would hide the page ${path}`]));
  return redirects.flatMap(({ from, file, line }): Diagnostic[] => {
    const unfit = from.slice(1).split('/').find(isUnfitStep);
    const key = normalizePath(from);
    const reason = unfit === undefined ? taken.get(key) : `cannot have "${unfit}" in its URL`;
    if (reason === undefined) taken.set(key, `is already in ${placeOf({ file, line })}`);
    const message = `The redirect from ${from} ${reason}.`;
    return reason === undefined ? [] : [{ file, line, message, fix: 'Correct or remove it.' }];
  });
}
