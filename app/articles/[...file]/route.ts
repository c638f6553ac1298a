import type { DocPage } from '@/lib/content/model/doc-page';
import { memoizeByObject } from '@/lib/content/memoize-by-object';
import { getPages } from '@/lib/content/pages';
import { ARTICLE_FOLDER, articlePath, decodePath } from '@/lib/config/paths/paths';
import { renderDocArticle } from '../../docs/doc-article';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The pages by the path of their article file. */
const byFile = memoizeByObject(
  (pages: readonly DocPage[]) => new Map(pages.map((page) => [articlePath(page.path), page])),
);

interface RouteContext {
  readonly params: Promise<{ file: string[] }>;
}

export async function generateStaticParams() {
  return [...byFile(await getPages()).keys()].map((path) => ({
    file: path.slice(ARTICLE_FOLDER.length).split('/'),
  }));
}

/** The article file of a docs page: what an open page fetches to show it. */
export async function GET(_: Request, { params }: RouteContext): Promise<Response> {
  const file = ARTICLE_FOLDER + (await params).file.map(decodePath).join('/');
  const page = byFile(await getPages()).get(file);
  return page ? Response.json(await renderDocArticle(page)) : new Response('Not found', { status: 404 });
}
