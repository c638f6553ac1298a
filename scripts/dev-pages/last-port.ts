import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names the port at which the files beside pages were served last. */
const portFile = '.cache/dev/companions-port';

/**
 * The port of the last `npm run dev`; 0 when there is none. Next makes the addresses that it rewrites a part of the site's
 * code, so another port would make it compile everything again.
 */
export function readLastPort(): number {
  try {
    const port = Number(readFileSync(portFile, 'utf8'));
    return Number.isInteger(port) && port > 0 && port <= 65535 ? port : 0;
  } catch {
    return 0;
  }
}

/** Notes the port of a url for the next `npm run dev`. */
export function writeLastPort(url: string): void {
  mkdirSync(path.dirname(portFile), { recursive: true });
  writeFileSync(portFile, new URL(url).port);
}
