import { decodePath } from '@/lib/config/paths/paths';
import { memoizeByObject } from '@/lib/content/memoize-by-object';
import type { DocPage } from '@/lib/content/model/doc-page';
import { getPages } from '@/lib/content/pages';

/** A function for each path below a route that writes the file there. */
type RouteFiles = ReadonlyMap<string, () => Promise<Response>>;

interface RouteContext {
  readonly params: Promise<{ file: string[] }>;
}

/**
 * The exports of a route `[...file]` that is a static file for each path.
 * @param listFiles is called once for each reading of the content, with the pages of the docs.
 */
export function fileRoute(listFiles: (pages: readonly DocPage[]) => RouteFiles | Promise<RouteFiles>) {
  const filesOf = memoizeByObject(listFiles);
  const findFiles = async () => filesOf(await getPages());
  return {
    generateStaticParams: async () =>
      [...(await findFiles()).keys()].map((path) => ({ file: path.split('/') })),
    GET: async (_: Request, { params }: RouteContext): Promise<Response> => {
      const path = (await params).file.map(decodePath).join('/');
      const write = (await findFiles()).get(path);
      return write ? write() : new Response('Not found', { status: 404 });
    },
  };
}
