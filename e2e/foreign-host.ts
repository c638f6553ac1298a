import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { startServer } from './start-server';

/** A host that is not the site's: the site is at `localhost`, this at the address that name stands for. */
export type ForeignHost = Awaited<ReturnType<typeof startForeignHost>>;

/** Starts a host that answers every request with `html` and lets every page read the answer. */
export async function startForeignHost(html: string) {
  // The requests and packets since it was started, one line each.
  const received: string[] = [];
  const { url, close } = await startServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' });
    response.end(html);
  });
  const socket = createSocket('udp4', () => received.push('packet'));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    url,
    /** Where it listens for packets, as a STUN server does. */
    packetPort: socket.address().port,
    received,
    close: async () => {
      socket.close();
      await close();
    },
  };
}
