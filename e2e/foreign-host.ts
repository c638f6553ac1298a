import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that is not the site's: the site is at `localhost`, this at the address that name stands for. */
export type ForeignHost = Awaited<ReturnType<typeof startForeignHost>>;

/** Starts a host that answers every request with `html` and lets every page read the answer. */
export async function startForeignHost(html: string) {
  // The requests and packets since it was started, one line each.
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' });
    response.end(html);
  });
  const socket = createSocket('udp4', () => received.push('packet'));
  server.listen(0, '127.0.0.1');
  socket.bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(socket, 'listening')]);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Where it listens for packets, as a STUN server does. */
    packetPort: socket.address().port,
    received,
    close: async () => {
      socket.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
