import { expect, type Page } from '@playwright/test';
import type { Environment } from './picture-store';

/** Lets a page be rendered the same way each time: without what moves. */
export async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
}

/** Waits until fonts, pictures and the samples in view are there, and hides what blinks. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A style element is blocked by the page's policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important; scrollbar-width: none !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const each of document.fonts) if (each.status !== 'error') await each.load().catch(() => undefined);
    await document.fonts.ready;
    // The images of the other theme begin to load when it is shown.
    const inView = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
  for (const frame of await page.locator('iframe:visible').all()) await expect(frame).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Reads what runs the page. */
export async function readBrowser(page: Page): Promise<Omit<Environment, 'widths'>> {
  const session = await page.context().newCDPSession(page);
  // `HeadlessChrome/156.0.1.2` is the headless shell: the full browser calls itself Chrome, with a window or without.
  const [product = '', version = ''] = (await session.send('Browser.getVersion')).product.split('/');
  await session.detach();
  const browser = product.startsWith('Headless') ? 'headless shell' : 'full browser';
  return { browser, version, platform: process.platform };
}

/** Reads the environment in which the page is rendered. */
export async function readEnvironment(page: Page): Promise<Environment> {
  const widths = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    const root = getComputedStyle(document.documentElement);
    return ['--font-ysabeau', '--font-text', '--font-code'].map((name) => {
      canvas.font = `16px ${root.getPropertyValue(name)}`;
      return canvas.measureText('Sphinx of black quartz, judge my vow').width.toFixed(2);
    });
  });
  return { ...(await readBrowser(page)), widths: widths.join(', ') };
}
