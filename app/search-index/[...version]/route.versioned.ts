import { getVersions } from '@/lib/content/pages';
import { decodePath } from '@/lib/config/paths/paths';
import { getSearchContent } from '@/lib/publish/search-records';
import { indexSegments } from '@/lib/publish/search/search-urls';

export const dynamic = 'force-static';
export const dynamicParams = false;

const otherVersions = async () => (await getVersions()).filter(({ latest }) => !latest);

export async function generateStaticParams() {
  return (await otherVersions()).map((version) => ({ version: indexSegments(version) }));
}

interface RouteContext {
  readonly params: Promise<{ version: string[] }>;
}

/** The search index of a version other than the latest. */
export async function GET(_: Request, { params }: RouteContext): Promise<Response> {
  const url = (await params).version.map(decodePath).join('/');
  const version = (await otherVersions()).find((other) => indexSegments(other).join('/') === url);
  return version
    ? Response.json(await getSearchContent(version.name))
    : new Response('Not found', { status: 404 });
}
