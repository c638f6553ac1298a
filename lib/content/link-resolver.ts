import path from 'node:path';
import type { ResolveLink } from '../mdx/plugins/rehype-links';
import { decodePath, encodePath } from '../config/paths/paths';
import type { DocPage } from './model/doc-page';

/** Pages by the absolute path of their original, without its ending. */
export type PagesByFile = ReadonlyMap<string, DocPage>;

export function findPagesByFile(pages: readonly DocPage[]): PagesByFile {
  return new Map(pages.map((page) => [withoutEnding(page.originalFile).normalize(), page]));
}

const withoutEnding = (file: string) => file.replace(/\.mdx$/i, '');

const versionRoot = ({ originalFile, id }: DocPage): string =>
  path.join(originalFile, ...id.split('/').map(() => '..'));

function pageOfFile(name: string, page: DocPage, pagesByFile: PagesByFile): DocPage | undefined {
  const root = versionRoot(page);
  const candidates = name.startsWith('/')
    ? [path.join(root, name)]
    : [path.resolve(path.dirname(page.originalFile), name), path.join(root, name)];
  return candidates
    .map((candidate) => pagesByFile.get(candidate.normalize()))
    .find((found) => found !== undefined);
}

/** Where a relative URL leads from the page's own, as in a browser. */
function asInBrowser(file: string, page: DocPage): string | undefined {
  const base = new URL(encodePath(page.path), 'http://site');
  return URL.canParse(file, base) ? decodePath(new URL(file, base).pathname).normalize() : undefined;
}

/**
 * How a page's links are read: the name of an `.mdx` file, from the page's folder or from the version's root, is the page
 * made of it. Any other relative path counts from the page's own URL, as in a browser.
 */
export function createLinkResolver(page: DocPage, pagesByFile: PagesByFile): ResolveLink {
  return (written) => {
    const [, file = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(written) ?? [];
    // The check names the .mdx file.
    if (/\.md$/i.test(file)) return undefined;
    if (/\.mdx$/i.test(file)) {
      const target = pageOfFile(withoutEnding(decodePath(file)), page, pagesByFile);
      return target && target.path + rest;
    }
    const destination = file.startsWith('/') ? decodePath(file).normalize() : asInBrowser(file, page);
    return destination && destination + rest;
  };
}
