import { isBelowPath } from '../../paths/paths';
import type { Source } from '../source/read-sources';
import type { WrittenRedirect } from './redirect';

/**
 * The redirects that a page's `redirect_from` makes. An address is written as the latest version has it; in another
 * version it counts from that version's path, so that a page keeps its frontmatter when a version is cut.
 * @param path the page's own, in its version.
 * @param docsPath path of the docs, below which all versions are.
 */
export function redirectsOfPage(
  { file, frontmatter, lines }: Pick<Source, 'file' | 'frontmatter' | 'lines'>,
  path: string,
  versionPath: string,
  docsPath: string,
): WrittenRedirect[] {
  // An address outside of the docs can lead to one version only.
  const own = frontmatter.redirect_from.filter(
    (written) => versionPath === docsPath || isBelowPath(written, docsPath),
  );
  return own.map((written) => {
    const isMoved = !isBelowPath(written, versionPath) && isBelowPath(written, docsPath);
    const from = isMoved ? versionPath + written.slice(docsPath.length) : written;
    return { from, to: path, file, line: lines.redirect_from };
  });
}
