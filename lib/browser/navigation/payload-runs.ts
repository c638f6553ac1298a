import { runFile } from '../../next-formats/names/addresses';
import { isSharedPart, pageOfPart, SHARED_PART_FILE } from '../../next-formats/names/payload-names';
import { decodePath } from '../../paths/paths';

/** The parts of the payloads of a run, by their files below the site's root. */
type Parts = Record<string, string>;

/** By the path of a page below the site's root, the file that its payload comes in. */
const arriving = new Map<string, Promise<Parts>>();

async function fetchRun(address: string): Promise<Parts> {
  try {
    const response = await fetch(address, { priority: 'low' });
    return response.ok ? ((await response.json()) as Parts) : {};
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
  const parts = fetchRun(`${basePath}/${runFile(name)}`);
  for (const path of paths) arriving.set(fileAt(path, basePath), parts);
}

/** Whether the payload of the page at a path has been requested as part of a run. */
export function isInRequestedRun(path: string, basePath: string): boolean {
  return arriving.has(fileAt(path, basePath));
}

/** Where the part of a payload lies: one that is the same for all pages is there once. */
export function partAddress(url: URL, basePath: string): URL {
  return isSharedPart(url.pathname) ? new URL(`${basePath}/${SHARED_PART_FILE}`, url) : url;
}

/**
 * The part of a payload at an address, from the run that the page has been requested with. Each part is handed out once: whoever
 * requests it again wants to know whether it has changed.
 */
export async function takePart({ pathname }: URL, basePath: string): Promise<string | undefined> {
  const file = fileAt(pathname, basePath);
  const parts = await arriving.get(pageOfPart(file));
  const part = parts?.[file];
  if (part !== undefined) delete parts?.[file];
  return part;
}
