import { DOCS_PATH, isBelowPath } from '../../config/paths/paths';
import type { Source } from './read-sources';

/** A URL that a page had before, and the path of the page now. */
export interface Redirect {
  /** Decoded path without base path, e.g. `/docs/tutorial/old name`. */
  readonly from: string;
  /** Decoded path of the page. */
  readonly to: string;
  readonly file: string;
  readonly line: number | undefined;
}

/**
 * The redirects that a page's `redirect_from` makes. A URL is written as the latest version has it; in another
 * version it counts from that version's path, so that a page keeps its frontmatter when a version is cut.
 * @param path the page's own, in its version.
 */
export function redirectsOfPage(
  { file, frontmatter, lines }: Pick<Source, 'file' | 'frontmatter' | 'lines'>,
  path: string,
  versionPath: string,
): Redirect[] {
  // A URL outside of the docs can lead to one version only.
  const own = frontmatter.redirect_from.filter(
    (written) => versionPath === DOCS_PATH || isBelowPath(written, DOCS_PATH),
  );
  return own.map((written) => {
    const isMoved = !isBelowPath(written, versionPath) && isBelowPath(written, DOCS_PATH);
    const from = isMoved ? versionPath + written.slice(DOCS_PATH.length) : written;
    return { from, to: path, file, line: lines.redirect_from };
  });
}
