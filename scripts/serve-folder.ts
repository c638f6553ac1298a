import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createProbe, type Server as NetServer } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { STATIC_FOLDER } from '../lib/config/next-formats/framework-files';
import { contentTypes, headersFor } from './hosting/hosting-rules';

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
  /** Whether each file has a `.gz` next to it, which is sent instead. */
  readonly isCompressed?: boolean;
}

/** The escapes of `$&+,/:;=@`, which other hosts decode and sirv does not. */
const UNREAD_ESCAPES = /%(?:2[46BCF]|3[ABD]|40)/gi;

/**
 * Serves an export as a plain static host does: files by name, `x` as `x.html`, and 404.html with status 404 for the
 * rest; with the headers of `hosting/hosting-rules.ts`.
 * @throws {Error} saying why it cannot listen at the address and what to do.
 */
export async function serveFolder(
  folder: string,
  { host = 'localhost', port, basePath, isCompressed = false }: ServeOptions,
): Promise<RunningServer> {
  const serve = sirv(folder, {
    dev: true,
    extensions: ['html'],
    gzip: isCompressed,
    setHeaders: (response, pathname) => {
      const type = contentTypes[path.extname(pathname)];
      const headers = headersFor(pathname.slice(sitePrefix(folder, pathname).length));
      response.setHeaders(new Headers({ ...headers, ...(type && { 'Content-Type': type }) }));
    },
  });
  const server = createServer((request, response) => {
    const refuse = () => {
      const page = path.join(folder, sitePrefix(folder, request.url ?? '/'), '404.html');
      // A folder of previews may have no site of its own yet.
      const notFound = existsSync(page) ? readFileSync(page) : 'Not found';
      response.setHeaders(new Headers(headersFor('/404.html')));
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    const url = request.url ?? '/';
    const rest = url.slice(basePath.length);
    if (!url.startsWith(basePath) || /^[^/?]/.test(rest)) return refuse();
    request.url = rest.replace(/^(?!\/)/, '/').replaceAll(UNREAD_ESCAPES, decodeURIComponent);
    serve(request, response, refuse);
  });
  await listen(server, { host, port });
  return {
    url: `http://${reachableName(host)}:${(server.address() as AddressInfo).port}${basePath}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

/**
 * Where the site that a URL belongs to begins: another language, or a preview, is a site of its own in a folder of
 * the first one.
 */
function sitePrefix(folder: string, pathname: string): string {
  const segments = path.posix.normalize(`/${pathname}`).split('/').slice(1, -1);
  for (let depth = segments.length; depth > 0; depth -= 1) {
    const prefix = `/${segments.slice(0, depth).join('/')}`;
    if (existsSync(path.join(folder, prefix, STATIC_FOLDER))) return prefix;
  }
  return '';
}

/** The host name by which a browser on this machine reaches a server that listens at `host`. */
export function reachableName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The message for a server that cannot listen at the address: the cause and what to do. */
function listenFailure(error: NodeJS.ErrnoException, { host, port }: Address): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1}.`;
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return `HOST is \`${host}\`, which is not an address of this machine. Use localhost, or 0.0.0.0 for every address.`;
  return `The server could not start: ${error.message}`;
}

async function listen(server: NetServer, address: Address): Promise<void> {
  try {
    await once(server.listen(address.port, address.host), 'listening');
  } catch (error) {
    throw new Error(listenFailure(error as NodeJS.ErrnoException, address), { cause: error });
  }
}

/** Resolves when a server could listen at the address. Throws an error saying why it could not and what to do. */
export async function requireFreePort(address: Address): Promise<void> {
  const probe = createProbe();
  await listen(probe, address);
  probe.close();
  await once(probe, 'close');
}
