import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Embeds } from '../../lib/mdx/plugins/page-policy/resource-policy';
import { PAGE_DATA_FOLDER } from '../../lib/next-formats/names/addresses';
import {
  NOT_FOUND,
  requireSamePage,
  type PageData,
  type PayloadFiles,
} from '../../lib/next-formats/output/payload-files';
import { takeStream } from '../../lib/next-formats/output/push-scripts';
import { inFile } from '../../lib/next-formats/output/unknown-shape';
import { addContentSecurityPolicy } from './content-security-policy';
import { dropCrawlerTags } from './crawler-tags';
import { paintFirstScreen } from './first-screen';
import { endsInSlash, writeFolderPage } from './folder-pages';
import { delayScripts } from './late-scripts';
import { dataScript, ownData } from './read-back';
import { shareData, sharedDataScript, type ShareData } from './shared-data';

/** A page of the export with what the framework wrote beside it, all as text. */
interface ExportedPage {
  readonly document: string;
  /** What the router fetches, whole and in part; the copy of a page under another name has none. */
  readonly payload: Omit<PageData, 'stream'> | undefined;
}

/** The file of the data that all pages share, in the folder of the pages' data, and how a page names what is in it. */
interface SharedData {
  readonly name: string;
  readonly share: ShareData;
}

/** What finishing a document needs besides its text. */
export interface DocumentSteps {
  readonly embeds: Embeds;
  readonly inlineStyles: (html: string) => string;
  /** Whether each page is written as `x/index.html` too. */
  readonly directoryIndexes: boolean;
  readonly shared: SharedData | undefined;
}

/** What has been written of a page. */
export interface WrittenPage {
  readonly files: readonly string[];
  /** Whether the router requests the payload in the page's folder, too. */
  readonly needsFolderPayload: boolean;
}

/** The name of a script in the folder of the pages' data, which changes with its text. */
const dataName = (script: string) =>
  `${createHash('sha256').update(script).digest('base64url').slice(0, 16)}.js`;

/** Takes what a document is made of apart: its markup and its flight data. */
function takeData(document: string) {
  const { html, stream } = takeStream(document);
  return { html, stream, own: dropCrawlerTags(stream) };
}

/**
 * Writes the data that all pages have around them into a file of its own: that of the not-found page, which is little else and
 * changes only when all pages do. Undefined for an export without that page.
 */
function writeSharedData(folder: string, pages: Iterable<string>): SharedData | undefined {
  if (!new Set(pages).has(NOT_FOUND)) return undefined;
  const document = readFileSync(path.join(folder, NOT_FOUND), 'utf8');
  const text = inFile(NOT_FOUND, () => {
    const { html, own } = takeData(document);
    return ownData(html, own);
  });
  const script = sharedDataScript(text);
  const name = dataName(script);
  writeFileSync(path.join(folder, PAGE_DATA_FOLDER, name), script);
  return { name, share: shareData(text) };
}

/** Finishes a page's document, and names its data after the data's content. */
function finishDocument(
  { document, payload }: ExportedPage,
  { embeds, inlineStyles, shared }: DocumentSteps,
) {
  const { html, stream, own } = takeData(document);
  if (payload) requireSamePage({ stream, ...payload });
  const script = dataScript(html, own, shared?.share);
  const dataNames = [...(shared ? [shared.name] : []), dataName(script)];
  const late = paintFirstScreen(delayScripts(html, dataNames));
  const withPolicy = (text: string) => addContentSecurityPolicy(text, embeds);
  return { html: withPolicy(inlineStyles(late)), linked: withPolicy(late), script, dataNames };
}

/**
 * Finishes the document of every page, and writes its data into a file beside it.
 * @returns what has been written of each page, by its file
 * @throws UnknownShapeError, naming the file, when it has not the shape that the framework is known to write
 */
export function finishPages(
  folder: string,
  { whole }: PayloadFiles,
  common: Omit<DocumentSteps, 'shared'>,
): ReadonlyMap<string, WrittenPage> {
  const written = new Map<string, WrittenPage>();
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  mkdirSync(path.join(folder, PAGE_DATA_FOLDER), { recursive: true });
  const steps = { ...common, shared: writeSharedData(folder, whole.keys()) };
  for (const [page, names] of whole) {
    const document = read(page);
    const payload = names && {
      payload: read(names.payload),
      unused: read(names.unused),
      own: read(names.own),
    };
    const finish = () => finishDocument({ document, payload }, steps);
    const { script, dataNames, ...texts } = inFile(page, finish);
    const dataFiles = dataNames.map((name) => path.posix.join(PAGE_DATA_FOLDER, name));
    writeFileSync(path.join(folder, dataFiles.at(-1)!), script);
    writeFileSync(path.join(folder, page), texts.html);
    const folderPage = names && writeFolderPage(folder, page, texts, steps.directoryIndexes);
    written.set(page, {
      files: [page, ...dataFiles, folderPage].filter((file) => file !== undefined),
      needsFolderPayload: folderPage !== undefined && endsInSlash(texts.html),
    });
  }
  return written;
}
