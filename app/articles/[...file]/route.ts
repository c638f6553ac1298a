import type { DocPage } from '@/lib/content/model/doc-page';
import { memoizeByObject } from '@/lib/content/memoize-by-object';
import { getPages } from '@/lib/content/pages';
import { ARTICLE_FOLDER, articlePath } from '@/lib/config/paths/paths';
import { renderDocArticle } from '../../docs/doc-article';
import { fileRoute, type RouteFiles } from '../../file-route';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The article file of each docs page: what an open page fetches to show it. */
const findFiles = memoizeByObject(
  (pages: readonly DocPage[]): RouteFiles =>
    new Map(
      pages.map((page) => [
        articlePath(page.path).slice(ARTICLE_FOLDER.length),
        async () => Response.json(await renderDocArticle(page)),
      ]),
    ),
);

export const { generateStaticParams, GET } = fileRoute(async () => findFiles(await getPages()));
