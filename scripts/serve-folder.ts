import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

interface ServeOptions {
  /** Name or address to listen at; without one, `localhost`. */
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Path prefix the export was built with, e.g. `/preview/x`; empty for the root. */
  readonly basePath: string;
  /** Whether a `.gz` stands beside each file and is to be sent in its place. */
  readonly isCompressed?: boolean;
}

/**
 * Serves an export as a plain static host does: files by name, `x` as `x.html`, and 404.html with status 404 for the
 * rest. Rejects when the port cannot be had.
 */
export async function serveFolder(
  folder: string,
  { host = 'localhost', port, basePath, isCompressed = false }: ServeOptions,
): Promise<RunningServer> {
  const serve = sirv(folder, {
    dev: true,
    extensions: ['html'],
    gzip: isCompressed,
    setHeaders: setCaching,
  });
  const notFound = readFileSync(path.join(folder, '404.html'));
  const server: Server = createServer((request, response) => {
    const refuse = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    const url = request.url ?? '/';
    if (!url.startsWith(basePath)) return refuse();
    request.url = url.slice(basePath.length) || '/';
    serve(request, response, refuse);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${nameOf(host)}:${(server.address() as AddressInfo).port}${basePath}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

/** What a browser on this machine calls a server that listens at `host`. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Files whose names carry a content hash never change; everything else is asked for anew. */
function setCaching(response: { setHeader(name: string, value: string): void }, file: string): void {
  const isHashed =
    file.includes(`${path.sep}_next${path.sep}static${path.sep}`) || file.startsWith('/_next/static/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
