import { existsSync, readFileSync } from 'node:fs';
import { sites } from '../sites';
import { expect, test } from '../test';

/** The path of a URL, in the one form in which links and the sitemap can be compared. */
const pathOf = (url: string) =>
  decodeURI(new URL(url, 'http://site').pathname).replace(/(.)\/(index\.html)?$/, '$1');

/** How many clicks lead from `start` to each place that can be reached. */
function clicksFrom(start: string, linksOf: (place: string) => readonly string[]) {
  const clicks = new Map([[start, 0]]);
  for (let step = 1, reached = [start]; reached.length > 0; step++) {
    const found = reached.flatMap(linksOf);
    reached = [...new Set(found)].filter((place) => !clicks.has(place));
    for (const place of reached) clicks.set(place, step);
  }
  return clicks;
}

test('every page is reached from home with three clicks, and none is left without a link', () => {
  const { outDir } = sites.shipped;
  const isLocal = (href: string) => new URL(href, 'http://site/').origin === 'http://site';
  const linksOf = (path: string) => {
    const file = `${outDir}${path === '/' ? '/index' : path}.html`;
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...html.matchAll(/<a\b[^>]*?\shref="([^"#?]+)/g)]
      .map(([, href = '']) => href)
      .filter(isLocal)
      .map(pathOf);
  };
  const clicks = clicksFrom('/', linksOf);
  const sitemap = readFileSync(`${outDir}/sitemap.xml`, 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => pathOf(url));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !((clicks.get(page) ?? Infinity) <= 3))).toEqual([]);
});
