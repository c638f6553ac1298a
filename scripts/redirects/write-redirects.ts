import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatRedirectsFile } from '../hosting/redirects-file';
import { decodePath } from '../../lib/paths/paths';
import { redirectPage } from './redirect-page';

interface RedirectOptions {
  readonly basePath: string;
  /** Origin of the site. */
  readonly url: string;
}

/** One entry of the export's redirects.json: encoded addresses. */
export interface RedirectAddresses {
  readonly from: string;
  readonly to: string;
}

function writeNew(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`A redirect would replace ${file}. Remove the redirect.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes what makes the redirects of an export's redirects.json work: `_redirects` for hosts that read it, and for all
 * others a page at each old address, as `x.html` and `x/index.html`.
 * @throws {Error} when a file of the export has such a name already.
 */
export function writeRedirects(folder: string, { basePath, url }: RedirectOptions): void {
  const redirects = JSON.parse(
    readFileSync(path.join(folder, 'redirects.json'), 'utf8'),
  ) as RedirectAddresses[];
  for (const { from, to } of redirects) {
    const name = decodePath(from.slice(basePath.length + 1));
    const html = redirectPage(to, url);
    for (const file of [`${name}.html`, `${name}/index.html`]) writeNew(path.join(folder, file), html);
  }
  if (redirects.length > 0) writeFileSync(path.join(folder, '_redirects'), formatRedirectsFile(redirects));
}
