import { runFile } from '../../next-formats/names/addresses';
import { keptFile, pageOfPayload, payloadOfPage } from '../../next-formats/names/payload-names';
import { decodePath } from '../../paths/paths';

/** The parts of the payloads of a run, by their files below the site's root. */
type Parts = Record<string, string>;

/** By the path of a page below the site's root, the file that its payload comes in. */
const arriving = new Map<string, Promise<Parts>>();

async function fetchRun(address: string): Promise<Parts> {
  try {
    const response = await fetch(address, { priority: 'low' });
    if (!response.ok || !response.body) return {};
    const text = response.body.pipeThrough(new DecompressionStream('gzip'));
    return (await new Response(text).json()) as Parts;
  } catch {
    return {};
  }
}

const fileAt = (pathname: string, basePath: string) =>
  decodePath(pathname)
    .slice(basePath.length + 1)
    .replace(/\/$/, '');

/**
 * Requests the payloads of a run in one file, from which the router's requests for parts of them are then answered.
 * @param paths of those pages that are fetched ahead now, as links have them
 */
export function requestRun(name: string, paths: readonly string[], basePath: string): void {
  // Older browsers fetch page by page.
  if (typeof DecompressionStream === 'undefined') return;
  const parts = fetchRun(`${basePath}/${runFile(name)}`);
  for (const path of paths) arriving.set(fileAt(path, basePath), parts);
}

/** Whether the payload of the page at a path has been requested as part of a run. */
export function isInRequestedRun(path: string, basePath: string): boolean {
  return arriving.has(fileAt(path, basePath));
}

/** The file that the payload of the page at `url` is in. */
export function payloadAt({ pathname }: URL, basePath: string): string {
  return payloadOfPage(fileAt(pathname, basePath));
}

/** The file that a finished export has for what the router requests at `url`. */
export function payloadFile({ pathname }: URL, basePath: string): string {
  return keptFile(fileAt(pathname, basePath));
}

/**
 * A payload or a part of one, from the run that the page has been requested with. Each is handed out once: whoever
 * requests it again wants to know whether it has changed.
 */
export async function takePayload(file: string): Promise<string | undefined> {
  const parts = await arriving.get(pageOfPayload(file));
  const part = parts?.[file];
  if (part !== undefined) delete parts?.[file];
  return part;
}
