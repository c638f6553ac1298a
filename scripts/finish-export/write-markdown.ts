import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import type { VersionIndex } from '../../lib/content/index/build-index';
import { decodePath } from '../../lib/paths/paths';
import {
  formatLlmsFullText,
  formatLlmsText,
  groupPages,
  llmsFullPath,
  llmsPath,
  type PageGroup,
  type PageText,
} from '../../lib/publish/llms-text';
import { mainMarkup } from '../../lib/publish/markdown/main-part';
import { articleMarkdown, markdownFile } from '../../lib/publish/markdown/page-markdown';
import type { PageHeadTags } from '../../lib/publish/read-head';
import { hashSources, keptResult } from './kept-result';
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

/** The pages whose head names a Markdown file, by path. */
function findPages(exported: readonly ReadPage[], site: Site): ReadonlyMap<string, MarkdownPage> {
  const pages = new Map<string, MarkdownPage>();
  for (const { name, readHtml, head } of exported) {
    if (head.markdown === undefined) continue;
    const pagePath = pathOf(site, head.address);
    // A page that only leads to another one names that one's Markdown.
    if (name !== fileOf(pagePath)) continue;
    pages.set(pagePath, { ...head, readHtml, path: pagePath, file: pathOf(site, head.markdown).slice(1) });
  }
  return pages;
}

async function writePage(folder: string, page: MarkdownPage, sources: string): Promise<PageText> {
  const { address, readHtml, file } = page;
  const html = readHtml();
  const key = { kind: 'markdown', name: address, inputs: [sources, address, mainMarkup(html)] };
  const text = String(await keptResult(key, () => Buffer.from(articleMarkdown({ html, address }))));
  const target = path.join(folder, file);
  if (existsSync(target))
    throw new Error(
      `${file} is there already, and the Markdown of ${page.path} goes there. Rename one of them.`,
    );
  writeFileSync(target, markdownFile(page, text));
  return { address, text };
}

/** The pages outside of the docs, for the list of the latest version. */
function outsideDocs(site: Site, pages: Iterable<MarkdownPage>): PageGroup[] {
  const others = [...pages].filter((page) => !page.path.startsWith(`${site.docs.path}/`));
  return others.length > 0 ? [{ heading: 'The site', pages: others }] : [];
}

/**
 * Writes the Markdown of each page whose head names it, and for each version of the docs the list of its pages and
 * their whole text.
 * @throws when a file is there already.
 */
export async function writeMarkdown(
  folder: string,
  exported: readonly ReadPage[],
  site: Site,
  versions: readonly VersionIndex[],
): Promise<void> {
  const pages = findPages(exported, site);
  const sources = hashSources(['lib/publish/markdown', 'lib/paths']);
  const texts = new Map<string, PageText>();
  for (const [pagePath, page] of pages) texts.set(pagePath, await writePage(folder, page, sources));
  for (const index of versions) {
    const { version } = index;
    const groups = [...groupPages(site, index), ...(version.latest ? outsideDocs(site, pages.values()) : [])];
    const label = versions.length > 1 ? version.label : undefined;
    writeFileSync(path.join(folder, llmsPath(version)), formatLlmsText(site, groups, label));
    const all = groups.flatMap((group) => group.pages.flatMap((page) => texts.get(page.path) ?? []));
    writeFileSync(path.join(folder, llmsFullPath(version)), formatLlmsFullText(all));
  }
}
