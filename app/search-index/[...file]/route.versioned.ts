import { getVersions } from '@/lib/content/pages';
import { getSearchContent } from '@/lib/publish/search-records';
import { indexSegments } from '@/lib/publish/search/search-urls';
import { fileRoute } from '../../file-route';
import { standaloneHeads } from '../../standalone-heads';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The search index of each version other than the latest. */
export const { generateStaticParams, GET } = fileRoute(async () => {
  const others = (await getVersions()).filter(({ latest }) => !latest);
  return new Map(
    others.map((version) => [
      indexSegments(version).join('/'),
      async () => Response.json(await getSearchContent(Object.values(standaloneHeads), version.name)),
    ]),
  );
});
