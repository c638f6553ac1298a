import { getSite } from '@/lib/config/site';
import { getVersion, getVersions } from '@/lib/content/pages';
import type { Version } from '@/lib/content/model/versions';
import { MARKDOWN_SUFFIX, MARKDOWN_TYPE, markdownPath } from '@/lib/config/paths/paths';
import {
  formatLlmsFullText,
  formatLlmsText,
  groupPages,
  llmsFullPath,
  llmsPath,
  type PageGroup,
} from '@/lib/publish/llms-text';
import { markdownFile } from '@/lib/publish/markdown/page-markdown';
import { absoluteUrl } from '@/lib/publish/metadata';
import { fileRoute } from '../../file-route';
import { getStandalonePages, toMarkdownPage, type MarkdownPage } from '../page-texts';

export const dynamic = 'force-static';
export const dynamicParams = false;

const writePage = async (page: MarkdownPage): Promise<string> =>
  markdownFile({ ...page, url: absoluteUrl(await getSite(), page.path) }, await page.readText());

/** The pages of a version below their headings; those of the latest with the pages outside of the docs. */
async function groupsOf(version: Version): Promise<PageGroup<MarkdownPage>[]> {
  const { pages, sidebars } = await getVersion(version.name);
  const groups = groupPages(await getSite(), { pages: pages.map(toMarkdownPage), sidebars });
  return version.latest ? [...groups, { heading: 'The site', pages: await getStandalonePages() }] : groups;
}

async function writeList(version: Version): Promise<string> {
  const label = (await getVersions()).length > 1 ? version.label : undefined;
  return formatLlmsText(await getSite(), await groupsOf(version), label);
}

async function writeFullText(version: Version): Promise<string> {
  const site = await getSite();
  const pages = (await groupsOf(version)).flatMap((group) => group.pages);
  const texts = pages.map(async (page) => ({
    url: absoluteUrl(site, page.path),
    text: await page.readText(),
  }));
  return formatLlmsFullText(await Promise.all(texts));
}

async function respond(path: string, text: Promise<string>): Promise<Response> {
  const type = path.endsWith(MARKDOWN_SUFFIX) ? MARKDOWN_TYPE : 'text/plain';
  return new Response(await text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}

/**
 * A page as Markdown, or a list of such pages. The URL lies next to the page's own: `finish-export` moves the files there
 * from `MARKDOWN_FOLDER`, and `next dev` rewrites the URL.
 */
export const { generateStaticParams, GET } = fileRoute(async (docs) => {
  const pages = [...docs.map(toMarkdownPage), ...(await getStandalonePages())];
  const versions = await getVersions();
  const files: readonly (readonly [path: string, write: () => Promise<string>])[] = [
    ...pages.map((page) => [markdownPath(page.path), () => writePage(page)] as const),
    ...versions.map((version) => [llmsPath(version), () => writeList(version)] as const),
    ...versions.map((version) => [llmsFullPath(version), () => writeFullText(version)] as const),
  ];
  return new Map(files.map(([path, write]) => [path.slice(1), () => respond(path, write())]));
});
