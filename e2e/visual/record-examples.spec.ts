import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openPage } from '../open-page';
import { expect, test } from '../test';

/** Pages of the examples whose first screen is shown on their overview. */
const EXAMPLES = readdirSync('content/docs/examples')
  .map((file) => path.parse(file).name)
  .filter((name) => name !== 'index');

/** The size of a card's picture in pixels: the upper part of a screen. */
const SIZE = { width: 480, height: 300 };

/** The background of a screen that is lower than its picture. */
const BACKGROUND = { light: '#fcfcfa', dark: '#111614' };

const record = (name: string, mode: 'light' | 'dark') =>
  test(`records the card of ${name}, ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await openPage(page, `docs/examples/${name}?docusaurus-theme=${mode}`);
    const result = page.locator('iframe[title^="Result"]').first();
    await page.locator('[data-live]').first().scrollIntoViewIfNeeded();
    await result.contentFrame().locator('body').getByRole('button').first().waitFor();
    await result.evaluate((frame) => frame.scrollIntoView({ block: 'start' }));
    const box = await result.boundingBox();
    expect(box, 'The first screen is shown.').not.toBeNull();
    const height = Math.min(box!.height, (box!.width * SIZE.height) / SIZE.width);
    const picture = await page.screenshot({ clip: { ...box!, height } });
    await sharp(picture)
      .resize({ ...SIZE, fit: 'contain', position: 'top', background: BACKGROUND[mode] })
      .webp({ quality: 72 })
      .toFile(`public/img/examples/${name}-${mode}.webp`);
  });

if (process.env.RENEW_PICTURES === '1')
  for (const name of EXAMPLES) for (const mode of ['light', 'dark'] as const) record(name, mode);
