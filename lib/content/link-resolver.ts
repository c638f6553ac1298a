import path from 'node:path';
import type { ResolveLink } from '../mdx/plugins/links/rehype-resolve-links';
import { decodePath, encodePath } from '../paths/paths';
import type { DocPage } from './model/doc-page';

/** Pages by the absolute path of their original. */
export type PagesByFile = ReadonlyMap<string, DocPage>;

export function indexByFile(pages: readonly DocPage[]): PagesByFile {
  return new Map(pages.map((page) => [page.originalFile.normalize(), page]));
}

/** The folder of a page's version. */
function versionRoot({ originalFile, name }: DocPage): string {
  return path.join(originalFile, ...name.split('/').map(() => '..'));
}

function resolveFile(file: string, page: DocPage, pages: PagesByFile): DocPage | undefined {
  const root = versionRoot(page);
  const candidates = file.startsWith('/')
    ? [path.join(root, file)]
    : [path.resolve(path.dirname(page.originalFile), file), path.join(root, file)];
  return candidates.map((candidate) => pages.get(candidate.normalize())).find((found) => found !== undefined);
}

/**
 * How a page's links are read: the name of an `.mdx` file, from the page's folder or from the version's root, is
 * the page made of it; any other relative path counts from the page's own address, as in a browser.
 */
export function createLinkResolver(page: DocPage, pages: PagesByFile): ResolveLink {
  return (written) => {
    const [, file = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(written) ?? [];
    if (/\.mdx?$/i.test(file)) {
      const target = resolveFile(decodePath(file), page, pages);
      return target && target.path + rest;
    }
    if (file.startsWith('/')) return decodePath(file).normalize() + rest;
    const base = new URL(encodePath(page.path), 'http://site');
    if (!URL.canParse(file, base)) return undefined;
    return decodePath(new URL(file, base).pathname).normalize() + rest;
  };
}
