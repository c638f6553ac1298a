import {
  existsSync,
  mkdtempSync,
  readFileSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyCompiled, renameBuild } from './compiled-site';

const compiled = {
  BUILD_ID: 'one',
  'build-manifest.json': '{"files":["static/one/_buildManifest.js"]}',
  'fallback-build-manifest.json': '["static/one/_buildManifest.js"]',
  'server/middleware-build-manifest.js': 'f("one")',
  'server/app/page.js': 'code',
  'static/one/_buildManifest.js': 'code',
};
const rendered = [
  'dev/server/app/page.js',
  'prerender-manifest.json',
  'server/app/docs.html',
  'server/app/docs.segments/_tree.rsc',
  'trace',
];

function write(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compiled-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

test('code and links to packages are copied, and neither rendered pages nor what the development server writes', () => {
  const from = write({ ...compiled, ...Object.fromEntries(rendered.map((name) => [name, ''])) });
  symlinkSync('../../node_modules/jiti', path.join(from, 'jiti'));
  const to = write({});
  copyCompiled(from, to);
  expect(read(to, 'server/app/page.js')).toBe('code');
  expect(readlinkSync(path.join(to, 'jiti'))).toBe('../../node_modules/jiti');
  expect(rendered.filter((name) => existsSync(path.join(to, name)))).toEqual([]);
});

test('a build gets another id wherever its own is written', () => {
  const folder = write(compiled);
  renameBuild(folder, 'two');
  expect(read(folder, 'BUILD_ID')).toBe('two');
  expect(read(folder, 'build-manifest.json')).toContain('static/two/');
  expect(read(folder, 'server/middleware-build-manifest.js')).toBe('f("two")');
  expect(read(folder, 'static/two/_buildManifest.js')).toBe('code');
});

test('a build whose id is written somewhere else is refused', () => {
  const folder = write({ ...compiled, 'build-manifest.json': '{}' });
  expect(() => renameBuild(folder, 'two')).toThrow('does not hold the id of the build');
});
