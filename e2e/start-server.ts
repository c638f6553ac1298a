import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { RunningServer } from '../scripts/serve-folder';

/** Starts a server at a free port of this machine. */
export async function startServer(listener: RequestListener): Promise<RunningServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

/** A port at which nothing listens. */
export async function freePort(): Promise<number> {
  const { url, close } = await startServer(() => undefined);
  await close();
  return Number(new URL(url).port);
}

/**
 * Waits up to 30 s until something answers at the port: a display starts slowly while other tests run.
 * @throws naming the program when nothing does.
 */
export async function whenListening(port: number, program: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return;
    await setTimeout(50);
  }
  throw new Error(`${program} does not answer at port ${port}.`);
}
