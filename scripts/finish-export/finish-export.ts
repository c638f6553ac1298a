import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import type { Embeds } from '../../lib/mdx/plugins/page-policy/resource-policy';
import { isSharedPart, SHARED_PART_FILE } from '../../lib/next-formats/names/payload-names';
import { PAGE_DATA_FOLDER } from '../../lib/next-formats/names/addresses';
import {
  findPayloads,
  requireSamePage,
  type PageData,
  type PayloadFiles,
} from '../../lib/next-formats/output/payload-files';
import { asWholePayload } from '../../lib/next-formats/output/own-payload';
import { takeStream } from '../../lib/next-formats/output/push-scripts';
import { dropStyleHints } from '../../lib/next-formats/output/style-hints';
import { inFile, UnknownShapeError } from '../../lib/next-formats/output/unknown-shape';
import { addCompileHints } from './compile-hints';
import { addContentSecurityPolicy } from './content-security-policy';
import { dropCrawlerTags } from './crawler-tags';
import { dropDocumentMarkup } from './document-markup';
import { paintFirstScreen } from './first-screen';
import { copyFolderPayload, endsInSlash, writeFolderPage } from './folder-pages';
import { createStyleInliner } from './inline-styles';
import { delayScripts } from './late-scripts';
import { listExportFiles } from './list-export-files';
import { dataScript } from './read-back';
import { splitSearchIndexes } from './search-parts';
import { renameStyleAttributes } from './style-attributes';

/** Pages that are served as they are: they run in a sandbox of their own and bring their own policy. */
const isStandalone = (page: string) => page.startsWith('live-frame/');

/** A page of the export with what the framework wrote beside it, all as text. */
interface ExportedPage {
  readonly document: string;
  /** What the router fetches, whole and in part; the copy of a page under another name has none. */
  readonly payload: Omit<PageData, 'stream'> | undefined;
}

/** What finishing a document needs besides its text. */
interface DocumentSteps {
  readonly embeds: Embeds;
  readonly inlineStyles: (html: string) => string;
  /** Whether each page is written as `x/index.html` too. */
  readonly directoryIndexes: boolean;
}

/** What has been written of a page. */
interface WrittenPage {
  readonly files: readonly string[];
  /** Whether the router requests the payload in the page's folder, too. */
  readonly needsFolderPayload: boolean;
}

/** Finishes a page's document, and names its data after the data's content. */
function finishDocument({ document, payload }: ExportedPage, { embeds, inlineStyles }: DocumentSteps) {
  const { html, stream } = takeStream(document);
  if (payload) requireSamePage({ stream, ...payload });
  const script = dataScript(html, dropCrawlerTags(stream));
  const dataName = `${createHash('sha256').update(script).digest('base64url').slice(0, 16)}.js`;
  const late = paintFirstScreen(delayScripts(html, dataName));
  const withPolicy = (text: string) => addContentSecurityPolicy(text, embeds);
  return { html: withPolicy(inlineStyles(late)), linked: withPolicy(late), script, dataName };
}

/** Finishes every page, and returns what has been written of each. */
async function finishPages(
  folder: string,
  { whole }: PayloadFiles,
  steps: DocumentSteps,
): Promise<ReadonlyMap<string, WrittenPage>> {
  const written = new Map<string, WrittenPage>();
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  await mkdir(path.join(folder, PAGE_DATA_FOLDER), { recursive: true });
  for (const [page, names] of whole) {
    const document = await read(page);
    const payload = names && {
      payload: await read(names.payload),
      unused: await read(names.unused),
      own: await read(names.own),
    };
    const { script, dataName, ...texts } = inFile(page, () => finishDocument({ document, payload }, steps));
    const dataFile = path.posix.join(PAGE_DATA_FOLDER, dataName);
    await writeFile(path.join(folder, dataFile), script);
    await writeFile(path.join(folder, page), texts.html);
    const folderPage = names && (await writeFolderPage(folder, page, texts, steps.directoryIndexes));
    written.set(page, {
      files: [page, dataFile, folderPage].filter((file) => file !== undefined),
      needsFolderPayload: folderPage !== undefined && endsInSlash(texts.html),
    });
  }
  return written;
}

/** Keeps what all pages have around them in one file, which an open page requests for any of them. */
async function keepSharedPartOnce(folder: string, copies: readonly string[]): Promise<void> {
  const texts = await Promise.all(copies.map((file) => readFile(path.join(folder, file), 'utf8')));
  const own = copies.indexOf(SHARED_PART_FILE);
  if (own === -1) throw new UnknownShapeError('the part that all pages share', SHARED_PART_FILE);
  for (const [place, file] of copies.entries()) {
    if (place === own) continue;
    if (texts[place] !== texts[own])
      throw new UnknownShapeError('a part that is the same for all pages', file);
    await rm(path.join(folder, file));
  }
}

/**
 * Finishes what an open page fetches of the others, and removes what nothing fetches. The file of a whole payload gets
 * the part that is the page's own: the router takes it for either, and keeps what all pages have around it.
 */
async function finishPayloads(folder: string, { whole, parts }: PayloadFiles): Promise<void> {
  const named = [...whole.values()].flatMap((names) => names ?? []);
  let hadHints = false;
  const finish = async (file: string, payload: string) => {
    const withoutHints = inFile(file, () => dropStyleHints(payload));
    hadHints ||= withoutHints !== payload;
    await writeFile(
      path.join(folder, file),
      inFile(file, () => dropCrawlerTags(dropDocumentMarkup(renameStyleAttributes(withoutHints)))),
    );
  };
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  for (const { payload, own } of named) {
    const [part, whole] = [await read(own), await read(payload)];
    await finish(
      payload,
      inFile(payload, () => asWholePayload(part, whole)),
    );
  }
  for (const file of parts) await finish(file, await read(file));
  await keepSharedPartOnce(folder, parts.filter(isSharedPart));
  if (!hadHints) throw new UnknownShapeError('a hint for a stylesheet in some payload', 'the export');
  for (const { unused, own } of named) for (const name of [unused, own]) await rm(path.join(folder, name));
}

/**
 * Finishes the export in `folder` in place: no text twice in a page, styles in it, framework scripts and their data after
 * it, a policy that blocks what it was not built with, except the site's `embeds`, and what is requested below `x/` beside
 * `x.html`, and a large search index in parts.
 * @returns the files of each page, by the page's own
 * @throws UnknownShapeError, naming the file, when it has not the shape that the framework is known to write
 */
export async function finishExport(
  folder: string,
  site: Pick<Site, 'embeds' | 'basePath' | 'publish'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = await listExportFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html') && !isStandalone(file));
  const payloads = findPayloads(files, pages);
  const { directoryIndexes } = site.publish;
  const inlineStyles = site.publish.inlineStyles
    ? createStyleInliner(folder, site.basePath)
    : (html: string) => html;
  const written = await finishPages(folder, payloads, {
    embeds: site.embeds,
    inlineStyles,
    directoryIndexes,
  });
  await finishPayloads(folder, payloads);
  await addCompileHints(folder);
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
    if (names && needsFolderPayload) payload.push(await copyFolderPayload(folder, page, names.payload));
    filesOf.set(page, [...own, ...payload, ...(partsIn.get(page.slice(0, -'.html'.length)) ?? [])]);
  }
  await splitSearchIndexes(folder, files, site.basePath);
  return filesOf;
}
