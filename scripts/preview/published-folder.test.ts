import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { writeFiles } from '../../lib/config/fixtures/write-content';
import { CHUNK_FOLDER } from '../../lib/config/next-formats/framework-files';
import { placePreview, placeRoot, previewFolder, previewPath, removePreview } from './published-folder';

let folder = '';
beforeEach(() => (folder = writeFiles({})));

const published = () => path.join(folder, 'published');
const read = (...names: string[]) => readFileSync(path.join(published(), ...names), 'utf8');

/** The folder of an export of one page, which names a script below `basePath`. */
function exportOf(text: string, basePath: string): string {
  const script = `${basePath}/${CHUNK_FOLDER}/a.js`;
  return writeFiles({
    'index.html': `<h1>${text}</h1><script src="${script}"></script>`,
    'docs/page.html': text,
  });
}

const place = (branch: string, text: string) =>
  placePreview(published(), branch, exportOf(text, previewPath(branch, '')), '');

const textOf = (branch: string) => read('preview', previewFolder(branch), 'docs', 'page.html');

it('holds the site and two previews; an update and a removal leave the others as they are', () => {
  const shown = () => [read('docs', 'page.html'), textOf('feature/x'), textOf('機能')];
  placeRoot(published(), exportOf('main', ''), '');
  place('feature/x', 'x, first');
  place('機能', 'second branch');
  expect(shown()).toEqual(['main', 'x, first', 'second branch']);
  place('feature/x', 'x, updated');
  expect(shown()).toEqual(['main', 'x, updated', 'second branch']);
  placeRoot(published(), exportOf('main, updated', ''), '');
  expect(shown()).toEqual(['main, updated', 'x, updated', 'second branch']);
  removePreview(published(), 'feature/x');
  expect([read('docs', 'page.html'), textOf('機能')]).toEqual(['main, updated', 'second branch']);
  expect(readdirSync(path.join(published(), 'preview'))).toEqual([previewFolder('機能')]);
});

it('removes pages that an update no longer has, and keeps what belongs to the host', () => {
  placeRoot(published(), exportOf('old', ''), '');
  writeFileSync(path.join(published(), 'CNAME'), 'docs.example.org');
  writeFileSync(path.join(published(), 'gone.html'), 'old');
  placeRoot(published(), exportOf('new', ''), '');
  expect(existsSync(path.join(published(), 'gone.html'))).toBe(false);
  expect(read('CNAME')).toBe('docs.example.org');
});

it('removes nothing where there is no preview', () => {
  expect(() => removePreview(published(), 'never-built')).not.toThrow();
  expect(() => removePreview(published(), '')).toThrow('is empty, or none is checked out. Pass a name.');
});

it('refuses an export for another path, and changes nothing', () => {
  place('x', 'first');
  const wrong = exportOf('second', '/preview/y');
  expect(() => placePreview(published(), 'x', wrong, '')).toThrow(
    /was built for the path “\/preview\/y” and would be served below “\/preview\/x”. Build it with BASE_PATH=\/preview\/x/,
  );
  expect(() => placeRoot(published(), wrong, '')).toThrow(/Build it with BASE_PATH=\//);
  expect(textOf('x')).toBe('first');
});

it('refuses a folder without a site', () => {
  expect(() => placeRoot(published(), writeFiles({}), '')).toThrow(/no index\.html/);
});

it.each([
  ['fix-typo-2', /^fix-typo-2$/],
  ['feature/x', /^feature-x-[\da-f]{6}$/],
  ['Größe/Übersicht', /^gro-e-ubersicht-[\da-f]{6}$/],
  ['機能', /^[\da-f]{6}$/],
  ['v1.0', /^v1-0-[\da-f]{6}$/],
  ['x'.repeat(200), /^x{41}-[\da-f]{6}$/],
])('makes a safe name of %s', (branch, expected) => {
  expect(previewFolder(branch)).toMatch(expected);
});

it('gives branches that look alike different folders', () => {
  const branches = ['feature/x', 'feature-x', 'feature_x', 'Feature-x', 'feature--x', 'fêature-x'];
  expect(new Set(branches.map(previewFolder)).size).toBe(branches.length);
});

it('makes a part of a path of any name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (branch) => {
      expect(previewFolder(branch)).toMatch(/^[a-z\d](?:[a-z\d-]{0,46}[a-z\d])?$/);
    }),
  );
});
