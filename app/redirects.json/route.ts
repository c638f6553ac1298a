import { getRedirects } from '@/lib/content/pages';
import { hrefOf } from '@/lib/config/paths/paths';

export const dynamic = 'force-static';

/** Every redirect, as URLs: the steps that finish an export and hosts of other kinds make theirs of it. */
export async function GET(): Promise<Response> {
  const redirects = await getRedirects();
  return Response.json(redirects.map(({ from, to }) => ({ from: hrefOf(from), to: hrefOf(to) })));
}
