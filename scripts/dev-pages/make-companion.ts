import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publicFile } from '../../lib/config/public-files';
import type { Site } from '../../lib/config/site';
import { decodePath, encodePath } from '../../lib/paths/paths';
import { MARKDOWN_SUFFIX, MARKDOWN_TYPE } from '../../lib/paths/markdown-path';
import { articleMarkdown, markdownFile } from '../../lib/publish/markdown/page-markdown';
import { readHead } from '../../lib/publish/read-head';
import { PUBLIC_FOLDER } from './rewrites';

/** What is made of a page, with its media type. */
export interface Companion {
  readonly type: string;
  readonly content: string | Buffer;
}

/** Of the files that browsers do not recognise by their content. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

type Make = (html: string, site: Site) => Promise<Companion | undefined>;

const makeMarkdown: Make = (html, site) => {
  const page = { ...readHead(html, site.title), html };
  if (page.markdown === undefined) return Promise.resolve(undefined);
  return Promise.resolve({
    type: `${MARKDOWN_TYPE}; charset=utf-8`,
    content: markdownFile(page, articleMarkdown(page)),
  });
};

async function readCompanion(file: string): Promise<Companion | undefined> {
  const content = await readFile(file).catch(() => undefined);
  return content && { type: mediaTypes[path.extname(file)] ?? 'application/octet-stream', content };
}

/** Which page an address belongs to, and what of that page it requests. */
function parse(pathname: string): { page: string; make: Make } | undefined {
  if (!pathname.endsWith(MARKDOWN_SUFFIX)) return undefined;
  const stem = pathname.slice(0, -MARKDOWN_SUFFIX.length);
  return { page: stem === '/index' ? '/' : stem, make: makeMarkdown };
}

/**
 * Makes what the export holds at an address beside a page, of the page as `next dev` shows it; undefined when there is no
 * such thing.
 * @param devOrigin origin of `next dev`
 */
export async function makeCompanion(
  pathname: string,
  devOrigin: string,
  site: Site,
): Promise<Companion | undefined> {
  if (pathname.startsWith(`/${PUBLIC_FOLDER}/`)) {
    const name = decodePath(pathname.slice(PUBLIC_FOLDER.length + 1));
    return readCompanion(publicFile(name, site.publicFolders));
  }
  const wanted = parse(decodeURI(pathname));
  if (!wanted) return undefined;
  const response = await fetch(`${devOrigin}${site.basePath}${encodePath(wanted.page)}`);
  return response.ok ? wanted.make(await response.text(), site) : undefined;
}
