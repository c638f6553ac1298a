import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { payloadOf } from '../../lib/next-formats/names/payload-names';

/** Read from `og:url`, because the canonical address of an old version's page is another page. */
const ENDS_IN_SLASH = /<meta property="og:url" content="[^"]*\/"/;

/** A finished document, and the same with links to its stylesheets in place of their text. */
export interface FinishedDocument {
  readonly html: string;
  readonly linked: string;
}

/** The file in the folder of a page; undefined of a page that is such a file itself. */
function indexOf(page: string): string | undefined {
  return path.posix.basename(page) === 'index.html'
    ? undefined
    : `${page.slice(0, -'.html'.length)}/index.html`;
}

/** Whether a page's own address ends in a slash, so that a host looks for it in its folder. */
export const endsInSlash = (html: string): boolean => ENDS_IN_SLASH.test(html);

/**
 * Writes `x/index.html` beside `x.html`: a plain static host answers `/x/` and `/x/index.html` only with a file. Where the
 * page's own address ends in a slash, that file is the page; elsewhere few readers come to it, so it links its
 * stylesheets, which is half of its size.
 * @param isForAll whether pages whose address has no slash at its end get the file too
 * @returns the file that it has written, below `folder`
 */
export function writeFolderPage(
  folder: string,
  page: string,
  { html, linked }: FinishedDocument,
  isForAll: boolean,
): string | undefined {
  const file = indexOf(page);
  const isOwnAddress = endsInSlash(html);
  if (file === undefined || (!isForAll && !isOwnAddress)) return undefined;
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), isOwnAddress ? html : linked);
  return file;
}

/** Copies the payload of a page whose address ends in a slash to where the router requests it; returns that file. */
export function copyFolderPayload(folder: string, page: string, payload: string): string {
  const target = payloadOf(`${page.slice(0, -'.html'.length)}/index.html`);
  copyFileSync(path.join(folder, payload), path.join(folder, target));
  return target;
}
