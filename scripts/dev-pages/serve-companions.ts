import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '../../lib/config/site';
import type { RunningServer } from '../serve-folder';

/** Resolves when the server listens: at `port`, or where another program does so already, at any that is free. */
async function listen(server: Server, port: number): Promise<void> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (port === 0) throw error;
    await listen(server, 0);
  }
}

/**
 * Serves what the export holds beside each page, made of the page as `next dev` shows it at that moment: its Markdown
 * and its picture. `rewrites.ts` leads the URLs of both here.
 * @param devOrigin origin of `next dev`
 * @param readSite returns the current configuration; called for each request, because it can change
 * @param port the one to listen at, if it is free
 */
export async function serveCompanions(
  devOrigin: string,
  readSite: () => Promise<Site>,
  port = 0,
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const answer = async () => {
      // Loaded when it is needed: what draws pictures takes longer to load than Next to start.
      const { makeCompanion } = await import('./make-companion');
      return makeCompanion(new URL(request.url ?? '/', devOrigin).pathname, devOrigin, await readSite());
    };
    answer().then(
      (found) => {
        response.writeHead(found ? 200 : 404, { 'Content-Type': found?.type ?? 'text/plain' });
        response.end(found?.content ?? 'Not found');
      },
      (error: unknown) => {
        response.writeHead(500, { 'Content-Type': 'text/plain' });
        response.end(String(error));
      },
    );
  });
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
