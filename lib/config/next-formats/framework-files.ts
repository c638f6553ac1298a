/** The part of a URL that these functions read; both `URL` and `Location` have it. */
type Pathname = Pick<URL, 'pathname'>;

/**
 * Below the site's root, everything that the bundler writes; the name of each file changes with its content. See
 * docs/upgrading-next.md.
 */
export const STATIC_FOLDER = '_next/static';

/** Scripts and styles of the site. */
export const CHUNK_FOLDER = `${STATIC_FOLDER}/chunks`;

/** The whole trees of large sidebars. The folder is the site's own; it lies where hosts keep files permanently. */
export const TREE_FOLDER = `${STATIC_FOLDER}/trees`;

/** URLs of framework scripts that a document names, within quotes. */
const NAMED_SCRIPT = /(?<=")[^"\s]*\/_next\/static\/[^"\s]+\.js(?=")/g;

/** Whether a URL is a file that the bundler wrote. */
export const isFrameworkFile = ({ pathname }: Pathname): boolean => pathname.includes('/_next/');

/** Whether a URL is a script of the framework or of the site. */
export const isFrameworkScript = (url: Pathname): boolean =>
  isFrameworkFile(url) && url.pathname.endsWith('.js');

/** Whether a URL is a script or style that the bundler wrote. */
export const isChunk = ({ pathname }: Pathname): boolean => pathname.includes(`/${CHUNK_FOLDER}/`);

/** Returns the URLs of the framework's scripts that a document names. */
export const scriptsNamedIn = (html: string): string[] =>
  [...html.matchAll(NAMED_SCRIPT)].map(([url]) => url);

/** Where `next build` writes the export: any other name of its output folder than its own makes it do so. */
export const EXPORT_FOLDER = '.export';

/** Where `next build` writes what it compiles and the pages that it renders, before it exports them. */
export const COMPILED_FOLDER = '.next';
