import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../fixtures/write-content';
import { keepBundle } from './keep-bundle.mjs';

it('bundles again when another module is requested', async () => {
  const root = writeFiles({ 'a.ts': 'export const a = 1;', 'b.ts': 'export const b = 2;' });
  const keep = (entries: Readonly<Record<string, string>>) =>
    keepBundle({ title: 'It', root, folder: '.cache/it', entries, settings: 'settings.mjs', options: {} });
  await keep({ a: 'a.ts' });
  const { folder } = await keep({ a: 'a.ts', b: 'b.ts' });
  expect(existsSync(path.join(folder, 'b.mjs'))).toBe(true);
});
