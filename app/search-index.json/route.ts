import { getSearchContent } from '@/lib/publish/search-records';

export const dynamic = 'force-static';

/** The search index of the latest version. */
export async function GET(): Promise<Response> {
  return Response.json(await getSearchContent());
}
