import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import type { Embeds } from '../../lib/mdx/plugins/page-policy/resource-policy';
import { PAGE_DATA_FOLDER } from '../../lib/next-formats/names/addresses';
import { payloadOf } from '../../lib/next-formats/names/payload-names';
import {
  findPayloads,
  requireSamePage,
  type PayloadFiles,
} from '../../lib/next-formats/output/payload-files';
import { takeStream } from '../../lib/next-formats/output/push-scripts';
import { dropStyleHints } from '../../lib/next-formats/output/style-hints';
import { inFile, UnknownShapeError } from '../../lib/next-formats/output/unknown-shape';
import { addContentSecurityPolicy } from './content-security-policy';
import { dropDataBlocks } from './data-blocks';
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
  /** What the router fetches, and its copy that nothing requests; the copy of a page under another name has neither. */
  readonly payload: { readonly payload: string; readonly unused: string } | undefined;
}

/** What finishing a document needs besides its text. */
interface DocumentSteps {
  readonly embeds: Embeds;
  readonly inlineStyles: (html: string) => string;
}

/** Finishes a page's document, and names its data after the data's content. */
function finishDocument({ document, payload }: ExportedPage, { embeds, inlineStyles }: DocumentSteps) {
  const { html, stream } = takeStream(document);
  if (payload) requireSamePage({ stream, ...payload });
  const script = dataScript(html, stream);
  const dataName = `${createHash('sha256').update(script).digest('base64url').slice(0, 16)}.js`;
  const late = inlineStyles(delayScripts(html, dataName));
  return { html: addContentSecurityPolicy(late, embeds), script, dataName };
}

async function finishPages(folder: string, { whole }: PayloadFiles, steps: DocumentSteps): Promise<void> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  await mkdir(path.join(folder, PAGE_DATA_FOLDER), { recursive: true });
  for (const [page, names] of whole) {
    const document = await read(page);
    const payload = names && { payload: await read(names.payload), unused: await read(names.unused) };
    const { html, script, dataName } = inFile(page, () => finishDocument({ document, payload }, steps));
    await writeFile(path.join(folder, PAGE_DATA_FOLDER, dataName), script);
    await writeFile(path.join(folder, page), html);
  }
}

/** Finishes what an open page fetches of the others, and removes what nothing fetches. */
async function finishPayloads(folder: string, { whole, parts }: PayloadFiles): Promise<void> {
  const named = [...whole.values()].flatMap((names) => names ?? []);
  let hadHints = false;
  for (const name of [...named.map(({ payload }) => payload), ...parts]) {
    const file = path.join(folder, name);
    const payload = await readFile(file, 'utf8');
    const withoutHints = inFile(name, () => dropStyleHints(payload));
    hadHints ||= withoutHints !== payload;
    await writeFile(
      file,
      inFile(name, () => dropDataBlocks(renameStyleAttributes(withoutHints))),
    );
  }
  if (!hadHints) throw new UnknownShapeError('a hint for a stylesheet in some payload', 'the export');
  for (const { unused } of named) await rm(path.join(folder, unused));
}

/** Read from `og:url`, because the canonical address of an old version's page is another page. */
const ENDS_IN_SLASH = /<meta property="og:url" content="[^"]*\/"/;

/**
 * Writes what is requested below `x/`, of which Next writes `x.html` and the payload alone: a plain static host
 * answers `/x/` and `/x/index.html` only with a file, and of a page whose address ends in a slash the router
 * requests the payload of `x/index`. Such a page always needs both.
 */
async function writeTwins(
  folder: string,
  page: string,
  payload: string | undefined,
  isForAll: boolean,
): Promise<void> {
  if (payload === undefined || path.posix.basename(page) === 'index.html') return;
  const endsInSlash = ENDS_IN_SLASH.test(await readFile(path.join(folder, page), 'utf8'));
  if (!isForAll && !endsInSlash) return;
  const twin = `${page.slice(0, -'.html'.length)}/index.html`;
  await mkdir(path.join(folder, path.dirname(twin)), { recursive: true });
  await copyFile(path.join(folder, page), path.join(folder, twin));
  if (endsInSlash) await copyFile(path.join(folder, payload), path.join(folder, payloadOf(twin)));
}

/**
 * Finishes the export in `folder` in place: no text twice in a page, styles in it, framework scripts and their data after
 * it, a policy that blocks what it was not built with, except the site's `embeds`, and what is requested below `x/` beside
 * `x.html`, and a large search index in parts.
 * @throws UnknownShapeError, naming the file, when it has not the shape that the framework is known to write
 */
export async function finishExport(
  folder: string,
  site: Pick<Site, 'embeds' | 'basePath' | 'publish'>,
): Promise<void> {
  const files = await listExportFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html') && !isStandalone(file));
  const payloads = findPayloads(files, pages);
  const inlineStyles = site.publish.inlineStyles
    ? createStyleInliner(folder, site.basePath)
    : (html: string) => html;
  await finishPages(folder, payloads, { embeds: site.embeds, inlineStyles });
  await finishPayloads(folder, payloads);
  for (const [page, names] of payloads.whole)
    await writeTwins(folder, page, names?.payload, site.publish.folderPages);
  await splitSearchIndexes(folder, files, site.basePath);
}
