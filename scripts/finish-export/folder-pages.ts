import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Read from `og:url`, because the canonical address of an old version's page is another page. */
const ENDS_IN_SLASH = /<meta property="og:url" content="[^"]*\/"/;

/** A finished document, and the same with links to its stylesheets in place of their text. */
export interface FinishedDocument {
  readonly html: string;
  readonly linked: string;
}

/**
 * Writes `x/index.html` beside `x.html`: a plain static host answers `/x/` and `/x/index.html` only with a file. Where the
 * page's own address ends in a slash, that file is the page, and the router requests its data there too. Elsewhere few readers
 * come to it, so it links its stylesheets, which is half of its size.
 * @param isForAll whether pages whose address has no slash at its end get the file too
 */
export function writeFolderPage(
  folder: string,
  page: string,
  { html, linked }: FinishedDocument,
  isForAll: boolean,
): void {
  const isOwnAddress = ENDS_IN_SLASH.test(html);
  if (path.posix.basename(page) === 'index.html' || (!isForAll && !isOwnAddress)) return;
  const own = page.slice(0, -'.html'.length);
  mkdirSync(path.join(folder, own), { recursive: true });
  writeFileSync(path.join(folder, own, 'index.html'), isOwnAddress ? html : linked);
  if (isOwnAddress && existsSync(path.join(folder, `${own}.txt`)))
    copyFileSync(path.join(folder, `${own}.txt`), path.join(folder, own, 'index.txt'));
}
