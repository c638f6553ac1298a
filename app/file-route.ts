import { decodePath } from '@/lib/config/paths/paths';

/** A function for each path below a route that writes the file there. */
export type RouteFiles = ReadonlyMap<string, () => Promise<Response>>;

interface RouteContext {
  readonly params: Promise<{ file: string[] }>;
}

/** The exports of a route `[...file]` that is a static file for each path. */
export function fileRoute(findFiles: () => Promise<RouteFiles>) {
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
