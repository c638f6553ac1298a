import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHUNK_FOLDER } from '../../lib/config/next-formats/framework-files';
import { fileErrors, pageErrors } from './measure-export';

let folder: string;
/** Text that gzip cannot shorten below the given KiB. */
const noise = (kib: number) => randomBytes(kib * 1024).toString('latin1');

function write(name: string, content: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content, 'latin1');
}

const chunks = `/${CHUNK_FOLDER}`;
const page = `<link rel="stylesheet" href="${chunks}/a.css">
<link rel="preload" href="/font.woff2" as="font">
<link rel="canonical" href="/elsewhere">
<script src="${chunks}/old.js" noModule=""></script>
<img src="/logo.svg"><img src="/below.png" loading="lazy">
<script>(function(s,f){})(["${chunks}/framework.js"])</script>
<script>push("static/chunks/island.js")</script>`;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'export-'));
  write('page.html', page);
  write(`${chunks}/a.css`, noise(2));
  write('font.woff2', noise(3));
  write('logo.svg', noise(1));
  write(`${chunks}/framework.js`, noise(4));
  write(`${chunks}/island.js`, noise(2));
});
afterEach(() => rmSync(folder, { recursive: true }));

const limits = { byLoad: 7, scripts: 6.2, requests: 4 };
const check = (basePath = '') => pageErrors(folder, basePath, { page: 'page.html', limits });

describe('a page of the export', () => {
  it('passes within its limits', () => {
    expect(check()).toEqual([]);
  });

  it.each([
    ['heavier styles', () => write(`${chunks}/a.css`, noise(3)), ['7.3 KiB by the load event, limit 7']],
    [
      'a script before the load event',
      () => write('page.html', `${page}<script src="${chunks}/island.js"></script>`),
      ['KiB by the load event, limit 7', '5.0 requests by the load event, limit 4'],
    ],
    ['a heavier island', () => write(`${chunks}/island.js`, noise(3)), ['7.0 KiB of scripts, limit 6.2']],
    ['longer HTML', () => write('page.html', page + noise(1)), ['KiB by the load event, limit 7']],
    [
      'a font that its styles name',
      () => {
        write('b.woff2', noise(1));
        const style =
          '<style>@font-face{src:url(/b.woff2)}@font-face{src:url(/c.woff2);unicode-range:U+C0}</style>';
        write('page.html', style + page);
      },
      ['KiB by the load event, limit 7', '5.0 requests by the load event, limit 4'],
    ],
  ])('fails with %s', (_, change, errors) => {
    change();
    expect(check()).toEqual(errors.map((error): unknown => expect.stringContaining(error)));
  });

  it('is weighed below a base path', () => {
    write('page.html', page.replaceAll('"/', '"/preview/'));
    expect(check('/preview')).toEqual([]);
  });

  it('fails when a file that it needs is missing', () => {
    rmSync(path.join(folder, 'font.woff2'));
    expect(() => check()).toThrow('font.woff2');
  });
});

describe('a file that is fetched later', () => {
  it('fails above its limit', () => {
    const budget = { file: /framework\.js$/, limit: 4.2 };
    expect(fileErrors(folder, budget)).toEqual([]);
    expect(fileErrors(folder, { ...budget, limit: 3 })).toEqual([
      `${CHUNK_FOLDER}/framework.js: 4.0 KiB, limit 3`,
    ]);
  });

  it('must exist', () => {
    expect(() => fileErrors(folder, { file: /none/, limit: 1 })).toThrow('/none/');
  });
});
