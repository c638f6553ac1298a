import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../fixtures/write-content';
import { keepPageBundle } from './page-bundle';

const folder = '.cache/page-check';

/** Writes a file as it is when it was not edited just now. */
function edit(root: string, name: string, text: string): void {
  const file = path.join(root, name);
  writeFileSync(file, text);
  utimesSync(file, 1, 1);
}

function writeRepository(): string {
  const root = writeFiles({ 'scripts/page-check/serve-checks.ts': '' });
  edit(root, 'scripts/page-check/serve-checks.ts', `import { word } from '../word';\nconsole.log(word);\n`);
  edit(root, 'scripts/word.ts', `export const word = 'one';\n`);
  edit(root, 'package-lock.json', '{}');
  return root;
}

it('bundles once what has not changed, and the same everywhere', async () => {
  const root = writeRepository();
  const first = await keepPageBundle(root);
  writeFileSync(first.file, 'kept');
  expect(await keepPageBundle(root)).toEqual(first);
  expect(readFileSync(first.file, 'utf8')).toBe('kept');
  expect((await keepPageBundle(writeRepository())).key).toBe(first.key);
});

it('bundles once more when a part is gone', async () => {
  const { file, key } = await keepPageBundle(writeRepository());
  rmSync(file);
  expect(await keepPageBundle(file.slice(0, file.indexOf(folder)))).toEqual({ file, key });
  expect(readFileSync(file, 'utf8')).toContain('"one"');
});

it('bundles again what has changed, beside the code that may still run', async () => {
  const root = writeRepository();
  const before = await keepPageBundle(root);
  edit(root, 'scripts/word.ts', `export const word = 'two';\n`);
  const after = await keepPageBundle(root);
  expect(readFileSync(after.file, 'utf8')).toContain('"two"');
  expect(readFileSync(before.file, 'utf8')).toContain('"one"');
});

it('depends on the versions of packages', async () => {
  const root = writeRepository();
  await keepPageBundle(root);
  edit(root, 'package-lock.json', '{"version":2}');
  const made = () => readFileSync(path.join(root, folder, 'made.json'), 'utf8');
  const before = made();
  await keepPageBundle(root);
  expect(made()).not.toBe(before);
});

it.each(['{', '{}'])('bundles again when nobody knows what it was made of: %s', async (text) => {
  const root = writeRepository();
  const first = await keepPageBundle(root);
  writeFileSync(path.join(root, folder, 'made.json'), text);
  expect(await keepPageBundle(root)).toEqual(first);
});

it('is written by several processes at once without a trace of it', async () => {
  const root = writeRepository();
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => keepPageBundle(root)));
  expect(others).toEqual([first, first]);
  expect(readdirSync(path.join(root, folder)).sort()).toEqual([first?.key, 'made.json'].sort());
});

it('names the module that cannot be bundled', async () => {
  const root = writeRepository();
  edit(root, 'scripts/word.ts', `export const word = ;\n`);
  await expect(keepPageBundle(root)).rejects.toThrow(/cannot be bundled:[^]*scripts\/word\.ts:1/);
});

it('does not keep what is edited while it is bundled', async () => {
  const root = writeRepository();
  const word = path.join(root, 'scripts/word.ts');
  const soon = Date.now() / 1000 + 60;
  utimesSync(word, soon, soon);
  await keepPageBundle(root);
  expect(readdirSync(path.join(root, folder))).not.toContain('made.json');
});

it('leaves out the names of visitors, which take much of the time of a check', async () => {
  const root = writeRepository();
  const visitors = path.resolve('node_modules/unist-util-visit-parents/index.js');
  const named = 'node (';
  expect(readFileSync(path.join(path.dirname(visitors), 'lib/index.js'), 'utf8')).toContain(named);
  const entry = `import { visitParents } from ${JSON.stringify(visitors)};\nconsole.log(visitParents);\n`;
  edit(root, 'scripts/page-check/serve-checks.ts', entry);
  const text = readFileSync((await keepPageBundle(root)).file, 'utf8');
  expect(text).toContain('function visitParents(');
  expect(text).not.toContain(named);
});
