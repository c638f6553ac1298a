import { readdirSync, readFileSync } from 'node:fs';
import { expectAccessible, frameSchemes, showDark } from '../expect-accessible';
import { watchLayoutShifts } from '../layout-shifts';
import type { Looks } from '../look-alikes';
import { expect, test } from '../test';

/** Addresses of the shipped pages that hold a live sample. */
const pages = readdirSync('out/docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.endsWith('index.html'))
  .filter((file) => readFileSync(`out/docs/${file}`, 'utf8').includes('data-live='))
  .map((file) => `docs/${file.slice(0, -'.html'.length)}`);

/** The rest of each page is looked at in e2e/site/accessibility.spec.ts. */
const SAMPLES = '[data-live]';

/** Texts of a sample that look like those of another have the same contrast. */
const seen: Looks = new Map();

test.use({ reducedMotion: 'reduce' });

for (const address of pages) {
  test(`every sample of ${address} runs, without an error, without moving anything and as axe wants it`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    const readShifts = await watchLayoutShifts(page);
    await page.goto(address);
    for (const sample of await page.locator(SAMPLES).all()) {
      await sample.scrollIntoViewIfNeeded();
      // Each frame loads React and the toolkit again, which is slow while other tests run.
      await expect(sample.locator('iframe[title="Result"]')).toBeVisible({ timeout: 20_000 });
      await expect(sample.locator('pre[aria-live]')).toBeHidden();
    }
    expect(await readShifts()).toEqual([]);
    expect(complaints).toEqual([]);
    await expectAccessible(page, { within: SAMPLES, seen });
    await showDark(page);
    await expect.poll(async () => [...new Set(await frameSchemes(page))]).toEqual(['dark']);
    await expectAccessible(page, { within: SAMPLES, colorsOnly: true, seen });
  });
}
