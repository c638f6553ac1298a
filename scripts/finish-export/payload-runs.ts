import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Site } from '../../lib/config/site';
import type { ContentIndex } from '../../lib/content/index/read-index';
import { pageRuns, type PageRun } from '../../lib/content/page-runs';
import { runFile } from '../../lib/next-formats/names/addresses';
import {
  isPayloadPart,
  isSharedPart,
  payloadOf,
  SHARED_PART_FILE,
} from '../../lib/next-formats/names/payload-names';
import { decodePath, isBelowPath } from '../../lib/paths/paths';
import { BAR_RUN } from '../../lib/paths/run-mark';

/** Characters that a file of a run holds at most; the router requests the pages that it lacks one by one. */
const LARGEST_FILE = 768 * 1024;

/** What the home page has before its main part is the bar, as on every page. */
const HOME = 'index.html';

/** The pages that the bar leads to from every page. */
export function barRun(home: string, basePath: string): PageRun {
  const bar = home.slice(home.indexOf('data-navbar'), home.indexOf('<main'));
  const addresses = [...bar.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)"/g)].map(([, address = '']) => address);
  const own = addresses.filter((address) => isBelowPath(address, basePath));
  return {
    name: BAR_RUN,
    paths: [...new Set(own.map((address) => decodePath(address.slice(basePath.length))))],
  };
}

/** The file of the page at a path, without its ending. */
const fileOf = (pagePath: string) => pagePath.replace(/^\/+|\/+$/g, '') || 'index';

/** The payload of the page at `pagePath` and its parts, by their files below `folder`. */
function payloadsOf(folder: string, pagePath: string): [file: string, text: string][] {
  const page = fileOf(pagePath);
  const beside = page === 'index' ? '' : page;
  const names = existsSync(path.join(folder, beside)) ? readdirSync(path.join(folder, beside)) : [];
  const parts = names.filter((name) => isPayloadPart(name) && !isSharedPart(name));
  return [payloadOf(`${page}.html`), ...parts.map((name) => path.posix.join(beside, name))]
    .filter((file) => existsSync(path.join(folder, file)))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

/** What the file of a run holds: the payloads of its pages in their order, as long as there is room. */
export function runParts(folder: string, { paths }: PageRun, room = LARGEST_FILE): Map<string, string> {
  const parts = new Map<string, string>();
  let left = room;
  for (const page of paths) {
    const own = payloadsOf(folder, page);
    left -= own.reduce((length, [, text]) => length + text.length, 0);
    if (left < 0) break;
    for (const [file, text] of own) parts.set(file, text);
  }
  return parts;
}

/** What an earlier build has written. */
export interface KeptRuns {
  readonly folder: string;
  /** Its files, below that folder. */
  readonly files: ReadonlySet<string>;
  /** The pages that are the same now, by their files in the export. */
  readonly pages: ReadonlySet<string>;
}

/** The file of a run that an earlier build has written of the same payloads. */
function keptRun({ name, paths }: PageRun, { folder, files, pages }: KeptRuns): string | undefined {
  const file = runFile(name);
  return files.has(file) && paths.every((page) => pages.has(`${fileOf(page)}.html`))
    ? path.join(folder, file)
    : undefined;
}

/**
 * Writes the payloads of pages that are fetched ahead together into one compressed file for each run, beside those of each
 * page.
 */
export function writePayloadRuns(
  folder: string,
  { basePath }: Pick<Site, 'basePath'>,
  index: Pick<ContentIndex, 'versions'>,
  kept: KeptRuns,
): void {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const bar = barRun(read(HOME), basePath);
  const runs = index.versions.flatMap(({ sidebars }) => [...sidebars.values()].flatMap(pageRuns));
  mkdirSync(path.dirname(path.join(folder, runFile(bar.name))), { recursive: true });
  for (const run of [...runs, bar]) {
    const target = path.join(folder, runFile(run.name));
    const same = keptRun(run, kept);
    if (same !== undefined) {
      copyFileSync(same, target, constants.COPYFILE_FICLONE);
      continue;
    }
    const parts = runParts(folder, run);
    // The bar is on every page, and each page needs the shared part once.
    if (run === bar) parts.set(SHARED_PART_FILE, read(SHARED_PART_FILE));
    const text = JSON.stringify(Object.fromEntries(parts));
    writeFileSync(target, gzipSync(text, { level: 9 }));
  }
}
