import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { listFiles } from '../../lib/config/paths/list-files';
import { CHUNK_FOLDER } from '../../lib/config/next-formats/framework-files';
import { addContentSecurityPolicy } from './content-security-policy';
import { createStyleInliner } from './inline-styles';
import { delayScripts, UnknownShapeError } from './late-scripts';

/** Pages that are served as they are: they run in a sandbox of their own and bring their own policy. */
const isStandalone = (page: string) => page.startsWith('live-frame/');

/** Runs a step on a page; one that does not know the page's markup leaves it as it is and adds a warning. */
function attempt(page: string, html: string, step: (html: string) => string, warnings: string[]): string {
  try {
    return step(html);
  } catch (error) {
    if (!(error instanceof UnknownShapeError))
      throw new Error(`${page} could not be finished: ${(error as Error).message}`, { cause: error });
    warnings.push(`${page} is left as Next wrote it: ${error.message}`);
    return html;
  }
}

/**
 * Finishes the export in `folder` in place: styles in each page, Next's scripts after it, a policy that blocks what it was not built
 * with, and what is requested below `x/` in addition to `x.html`.
 * @returns a line for each page that was left as Next wrote it, with what a step did not know.
 */
export function finishExport(folder: string, { basePath }: Pick<Site, 'basePath'>): string[] {
  const pages = listFiles(folder).filter((file) => file.endsWith('.html') && !isStandalone(file));
  const inlineStyles = createStyleInliner(folder, basePath);
  const warnings: string[] = [];
  for (const page of pages) {
    const finish = (html: string, step: (html: string) => string) => attempt(page, html, step, warnings);
    const addPolicy = (html: string) => finish(html, addContentSecurityPolicy);
    const late = finish(readFileSync(path.join(folder, page), 'utf8'), delayScripts);
    const document = { html: addPolicy(finish(late, inlineStyles)), linked: addPolicy(late) };
    writeFileSync(path.join(folder, page), document.html);
    if (page !== '404.html') writeFolderPage(folder, page, document);
  }
  addCompileHints(folder);
  return warnings;
}

/** V8 reads it in the first line only: https://v8.dev/blog/explicit-compile-hints. To other engines it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile the functions of the site's scripts while it receives them, on another thread than the page's, instead of
 * one after the other during hydration and the first click. See docs/decisions/0002-late-scripts.md.
 */
export function addCompileHints(folder: string): void {
  const chunks = path.join(folder, CHUNK_FOLDER);
  for (const name of readdirSync(chunks)) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(chunks, name);
    writeFileSync(file, HINT + readFileSync(file, 'utf8'));
  }
}

/** Read from `og:url`, because the canonical URL of an old version's page is another page. */
const ENDS_IN_SLASH = /<meta property="og:url" content="[^"]*\/"/;

/**
 * Writes `x/index.html` next to `x.html`: a plain static host serves `/x/` and `/x/index.html` only as a file. Where the
 * page's own URL ends in a slash, that file is the page, and the router requests its data there too. Elsewhere few readers
 * come to it, so it links its stylesheets, which is half of its size.
 */
export function writeFolderPage(
  folder: string,
  page: string,
  { html, linked }: { readonly html: string; readonly linked: string },
): void {
  if (path.posix.basename(page) === 'index.html') return;
  const isOwnUrl = ENDS_IN_SLASH.test(html);
  const own = page.slice(0, -'.html'.length);
  mkdirSync(path.join(folder, own), { recursive: true });
  writeFileSync(path.join(folder, own, 'index.html'), isOwnUrl ? html : linked);
  if (isOwnUrl && existsSync(path.join(folder, `${own}.txt`)))
    copyFileSync(path.join(folder, `${own}.txt`), path.join(folder, own, 'index.txt'));
}
