import path from 'node:path';
import { decodePath, hasProtocol, stripHtmlSuffix, withoutEndSlash } from '../../config/paths/paths';
import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import type { Article } from '../../content/model/doc-page';
import { nearestName } from '../../config/diagnostics/nearest-name';

/** A page and what its text holds, as far as links are concerned. */
export interface LinkSource {
  readonly page: string;
  readonly file: string;
  readonly version: string;
  readonly article: Pick<Article, 'links' | 'anchors'>;
}

/** A link that leads to nothing, with what the build's warning says of it. */
export interface BrokenLink extends Diagnostic {
  /** `file` is the name of an `.mdx` file that is not a page. */
  readonly kind: 'link' | 'file' | 'anchor';
  readonly page: string;
  readonly version: string;
  readonly written: string;
  readonly resolved: string | undefined;
}

const leavesSite = (destination: string) =>
  hasProtocol(destination) && !destination.startsWith('pathname:///');

/** The form in which links and pages are compared; letters keep their case, because hosts distinguish them. */
const comparablePath = (path: string): string => withoutEndSlash(decodePath(path).normalize());

function splitUrl(destination: string) {
  const [, path = '', fragment = ''] =
    /^([^?#]*)(?:\?[^#]*)?#?([^]*)$/.exec(destination.replace(/^pathname:\/\//, '')) ?? [];
  return { path, fragment };
}

/** Whether a browser can read a URL of another site: `https://a b` has no valid host, and `https://x:99999` no valid port. */
const isReadable = (url: string) => !/^(https?:|\/\/)/i.test(url) || URL.canParse(url, 'https://site');

const fixOf = (near: string | undefined): string =>
  near === undefined ? 'Correct it, or remove the link.' : `Did you mean ${near}?`;

/**
 * Finds the links that lead nowhere among the pages of the docs and the other routes of the site.
 * @param sources the pages and whatever else has links.
 * @param pages those whose anchors are known.
 * @param paths of everything that the site serves.
 * @param moved the path of the page now, by each path that it had before.
 * @param files names of the files that are pages.
 */
export function findBrokenLinks(
  sources: readonly LinkSource[],
  pages: readonly LinkSource[],
  paths: readonly string[],
  moved: ReadonlyMap<string, string>,
  files: readonly string[],
): BrokenLink[] {
  const anchorsByPath = new Map(
    pages.map(({ page, article }) => [comparablePath(page), new Set(article.anchors)]),
  );
  const served = new Set([...anchorsByPath.keys(), ...paths.map(comparablePath)]);

  /** Returns what is wrong with a link to `destination` (decoded, from the root or a bare hash) on the page `from`. */
  function problemWith(
    destination: string,
    from: string,
  ): Pick<BrokenLink, 'kind' | 'message' | 'fix'> | undefined {
    if (leavesSite(destination) && isReadable(destination)) return undefined;
    if (leavesSite(destination))
      return { kind: 'link', message: 'It is not a URL.', fix: 'No browser can read it: correct its host.' };
    const { path: name, fragment } = splitUrl(destination);
    const hash = decodePath(fragment);
    const written = comparablePath(name || from);
    const target = served.has(written) ? written : stripHtmlSuffix(written);
    if (!served.has(target)) {
      const to = moved.get(target);
      const fix = to ? `It has moved: write ${to}.` : fixOf(nearestPath(target, [...served]));
      return { kind: 'link', message: `There is no page or file at ${target}.`, fix };
    }
    const anchors = anchorsByPath.get(target);
    const isKnown = hash === '' || hash === 'top' || anchors?.has(fragment) || anchors?.has(hash);
    if (!anchors || isKnown) return undefined;
    const fix = fixOf(nearestName(hash, [...anchors]));
    return { kind: 'anchor', message: `${target} has no anchor #${hash}.`, fix };
  }

  /** Names the file that a link to a file means, as it would be written from the file that holds the link. */
  function fixForFile(written: string, from: string): string {
    const folder = path.posix.dirname(from);
    const near = nearestPath(path.posix.join(folder, decodePath(splitUrl(written).path)), files);
    if (near === undefined) return 'Name an .mdx file by its path from this one.';
    const nearby = path.posix.relative(folder, near);
    return fixOf(nearby.startsWith('.') ? nearby : `./${nearby}`);
  }

  return sources.flatMap(({ page, file, version, article }) =>
    article.links.flatMap(({ written, destination, line }): BrokenLink[] => {
      const place = { page, file, version, line, written, resolved: destination };
      if (destination === undefined) {
        const message = `There is no page in the file ${written}.`;
        return [{ ...place, kind: 'file', message, fix: fixForFile(written, file) }];
      }
      const problem = problemWith(destination, page);
      return problem ? [{ ...place, ...problem }] : [];
    }),
  );
}

const nameOf = (path: string) =>
  path
    .replace(/^.*\//, '')
    .replace(/\.mdx?$/i, '')
    .toLowerCase();

/** The path that a wrong one most likely means: of those whose last part is most like its own, the most similar one. */
export function nearestPath(wanted: string, paths: readonly string[]): string | undefined {
  const name = nearestName(nameOf(wanted), paths.map(nameOf));
  const alike = paths.filter((path) => nameOf(path) === name);
  return nearestName(wanted, alike) ?? alike[0];
}
