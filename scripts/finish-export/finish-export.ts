import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { addCompileHints } from './compile-hints';
import { addContentSecurityPolicy } from './content-security-policy';
import { writeFolderPage } from './folder-pages';
import { createStyleInliner } from './inline-styles';
import { delayScripts } from './late-scripts';
import { listExportFiles } from './list-export-files';
import { UnknownShapeError } from './unknown-shape';

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
 * with, except the site's `embeds`, and what is requested below `x/` beside `x.html`.
 * @returns a line for each page that was left as Next wrote it, with what a step did not know.
 */
export function finishExport(folder: string, site: Pick<Site, 'embeds' | 'basePath' | 'publish'>): string[] {
  const pages = listExportFiles(folder).filter((file) => file.endsWith('.html') && !isStandalone(file));
  const { directoryIndexes } = site.publish;
  const inlineStyles = site.publish.inlineStyles
    ? createStyleInliner(folder, site.basePath)
    : (html: string) => html;
  const warnings: string[] = [];
  for (const page of pages) {
    const finish = (html: string, step: (html: string) => string) => attempt(page, html, step, warnings);
    const withPolicy = (html: string) => finish(html, (text) => addContentSecurityPolicy(text, site.embeds));
    const late = finish(readFileSync(path.join(folder, page), 'utf8'), delayScripts);
    const document = { html: withPolicy(finish(late, inlineStyles)), linked: withPolicy(late) };
    writeFileSync(path.join(folder, page), document.html);
    if (page !== '404.html') writeFolderPage(folder, page, document, directoryIndexes);
  }
  addCompileHints(folder);
  return warnings;
}
