import type { Page } from '@playwright/test';
import { openPage, sidebar, whenReady } from '../open-page';
import { expect, test } from '../test';

test.use({ site: 'full' });

const written = '/docs/next/examples/written';

/** They are in a paragraph of the element with the style. */
const styledWords = 'A text with a style of its own.';

/** How a reader may come to the page; the policy in force is that of the page visited first. */
const arrivals: readonly { readonly name: string; readonly arrive: (page: Page) => Promise<void> }[] = [
  {
    name: 'on a full load',
    // Scripts that come later set the theme once more.
    arrive: (page) => openPage(page, written),
  },
  {
    name: 'after navigation from another page',
    arrive: async (page) => {
      await page.goto('/docs/next/examples/');
      await whenReady(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await sidebar(page).getByRole('link', { name: 'Written' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Written' })).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    },
  },
];

for (const { name, arrive } of arrivals) {
  test(`inline styles and embeds show ${name}, foreign frames do not`, async ({ page, complaints }) => {
    await page.route('**/embed/film.webm', (route) => route.fulfill({ contentType: 'video/webm' }));
    const film = page.waitForRequest('**/embed/film.webm');
    await arrive(page);
    const styled = page.getByText(styledWords).locator('..');
    await expect(styled).toHaveCSS('padding-inline-start', '40px');
    await expect(styled).toHaveCSS('font-family', '"Courier New", monospace');
    await expect(page.getByText('Word two.')).toHaveCSS('letter-spacing', '2px');
    const color = () => styled.evaluate((element) => getComputedStyle(element).color);
    const light = await color();
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await color()).not.toBe(light);

    const frame = page.frameLocator('[title="A frame of the site"]');
    await expect(frame.getByText('User-Agent: *')).toBeVisible();
    await film;
    await expect(page.getByRole('columnheader', { name: 'Item' })).toHaveCSS('text-align', 'start');
    await expect(page.getByRole('cell', { name: '12' })).toHaveCSS('text-align', 'end');
    await expect(page.getByRole('cell', { name: 'ready' })).toHaveCSS('text-align', 'center');
    expect(complaints).toEqual([]);
    await test.step('a frame keeps its shape and does not widen the page', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const box = await page.getByTitle('A frame of the site').boundingBox();
      expect(box?.width).toBeLessThan(320);
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(560 / 315, 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
    await test.step('a frame of another host is blocked', async () => {
      await page.evaluate(() => {
        const foreign = document.createElement('iframe');
        foreign.src = 'https://other.example.org/';
        document.body.append(foreign);
      });
      await expect.poll(() => complaints.join()).toContain("frame-src 'self'");
    });
  });
}
