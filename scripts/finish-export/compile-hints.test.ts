import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHUNK_FOLDER } from '../../lib/next-formats/names/addresses';
import { addCompileHints } from './compile-hints';

it('begins every script with the hint, where V8 looks for it, and changes no other file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hints-'));
  const chunks = path.join(folder, CHUNK_FOLDER);
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, 'a.js'), 'run()');
  writeFileSync(path.join(chunks, 'a.css'), 'p {}');
  addCompileHints(folder);
  expect(readFileSync(path.join(chunks, 'a.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(readFileSync(path.join(chunks, 'a.css'), 'utf8')).toBe('p {}');
});
