import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listExportFiles } from './finish-export/list-export-files';

const encodings = {
  '.gz': (content: Buffer) => gzipSync(content, { level: 9 }),
  '.br': (content: Buffer) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
} as const;

export type Encoding = keyof typeof encodings;

/** Writes a compressed copy beside each text file of `folder`, such as `index.html.gz`, for hosts that send it instead. */
export function compressFiles(folder: string, wanted: readonly Encoding[]): void {
  for (const file of listExportFiles(folder)) {
    if (!/\.(html|css|js|json|txt|md|svg|xml|webmanifest)$/.test(file)) continue;
    const content = readFileSync(path.join(folder, file));
    for (const extension of wanted)
      writeFileSync(path.join(folder, `${file}${extension}`), encodings[extension](content));
  }
}
