import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '@/lib/config/environment';
import { decodePath } from '@/lib/config/paths/paths';

/** Of the files that browsers do not recognise by their content. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

interface RouteContext {
  readonly params: Promise<{ file: string[] }>;
}

/** A file of the content's folder `public`, which the build copies into the export. Only `next dev` has this route. */
export async function GET(_: Request, { params }: RouteContext): Promise<Response> {
  const name = (await params).file.map(decodePath).join('/');
  const file = path.join(readEnvironment().contentFolder, 'public', name);
  const content = await readFile(file).catch(() => undefined);
  if (!content) return new Response('Not found', { status: 404 });
  return new Response(content, {
    headers: { 'Content-Type': mediaTypes[path.extname(file)] ?? 'application/octet-stream' },
  });
}
