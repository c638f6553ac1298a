import { appendFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Files that count only at the root of a host. */
const rootFiles = ['robots.txt', '_redirects'];

/**
 * Moves the finished export of a further locale to its place in the whole export.
 * @param prefix path prefix of the locale, for example `/de`.
 */
export function placeLocale(exported: string, whole: string, prefix: string): void {
  const redirects = path.join(exported, '_redirects');
  if (existsSync(redirects)) appendFileSync(path.join(whole, '_redirects'), readFileSync(redirects));
  for (const name of rootFiles) rmSync(path.join(exported, name), { force: true });
  renameSync(exported, path.join(whole, prefix));
}
