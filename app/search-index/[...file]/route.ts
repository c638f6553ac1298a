import { getVersions } from '@/lib/content/pages';
import { getSearchContent } from '@/lib/publish/search-records';
import { indexFile } from '@/lib/publish/search/search-urls';
import { fileRoute } from '../../file-route';
import { standaloneHeads } from '../../standalone-heads';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The search index of each version, with the pages outside of the docs. */
export const { generateStaticParams, GET } = fileRoute(
  async () =>
    new Map(
      (await getVersions()).map(({ name }) => [
        indexFile(name),
        async () => Response.json(await getSearchContent(Object.values(standaloneHeads), name)),
      ]),
    ),
);
