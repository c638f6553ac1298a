import type { Page } from '@playwright/test';
import config from '../../playwright.config';
import { frameSchemes, showDark } from '../expect-accessible';
import { openPage } from '../open-page';
import { expect, test } from '../test';
import { holdStill, readEnvironment, settle } from './hold-still';
import { comparePicture, whyNotCompared } from './picture-store';

const { launchOptions } = config.use!;

test.use({
  launchOptions: {
    ...launchOptions,
    // Letters are rendered by the browser alone, without what the machine adds to them.
    args: [
      ...launchOptions!.args!,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
    ],
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
const waitForFrames = (page: Page) =>
  expect.poll(async () => (await frameSchemes(page)).filter((scheme) => scheme !== 'dark')).toEqual([]);

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
  { name: 'api', path: 'docs/api/Components/Fields/BooleanField' },
  { name: 'example', path: 'docs/examples/invoice' },
  { name: 'playground', path: 'playground', prepare: waitForScreen },
  { name: 'recipe', path: 'docs/tutorial/recipes/server_errors' },
  { name: 'api-overview', path: 'apiDocs' },
  { name: 'not-found', path: 'no/such/page' },
  { name: 'search', path: 'docs/tutorial/types', prepare: openSearch },
  { name: 'menu', path: 'docs/tutorial/types', sizes: [NARROW, { ...WIDE, width: 768 }], prepare: openMenu },
];

// The expectations are soft, so that a change in one theme does not hide one in the other.
for (const { name, path, sizes = [WIDE, NARROW], prepare } of subjects)
  for (const size of sizes)
    test(`${name} at ${size.width} px looks as it did, in the light theme and in the dark one`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await holdStill(page);
      await openPage(page, path);
      await settle(page);
      const environment = await readEnvironment(page);
      const reason = whyNotCompared(environment);
      test.skip(reason !== undefined, reason);
      const expectNoDifference = async (picture: string) => {
        await settle(page);
        const difference = await comparePicture(picture, await page.screenshot(), environment);
        expect.soft(difference).toBeUndefined();
      };
      await prepare?.(page);
      await expectNoDifference(`${name}-${size.width}-light`);
      await showDark(page);
      await waitForFrames(page);
      await expectNoDifference(`${name}-${size.width}-dark`);
    });
