import { getSearchContent } from '@/lib/publish/search-records';
import { standaloneHeads } from '../standalone-heads';

export const dynamic = 'force-static';

/** The search index of the latest version, and of the pages outside of the docs. */
export async function GET(): Promise<Response> {
  return Response.json(await getSearchContent(Object.values(standaloneHeads)));
}
