import path from 'node:path';
import type { ResolveLink } from '../mdx/plugins/rehype-links';
import { decodePath, encodePath, withoutEndSlash } from '../config/paths/paths';
import type { DocPage } from './model/doc-page';

/** Where links lead to. */
export interface LinkTargets {
  /** Pages by the absolute path of their original, without its ending. */
  readonly pagesByFile: ReadonlyMap<string, DocPage>;
  /** The paths of all pages, without a slash at the end. */
  readonly paths: ReadonlySet<string>;
}

export function findLinkTargets(pages: readonly DocPage[]): LinkTargets {
  return {
    pagesByFile: new Map(pages.map((page) => [withoutEnding(page.originalFile).normalize(), page])),
    paths: new Set(pages.map((page) => withoutEndSlash(page.path))),
  };
}

const withoutEnding = (file: string) => file.replace(/\.mdx$/i, '');

/** The folder of a page's version. */
function versionRoot({ originalFile, id }: DocPage): string {
  return path.join(originalFile, ...id.split('/').map(() => '..'));
}

function pageOfFile(name: string, page: DocPage, { pagesByFile }: LinkTargets): DocPage | undefined {
  const root = versionRoot(page);
  const candidates = name.startsWith('/')
    ? [path.join(root, name)]
    : [path.resolve(path.dirname(page.originalFile), name), path.join(root, name)];
  return candidates
    .map((candidate) => pagesByFile.get(candidate.normalize()))
    .find((found) => found !== undefined);
}

/** The page of a file that is named without its ending, or of a folder's own file. */
function pageOfBareName(file: string, page: DocPage, targets: LinkTargets): DocPage | undefined {
  const name = withoutEndSlash(decodePath(file));
  return [name, `${name}/index`]
    .map((candidate) => pageOfFile(candidate, page, targets))
    .find((found) => found !== undefined);
}

/** Where a relative URL leads from the page's own, as in a browser. */
function asInBrowser(file: string, page: DocPage): string | undefined {
  const base = new URL(encodePath(page.path), 'http://site');
  return URL.canParse(file, base) ? decodePath(new URL(file, base).pathname).normalize() : undefined;
}

/**
 * How a page's links are read: the name of an `.mdx` file, from the page's folder or from the version's root, is the page
 * made of it. Any other relative path counts from the page's own URL, as in a browser; where that leads to no page, it
 * may name a file without its ending.
 */
export function createLinkResolver(page: DocPage, targets: LinkTargets): ResolveLink {
  return (written) => {
    const [, file = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(written) ?? [];
    // The check names the .mdx file.
    if (/\.md$/i.test(file)) return undefined;
    if (/\.mdx$/i.test(file)) {
      const target = pageOfFile(withoutEnding(decodePath(file)), page, targets);
      return target && target.path + rest;
    }
    if (file.startsWith('/')) return decodePath(file).normalize() + rest;
    const url = asInBrowser(file, page);
    if (url === undefined) return undefined;
    if (targets.paths.has(withoutEndSlash(url))) return url + rest;
    return (pageOfBareName(file, page, targets)?.path ?? url) + rest;
  };
}
