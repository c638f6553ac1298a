/** What a function about an address looks at; both `URL` and `Location` have it. */
type Address = Pick<URL, 'pathname'>;

/**
 * Below the site's root, everything that the bundler writes; the name of each file changes with its content. See
 * docs/upgrading-next.md.
 */
export const STATIC_FOLDER = '_next/static';

/** Scripts and styles of the site. */
export const CHUNK_FOLDER = `${STATIC_FOLDER}/chunks`;

/** What hydration reads of each page. The folder is the site's own; it lies where hosts keep files permanently. */
export const PAGE_DATA_FOLDER = `${STATIC_FOLDER}/flight`;

/** The whole trees of large sidebars. The folder is the site's own, as those above are. */
export const TREE_FOLDER = `${STATIC_FOLDER}/trees`;

/**
 * Payloads of pages that are fetched ahead together. The folder is the site's own; it does not lie where hosts keep files
 * permanently, because the payloads in a file change and its name does not.
 */
export const RUN_FOLDER = '_next/runs';

/** The file of a run's payloads, below the site's root: JSON, compressed with gzip by the build. */
export function runFile(name: string): string {
  return `${RUN_FOLDER}/${name}.bin`;
}

/** Whether an address holds the payloads of a run. */
export function isRunFile({ pathname }: Address): boolean {
  return pathname.includes(`/${RUN_FOLDER}/`);
}

/** Chunks that a page's data names, relative to the folder that holds the static one. */
const NAMED_CHUNK = /static\/chunks\/[\w.~-]+\.js/g;

/** Addresses of framework scripts and of data that a document names, within quotes. */
const NAMED_SCRIPT = /(?<=")[^"\s]*\/_next\/static\/[^"\s]+\.js(?=")/g;

/** Whether an address is a file that the bundler wrote, or the data of a page. */
export function isFrameworkFile({ pathname }: Address): boolean {
  return pathname.includes('/_next/');
}

/** Whether an address is a script of the framework or of the site, or the data of a page. */
export function isFrameworkScript(address: Address): boolean {
  return isFrameworkFile(address) && address.pathname.endsWith('.js');
}

/** Whether an address is a script or style that the bundler wrote. */
export function isChunk({ pathname }: Address): boolean {
  return pathname.includes(`/${CHUNK_FOLDER}/`);
}

/** Whether an address is what hydration reads of a page that is visited. */
export function isPageData({ pathname }: Address): boolean {
  return pathname.includes(`/${PAGE_DATA_FOLDER}/`);
}

/** Returns the addresses of the framework's scripts and of the page's data that a document names. */
export function scriptsNamedIn(html: string): string[] {
  return [...html.matchAll(NAMED_SCRIPT)].map(([address]) => address);
}

/**
 * Returns the addresses of the chunks that a page's data names.
 * @param basePath path the site is served below, without a slash at its end
 */
export function chunksNamedIn(pageData: string, basePath: string): string[] {
  return [...pageData.matchAll(NAMED_CHUNK)].map(([name]) => `${basePath}/_next/${name}`);
}
