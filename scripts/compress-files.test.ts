import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress-files';

it('writes compressed copies of text beside it, and of nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  writeFileSync(path.join(folder, 'index.html'), '<p>text</p>');
  writeFileSync(path.join(folder, 'font.woff2'), 'font');
  compressFiles(folder, ['.gz', '.br']);
  expect(readdirSync(folder).sort()).toEqual(['font.woff2', 'index.html', 'index.html.br', 'index.html.gz']);
  expect(gunzipSync(readFileSync(path.join(folder, 'index.html.gz'))).toString()).toBe('<p>text</p>');
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toBe(
    '<p>text</p>',
  );
});
