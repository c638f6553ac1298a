import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHUNK_FOLDER } from '../../lib/config/next-formats/framework-files';
import { fileErrors, pageErrors } from './budget-errors';
import { measureExport } from './measure-export';

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

const limits = { html: 1, styles: 2.1, byLoad: 7, scriptsByLoad: 0, scripts: 6.2, requests: 4 };
const check = (change: Partial<typeof limits> = {}) =>
  pageErrors({ folder, basePath: '' }, { page: 'page.html', limits: { ...limits, ...change } });

describe('a page of the export', () => {
  it('passes within its limits', () => {
    expect(check()).toEqual([]);
  });

  it.each([
    [
      'heavier styles',
      () => write(`${chunks}/a.css`, noise(3)),
      ['CSS: 3.0 KiB, limit 2.1 KiB', 'everything by the load event: 7.3'],
    ],
    [
      'a script before the load event',
      () => write('page.html', `${page}<script src="${chunks}/island.js"></script>`),
      [
        'by the load event: 8.',
        'scripts by the load event: 2.0 KiB, limit 0 KiB',
        'requests by the load event: 5, limit 4',
      ],
    ],
    [
      'a heavier island',
      () => write(`${chunks}/island.js`, noise(3)),
      ['scripts in all: 7.0 KiB, limit 6.2 KiB'],
    ],
    ['longer HTML', () => write('page.html', page + noise(1)), ['HTML: 1.', 'everything by the load event']],
  ])('fails with %s', (_, change, diagnostics) => {
    change();
    expect(check()).toEqual(diagnostics.map((diagnostic): unknown => expect.stringContaining(diagnostic)));
  });

  it('is weighed with the styles that it holds and the fonts that they name', () => {
    const before = measureExport(folder, 'page.html', '');
    const held = `a{background:url("data:image/svg+xml,<svg>")}${noise(2).replaceAll('<', ' ')}`;
    write('b.woff2', noise(1));
    const link = `<link rel="stylesheet" href="${chunks}/a.css"`;
    write(
      'page.html',
      page.replace(
        link,
        // A function, because "$&" in the noise would stand for the match.
        () =>
          `<style>${held}@font-face{src:url(/b.woff2)}@font-face{src:url(/c.woff2);unicode-range:U+C0}</style>${link} disabled=""`,
      ),
    );
    const weight = measureExport(folder, 'page.html', '');
    expect(weight.requests).toBe(before.requests);
    expect(Math.abs(weight.styles - before.styles)).toBeLessThan(300);
    expect(Math.abs(weight.html - before.html)).toBeLessThan(50);
    expect(weight.byLoad - before.byLoad).toBeGreaterThan(1000);
  });

  it('is weighed below a base path', () => {
    const weight = measureExport(folder, 'page.html', '');
    write('page.html', page.replaceAll('"/', '"/preview/'));
    expect(measureExport(folder, 'page.html', '/preview')).toEqual({
      ...weight,
      html: expect.any(Number),
      byLoad: expect.any(Number),
    });
  });

  it('fails when a file that it needs is missing', () => {
    rmSync(path.join(folder, 'font.woff2'));
    expect(() => check()).toThrow('font.woff2');
  });
});

describe('a file that is fetched later', () => {
  it('fails above its limit', () => {
    const budget = { file: /framework\.js$/, limit: 4.2 };
    expect(fileErrors({ folder }, budget)).toEqual([]);
    expect(fileErrors({ folder }, { ...budget, limit: 3 })).toEqual([
      `${CHUNK_FOLDER}/framework.js: 4.0 KiB, limit 3 KiB`,
    ]);
  });

  it('must exist', () => {
    expect(() => fileErrors({ folder }, { file: /none/, limit: 1 })).toThrow('/none/');
  });
});
