import { createServer } from 'node:net';
import { once } from 'node:events';

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The message for a server that cannot listen at the address: the cause and what to do. */
export function listenFailure(error: NodeJS.ErrnoException, { host, port }: Address): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the program that uses it, or choose another: \`PORT=${port + 1} npm start\`.`;
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023: \`PORT=3000 npm start\`.`;
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return `HOST is \`${host}\`, which is not an address of this machine. Use localhost, or 0.0.0.0 for every address.`;
  return `The server could not start: ${error.message}`;
}

/**
 * Resolves when a server could listen at the address.
 * @throws {Error} saying why it could not and what to do.
 */
export async function requireFreePort(address: Address): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(address.port, address.host), 'listening');
  } catch (error) {
    throw new Error(listenFailure(error as NodeJS.ErrnoException, address), { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}
