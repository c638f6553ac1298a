import { imageSize } from 'image-size';
import { pagesOf } from '../pages';
import { expect, test } from '../test';

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

for (const site of ['shipped', 'full'] as const)
  test.describe(`on the ${site} site`, () => {
    test.use({ site });
    const languages = site === 'full' ? ['', '/fr'] : [''];

    test('the sitemap and the feed of each language are valid XML', async ({ page, request }) => {
      for (const name of languages.flatMap((prefix) => [`${prefix}/sitemap.xml`, `${prefix}/feed.xml`])) {
        const found = await page.evaluate(
          (source) => {
            const { documentElement: root } = new DOMParser().parseFromString(source, 'application/xml');
            const texts = (selector: string) =>
              [...root.querySelectorAll(selector)].map((element) => element.textContent);
            return {
              root: root.tagName,
              urls: [
                ...texts('loc, id'),
                ...[...root.querySelectorAll('link')].map((link) => link.getAttribute('href')),
              ],
              times: texts('lastmod, updated'),
            };
          },
          await (await request.get(name)).text(),
        );
        expect(found.root, name).toBe(name.endsWith('feed.xml') ? 'feed' : 'urlset');
        const wrongUrls = found.urls.filter((url) => !url?.startsWith('https://'));
        expect(found.urls.length).toBeGreaterThan(1);
        const wrongTimes = found.times.filter((time) => Number.isNaN(Date.parse(time)));
        expect([...wrongUrls, ...wrongTimes], name).toEqual([]);
      }
    });

    test('the picture of every page exists, as large as its tags say', async ({ request }) => {
      for (const path of pagesOf(site).filter((name) => !name.startsWith('no/'))) {
        const html = await (await request.get(`/${path}`)).text();
        const image = contentOf(html, 'og:image');
        if (image === undefined) continue;
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
