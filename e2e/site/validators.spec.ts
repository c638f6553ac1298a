import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { validateXML } from 'xmllint-wasm';
import { pagesOf } from '../pages';
import { expect, test } from '../test';

const file = (fileName: string, source: string) => ({ fileName, contents: readFileSync(source, 'utf8') });

const sitemapErrors = async (contents: string) =>
  (
    await validateXML({
      xml: { fileName: 'sitemap.xml', contents },
      schema: file('sitemap.xsd', 'node_modules/sitemap/schema/sitemap.xsd'),
    })
  ).errors;

const feedErrors = async (contents: string) =>
  (
    await validateXML({
      xml: { fileName: 'feed.xml', contents },
      schema: file('atom.rng', 'e2e/site/schemas/atom.rng'),
      extension: 'relaxng',
    })
  ).errors;

/** Tags that each page has for where it is shared. */
const tags = [
  ...['og:title', 'og:type', 'og:url', 'og:site_name', 'og:locale'],
  ...['twitter:card', 'twitter:title'],
];

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

for (const site of ['shipped', 'full'] as const)
  test.describe(`on the ${site} site`, () => {
    test.use({ site });
    const languages = site === 'full' ? ['', '/fr'] : [''];

    test('the sitemap of each language follows the schema of sitemaps', async ({ request }) => {
      for (const prefix of languages) {
        const sitemap = await (await request.get(`${prefix}/sitemap.xml`)).text();
        expect(await sitemapErrors(sitemap)).toEqual([]);
        expect(
          await sitemapErrors(sitemap.replace('<loc>', '<place>').replace('</loc>', '</place>')),
        ).not.toEqual([]);
      }
    });

    test('the feed of each language is Atom', async ({ request }) => {
      for (const prefix of languages) {
        const feed = await (await request.get(`${prefix}/feed.xml`)).text();
        expect(await feedErrors(feed)).toEqual([]);
        expect(await feedErrors(feed.replace(/<author>[^]*?<\/author>/, ''))).not.toEqual([]);
      }
    });

    test('every page is complete where it is shared, and its picture exists', async ({ request }) => {
      for (const path of pagesOf(site).filter((name) => !name.startsWith('no/'))) {
        const html = await (await request.get(`/${path}`)).text();
        for (const name of tags) expect(contentOf(html, name), `${name} of /${path}`).toBeTruthy();
        const image = contentOf(html, 'og:image');
        if (image === undefined) continue;
        expect(contentOf(html, 'og:image:alt'), path).toBeTruthy();
        expect(contentOf(html, 'twitter:image'), path).toBe(image);
        const picture = await (await request.get(new URL(image).pathname)).body();
        expect({ ...imageSize(picture), path }).toMatchObject({
          width: Number(contentOf(html, 'og:image:width')),
          height: Number(contentOf(html, 'og:image:height')),
          type: 'png',
        });
        expect(picture.length, path).toBeLessThan(60 * 1024);
      }
    });
  });

test('the feed holds the notes of a release as they are on its page', async ({ request }) => {
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed).toContain('<h3 id="added-in-000">');
  expect(feed).toContain('href="https://eidos.example.org/docs/api/controller"');
});
