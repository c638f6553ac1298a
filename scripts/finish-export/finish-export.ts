import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { isSharedPart, SHARED_PART_FILE } from '../../lib/next-formats/names/payload-names';
import { findPayloads, type PayloadFiles } from '../../lib/next-formats/output/payload-files';
import { asWholePayload } from '../../lib/next-formats/output/own-payload';
import { dropStyleHints } from '../../lib/next-formats/output/style-hints';
import { inFile, UnknownShapeError } from '../../lib/next-formats/output/unknown-shape';
import { addCompileHints } from './compile-hints';
import { dropCrawlerTags } from './crawler-tags';
import { dropDocumentMarkup } from './document-markup';
import { finishPages } from './finish-pages';
import { copyFolderPayload } from './folder-pages';
import { createStyleInliner } from './inline-styles';
import { listExportFiles } from './list-export-files';
import { renameStyleAttributes } from './style-attributes';

/** Pages that are served as they are: they run in a sandbox of their own and bring their own policy. */
const isStandalone = (page: string) => page.startsWith('live-frame/');

const readText = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

/**
 * Removes the copies of what all pages have around them, which an open page requests in one file for any of them.
 * @returns the parts that are left
 */
function dropSharedCopies(folder: string, parts: readonly string[]): string[] {
  if (!parts.includes(SHARED_PART_FILE))
    throw new UnknownShapeError('the part that all pages share', SHARED_PART_FILE);
  const shared = readText(folder, SHARED_PART_FILE);
  for (const copy of parts.filter((file) => isSharedPart(file) && file !== SHARED_PART_FILE)) {
    if (readText(folder, copy) !== shared)
      throw new UnknownShapeError('a part that is the same for all pages', copy);
    unlinkSync(path.join(folder, copy));
  }
  return [SHARED_PART_FILE, ...parts.filter((file) => !isSharedPart(file))];
}

/**
 * Finishes what an open page fetches of the others, and removes what nothing fetches. The file of a whole payload gets
 * the part that is the page's own: the router takes it for either, and keeps what all pages have around it.
 */
function finishPayloads(folder: string, { whole, parts }: PayloadFiles): void {
  const named = [...whole.values()].flatMap((names) => names ?? []);
  let hadHints = false;
  const finish = (file: string, payload: string) => {
    const withoutHints = inFile(file, () => dropStyleHints(payload));
    hadHints ||= withoutHints !== payload;
    writeFileSync(
      path.join(folder, file),
      inFile(file, () => dropCrawlerTags(dropDocumentMarkup(renameStyleAttributes(withoutHints)))),
    );
  };
  for (const { payload, own } of named) {
    const [part, whole] = [readText(folder, own), readText(folder, payload)];
    finish(
      payload,
      inFile(payload, () => asWholePayload(part, whole)),
    );
  }
  for (const file of dropSharedCopies(folder, parts)) finish(file, readText(folder, file));
  if (!hadHints) throw new UnknownShapeError('a hint for a stylesheet in some payload', 'the export');
  for (const { unused, own } of named) for (const name of [unused, own]) unlinkSync(path.join(folder, name));
}

/**
 * Finishes the export in `folder` in place: no text twice in a page, styles in it, framework scripts and their data after
 * it, a policy that blocks what it was not built with, except the site's `embeds`, and what is requested below `x/` beside
 * `x.html`.
 * @returns the files of each page, by the page's own
 * @throws UnknownShapeError, naming the file, when it has not the shape that the framework is known to write
 */
export function finishExport(
  folder: string,
  site: Pick<Site, 'embeds' | 'basePath' | 'publish'>,
): ReadonlyMap<string, readonly string[]> {
  const files = listExportFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html') && !isStandalone(file));
  const payloads = findPayloads(files, pages);
  const { directoryIndexes } = site.publish;
  const inlineStyles = site.publish.inlineStyles
    ? createStyleInliner(folder, site.basePath)
    : (html: string) => html;
  const written = finishPages(folder, payloads, {
    embeds: site.embeds,
    inlineStyles,
    directoryIndexes,
  });
  finishPayloads(folder, payloads);
  addCompileHints(folder);
  const partsIn = new Map<string, string[]>();
  for (const part of payloads.parts) {
    const beside = path.posix.dirname(part);
    if (isSharedPart(part)) continue;
    partsIn.set(beside, [...(partsIn.get(beside) ?? []), part]);
  }
  const filesOf = new Map<string, readonly string[]>();
  for (const [page, names] of payloads.whole) {
    const { files: own = [], needsFolderPayload = false } = written.get(page) ?? {};
    const payload = names ? [names.payload] : [];
    if (names && needsFolderPayload) payload.push(copyFolderPayload(folder, page, names.payload));
    filesOf.set(page, [...own, ...payload, ...(partsIn.get(page.slice(0, -'.html'.length)) ?? [])]);
  }
  return filesOf;
}
