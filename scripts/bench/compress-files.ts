import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Writes a `.gz` beside each text file of `folder`, so that what is measured travels as it does from a host. */
export function compressFiles(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|css|js|json|txt|svg)$/.test(file)) continue;
    const content = readFileSync(path.join(folder, file));
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
