import { createHash } from 'node:crypto';

/** Returns a hash of texts or bytes, which differs when their order or their borders do. */
export function hashOf(parts: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 32);
}
