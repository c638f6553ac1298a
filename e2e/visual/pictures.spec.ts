import type { Page } from '@playwright/test';
import config from '../../playwright.config';
import { frameSchemes, showTheme } from '../expect-accessible';
import { openPage } from '../open-page';
import { expect, test } from '../test';
import { holdStill, readBrowser, readEnvironment, settle } from './hold-still';
import { comparePicture, whyNotCompared } from './picture-store';

const { launchOptions } = config.use!;

test.use({
  launchOptions: {
    ...launchOptions,
    // Letters are rendered by the browser alone, without what the machine adds to them.
    args: [...launchOptions!.args!, '--font-render-hinting=none', '--disable-lcd-text'],
  },
  deviceScaleFactor: 1,
});

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 800 };

async function openSearch(page: Page) {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search docs' }).fill('editable table');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog', { name: 'Docs navigation' })).toBeVisible();
}

/** The screen in its frame. */
async function waitForScreen(page: Page) {
  const screen = page.frameLocator('iframe[title="Screen"]');
  await expect(screen.getByRole('button', { name: 'Save' })).toBeAttached({ timeout: 20_000 });
  await expect.poll(() => frameSchemes(page)).toEqual(['light']);
}

/** The frames on the page, in the colors of the page, which they learn from a message. */
const waitForFrames = (page: Page, theme: string) =>
  expect.poll(async () => (await frameSchemes(page)).filter((scheme) => scheme !== theme)).toEqual([]);

/** The install command names the origin, whose port is another one in each run. */
const fixPort = (page: Page) =>
  page.getByText('npm install http').evaluate((command) => {
    command.innerHTML = command.innerHTML.replace(/:\d+\//, ':3000/');
  });

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly sizes?: readonly (typeof WIDE)[];
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A page of each kind, and the two parts of the shell that open over a page. */
const subjects: readonly Subject[] = [
  { name: 'home', path: '', prepare: fixPort },
  { name: 'docs', path: 'docs/tutorial/types' },
  { name: 'playground', path: 'playground', prepare: waitForScreen },
  { name: 'api-overview', path: 'apiDocs' },
  { name: 'not-found', path: 'no/such/page' },
  { name: 'search', path: 'docs/tutorial/types', prepare: openSearch },
  { name: 'menu', path: 'docs/tutorial/types', sizes: [NARROW, { ...WIDE, width: 768 }], prepare: openMenu },
];

// The expectations are soft, so that a change in one picture does not hide one in another.
for (const { name, path, sizes = [WIDE, NARROW], prepare } of subjects)
  test(`${name} looks as it did, at each width, in the light theme and in the dark one`, async ({ page }) => {
    // Another browser is known without a page.
    const unlike = whyNotCompared(await readBrowser(page));
    test.skip(unlike !== undefined, unlike);
    await page.setViewportSize(sizes[0]!);
    await holdStill(page);
    await openPage(page, path);
    await settle(page);
    const environment = await readEnvironment(page);
    const reason = whyNotCompared(environment);
    test.skip(reason !== undefined, reason);
    await prepare?.(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme);
        await waitForFrames(page, theme);
        await settle(page);
        const picture = `${name}-${size.width}-${theme}`;
        expect.soft(await comparePicture(picture, await page.screenshot(), environment)).toBeUndefined();
      }
    }
  });
