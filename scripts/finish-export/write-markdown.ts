import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import type { VersionIndex } from '../../lib/content/index/build-index';
import { markdownPath } from '../../lib/paths/markdown-path';
import { decodePath } from '../../lib/paths/paths';
import {
  formatLlmsFullText,
  formatLlmsText,
  groupPages,
  llmsFullPath,
  llmsPath,
  type ListedPage,
  type PageGroup,
  type PageText,
} from '../../lib/publish/llms-text';
import { articleMarkdown, markdownFile, readMarkdownFile } from '../../lib/publish/markdown/page-markdown';
import type { PageHeadTags } from '../../lib/publish/read-head';
import type { ReadPage } from './read-pages';

interface MarkdownPage extends PageHeadTags {
  readonly readHtml: () => string;
  /** Decoded path of the page, without base path. */
  readonly path: string;
  /** File of its Markdown below the export. */
  readonly file: string;
}

/** The path within the site of a whole address of it. */
function pathOf(site: Site, address: string): string {
  return decodePath(address.slice(`${site.url}${site.basePath}`.length));
}

/** The file of the export that holds a page. */
const fileOf = (pagePath: string) => `${pagePath.replace(/\/+$/, '').slice(1) || 'index'}.html`;

/** The pages whose head names a Markdown file. */
function findPages(exported: readonly ReadPage[], site: Site): MarkdownPage[] {
  return exported.flatMap(({ name, readHtml, head }) => {
    if (head.markdown === undefined) return [];
    const pagePath = pathOf(site, head.address);
    // A page that only leads to another one names that one's Markdown.
    if (name !== fileOf(pagePath)) return [];
    return { ...head, readHtml, path: pagePath, file: pathOf(site, head.markdown).slice(1) };
  });
}

function writePage(folder: string, page: MarkdownPage): void {
  const { address, readHtml, file } = page;
  const target = path.join(folder, file);
  if (existsSync(target))
    throw new Error(
      `${file} is there already, and the Markdown of ${page.path} goes there. Rename one of them.`,
    );
  writeFileSync(target, markdownFile(page, articleMarkdown({ html: readHtml(), address })));
}

/**
 * Writes the Markdown of each page whose head names it.
 * @throws when a file is there already.
 */
export function writeMarkdown(folder: string, exported: readonly ReadPage[], site: Site): void {
  for (const page of findPages(exported, site)) writePage(folder, page);
}

/** The pages outside of the docs, for the list of the latest version. */
function outsideDocs(site: Site, exported: readonly ReadPage[]): PageGroup[] {
  const others = findPages(exported, site).filter((page) => !page.path.startsWith(`${site.docs.path}/`));
  return others.length > 0 ? [{ heading: 'The site', pages: others }] : [];
}

/** The Markdown that the export has of a page. */
function readText(folder: string, page: ListedPage): PageText | undefined {
  const file = path.join(folder, markdownPath(page.path));
  return existsSync(file) ? readMarkdownFile(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Writes for each version of the docs the list of its pages and their whole text.
 * @param folder the export, with the Markdown of all pages
 * @param exported pages outside of the docs, among others
 */
export function writeMarkdownLists(
  folder: string,
  exported: readonly ReadPage[],
  site: Site,
  versions: readonly VersionIndex[],
): void {
  for (const index of versions) {
    const { version } = index;
    const groups = [...groupPages(site, index), ...(version.latest ? outsideDocs(site, exported) : [])];
    const label = versions.length > 1 ? version.label : undefined;
    writeFileSync(path.join(folder, llmsPath(version)), formatLlmsText(site, groups, label));
    const all = groups.flatMap(({ pages }) => pages.flatMap((page) => readText(folder, page) ?? []));
    writeFileSync(path.join(folder, llmsFullPath(version)), formatLlmsFullText(all));
  }
}
