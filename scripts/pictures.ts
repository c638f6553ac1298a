import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './find-programs';
import { runCommand, toolPath } from './run-command';
import { serveFolder } from './serve-folder';

/** Pages of the examples whose first screen is shown on their overview. */
const EXAMPLES = [
  'contact_form',
  'inventory',
  'invoice',
  'order',
  'playlist',
  'settings',
  'survey',
  'two_languages',
];

const FOLDER = 'public/img/examples';

/** What the cards show, in pixels: the upper part of a screen. */
const SIZE = { width: 480, height: 300 };

/** What a screen lies on, where it is lower than its picture. */
const BACKGROUND = { light: '#fcfcfa', dark: '#111614' };

/** Takes the picture of a page's first screen in one mode. */
async function takePicture(browser: Browser, url: string, name: string, mode: 'light' | 'dark') {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(`${url}/docs/examples/${name}?docusaurus-theme=${mode}`);
  const result = page.locator('iframe[title="Result"]').first();
  await page.locator('[data-live]').first().scrollIntoViewIfNeeded();
  await result.contentFrame().locator('body').getByRole('button').first().waitFor();
  await result.evaluate((frame) => frame.scrollIntoView({ block: 'start' }));
  const box = await result.boundingBox();
  if (!box) throw new Error(`The first screen of ${name} is not shown.`);
  const height = Math.min(box.height, (box.width * SIZE.height) / SIZE.width);
  const picture = await page.screenshot({ clip: { ...box, height } });
  await sharp(picture)
    .resize({ ...SIZE, fit: 'contain', position: 'top', background: BACKGROUND[mode] })
    .webp({ quality: 72 })
    .toFile(`${FOLDER}/${name}-${mode}.webp`);
  await page.close();
}

/** Makes the pictures of the overview of examples from the built site in `out/`. */
async function makeExamplePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const server = await serveFolder('out', { port: 0, basePath: '' });
  const browser = await chromium.launch({ executablePath: findBrowser('measure'), args: ['--no-sandbox'] });
  for (const name of EXAMPLES)
    for (const mode of ['light', 'dark'] as const) await takePicture(browser, server.url, name, mode);
  await browser.close();
  await server.close();
}

/** Records the pictures of the visual tests again, from the site in `out/`. */
async function recordTests(): Promise<void> {
  process.env.RENEW_PICTURES = '1';
  await runCommand(process.execPath, [toolPath('playwright', '@playwright/test'), 'test', 'e2e/visual']);
  console.log('Recorded. Look at what `git diff --stat e2e/visual/pictures` lists before you commit it.');
}

const [kind, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (kind !== undefined && kind !== 'examples')) {
  console.error(
    '`npm run pictures` records the visual tests, `npm run pictures -- examples` the cards of the examples.',
  );
  process.exit(1);
}
await (kind === 'examples' ? makeExamplePictures() : recordTests());
