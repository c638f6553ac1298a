import { ARTICLE_FOLDER, articlePath } from '@/lib/config/paths/paths';
import { renderDocArticle } from '../../docs/doc-article';
import { fileRoute } from '../../file-route';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The article file of each docs page: what an open page fetches to show it. */
export const { generateStaticParams, GET } = fileRoute(
  (pages) =>
    new Map(
      pages.map((page) => [
        articlePath(page.path).slice(ARTICLE_FOLDER.length),
        async () => Response.json(await renderDocArticle(page)),
      ]),
    ),
);
