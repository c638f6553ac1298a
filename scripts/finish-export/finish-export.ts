import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Embeds } from '../../lib/mdx/plugins/page-policy/resource-policy';
import { addContentSecurityPolicy } from './content-security-policy';
import { delayScripts } from './late-scripts';
import { splitFlightData } from './flight-data';
import { renameStyleAttributes } from './style-attributes';
import { dropStyleHints } from './style-hints';

/** Files of the export whose names end so, as paths relative to it. */
async function findFiles(folder: string, ending: '.html' | '.txt'): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((entry) => entry.endsWith(ending));
}

/** Written by the framework beside every page and asked for by no part of it: `x.txt` holds the same. */
const UNUSED_PAYLOAD = '__next._full.txt';

/** The payloads that an open page fetches of the others. */
async function finishPayloads(folder: string): Promise<void> {
  for (const payload of await findFiles(folder, '.txt')) {
    const file = path.join(folder, payload);
    if (path.basename(payload) === UNUSED_PAYLOAD) {
      await rm(file);
      continue;
    }
    await writeFile(file, renameStyleAttributes(dropStyleHints(await readFile(file, 'utf8'))));
  }
}

const ENDS_IN_SLASH = /<link rel="canonical" href="[^"]*\/"/;

/**
 * Writes what is asked for below `x/`, of which Next writes `x.html` and `x.txt` alone: a plain static host answers `/x/`
 * and `/x/index.html` only with a file, and of a page whose address ends in a slash the router asks for `x/index.txt`.
 */
async function writeTwins(folder: string, page: string, html: string): Promise<void> {
  if (path.basename(page) === 'index.html' || page === '404.html') return;
  const name = path.join(folder, page.slice(0, -'.html'.length));
  await mkdir(name, { recursive: true });
  await writeFile(path.join(name, 'index.html'), html);
  if (ENDS_IN_SLASH.test(html)) await copyFile(`${name}.txt`, path.join(name, 'index.txt'));
}

/** Pages that are served as they are: they run in a sandbox of their own and bring their own policy. */
function isStandalone(page: string): boolean {
  return page.split(path.sep)[0] === 'live-frame';
}

/** Finishes one page, and writes its flight data to a file below `_next/static` whose name changes with its content. */
async function finishPage(folder: string, html: string, embeds: Embeds): Promise<string> {
  const page = splitFlightData(html);
  const hash = createHash('sha256').update(page.script).digest('base64url').slice(0, 16);
  const flightFile = `flight/${hash}.js`;
  await writeFile(path.join(folder, '_next/static', flightFile), page.script);
  return addContentSecurityPolicy(delayScripts(page.html, flightFile), embeds);
}

/**
 * Finishes the export in `folder` in place: no text twice in a page, framework scripts and their data after the page, a
 * policy that blocks what it was not built with, except `embeds`, and what is asked for below `x/` beside `x.html`. Throws, naming the page, when a page has
 * not the shape that the framework is known to write.
 */
export async function finishExport(folder: string, embeds: Embeds): Promise<void> {
  await finishPayloads(folder);
  await mkdir(path.join(folder, '_next/static/flight'), { recursive: true });
  const pages = (await findFiles(folder, '.html')).filter((page) => !isStandalone(page));
  for (const page of pages) {
    const file = path.join(folder, page);
    try {
      const html = await finishPage(folder, await readFile(file, 'utf8'), embeds);
      await writeFile(file, html);
      await writeTwins(folder, page, html);
    } catch (cause) {
      throw new Error(`The exported page ${page} could not be finished: ${(cause as Error).message}`, {
        cause,
      });
    }
  }
}
