import { CHUNK_FOLDER } from './framework-files';

/** The part of a URL that these functions read; both `URL` and `Location` have it. */
type Pathname = Pick<URL, 'pathname'>;

/** Whether a URL is a file that the bundler wrote. */
export function isFrameworkFile({ pathname }: Pathname): boolean {
  return pathname.includes('/_next/');
}

/** Whether a URL is a script of the framework or of the site. */
export function isFrameworkScript(url: Pathname): boolean {
  return isFrameworkFile(url) && url.pathname.endsWith('.js');
}

/** Whether a URL is a script or style that the bundler wrote. */
export function isChunk({ pathname }: Pathname): boolean {
  return pathname.includes(`/${CHUNK_FOLDER}/`);
}
