import { clicksFrom } from '../../lib/checks/prose/clicks-from';
import { expect, test } from '../test';

/** The path of an address, in the one form in which links and the sitemap can be compared. */
const pathOf = (address: string) =>
  decodeURI(new URL(address, 'http://site').pathname).replace(/(.)\/(index\.html)?$/, '$1');

test('every page is reached from home with three clicks, and none is left without a link', async ({
  request,
}) => {
  const isLocal = (href: string) => new URL(href, 'http://site/').origin === 'http://site';
  const linksOf = async (path: string) => {
    const response = await request.get(`.${encodeURI(path)}`);
    if (!response.ok() || !response.headers()['content-type']?.startsWith('text/html')) return [];
    const html = await response.text();
    return [...html.matchAll(/<a\b[^>]*?\shref="([^"#?]+)/g)]
      .map(([, href = '']) => href)
      .filter(isLocal)
      .map(pathOf);
  };
  const clicks = await clicksFrom('/', linksOf);
  const sitemap = await (await request.get('./sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => pathOf(address));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !((clicks.get(page) ?? Infinity) <= 3))).toEqual([]);
});
