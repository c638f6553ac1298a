import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations, FRAMES, frameSchemes, showDark } from '../expect-accessible';
import { watchLayoutShifts } from '../layout-shifts';
import { openPage } from '../open-page';
import { kindsOf, pagesOf, SCRIPTED } from '../pages';
import { sites } from '../sites';
import { expect, test } from '../test';
import { cutTexts, expectLargeTargets, expectWholeNames } from '../text-and-targets';
import { walkContents } from '../walk-contents';
import { isNoteOfBeingOffline, isNoteOfBrowser, useThePage } from '../use-page';
import { expectFits, setTextSize } from '../window-sizes';

/*
 * A page is loaded once for all that is tried on it, because loading takes longer than checking. The expectations are
 * soft, so that one failure does not hide the next. `content/live-samples.test.tsx` runs the samples of the other pages.
 */

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 800 };

/** Pages that together have every part that is another one in a narrow window, in the shell and in the text. */
const ON_PHONES = [
  '',
  'playground',
  'docs/tutorial/types',
  'docs/api/Components/Tables/EditableTable',
  'docs/0.9/tutorial/deep/leaf',
];

/** Pages with lists of links, which may be lower than other targets where they are far enough apart; axe measures that. */
const WITH_LISTS = ['docs/tutorial/contribute/writing_pages', 'docs/next/examples/shapes'];

/** Pages with names that scripts put there, and pages with the widest range of text. */
const ENLARGED = ['', 'playground', 'no/such/page'];
const SPACED = ['', 'docs/api/Components/Tables/EditableTable', 'docs/tutorial/types'];

/** A page whose samples load, and move what is below them, while the reader follows the contents. */
const WITH_SAMPLES = 'docs/tutorial/types';

/** The links of the contents on a phone, and in a window that has room for them. */
const CONTENTS = [
  [390, 'article > details a'],
  [1400, 'nav[aria-label="On this page"] a'],
] as const;

/** The text has the same dark colors at every width, and checking them takes most of the time. */
const PROSE = '.prose';

/** Runs the samples, each of which loads its frame in view; returns what moved since the page was opened. */
async function runSamples(page: Page, readShifts: () => Promise<string[]>): Promise<string[]> {
  const samples = await page.locator('[data-live]').all();
  for (const sample of samples) {
    await sample.scrollIntoViewIfNeeded();
    // Each frame loads React and the toolkit again, which is slow while other tests run.
    await expect(sample.locator('iframe[title^="Result"]')).toBeVisible({ timeout: 20_000 });
    await expect.soft(sample.locator('pre[aria-live]')).toBeHidden();
  }
  return samples.length === 0 ? [] : readShifts();
}

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

// The text size outlives the page on which it was set.
test.afterEach(({ page }) => setTextSize(page, 100));

// Scripts take most of the time of a visit. What they add is tested on one page of each kind.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  /** How much text a page has. */
  const sizeOf = (name: string) => statSync(`${sites.shipped.outDir}/${decodeURI(name)}.html`).size;

  test('the pages with the most text fit a small window with large text', async ({ page }) => {
    const others = pagesOf('shipped').filter((name) => !kindsOf.shipped.includes(name));
    for (const path of others.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 2))
      await test.step(path, async () => {
        await page.goto(path);
        await expectFits(page, path, true);
      });
  });

  test('pages with long names break none of them in letters of twice the size', async ({ page }) => {
    for (const path of ['docs/api/Components/Fields/CheckboxesField', 'docs/api/data_hooks']) {
      await page.goto(path);
      await expectWholeNames(page, `/${path}`);
    }
  });
});

for (const site of ['shipped', 'full'] as const)
  test.describe(`on the ${site} site, a page of each kind`, () => {
    test.use({ site });

    for (const path of kindsOf[site])
      test(`/${path} runs, is accessible and fits every window`, async ({ page, context, complaints }) => {
        test.slow();
        // The answer for an unknown page is noted, and the fixture's home page links to shipped pages.
        const mayNote = path === 'no/such/page' || site === 'full';
        const takeComplaints = () =>
          complaints.splice(0).filter((text) => !(mayNote && isNoteOfBrowser(text)));
        const readShifts = await watchLayoutShifts(page);
        await openPage(page, path);
        expect.soft(takeComplaints()).toEqual([]);

        // The samples of the fixture are those of the shipped site.
        const mayRun = site === 'shipped';
        if (mayRun)
          await test.step('every sample runs, without an error and without moving anything', async () => {
            expect.soft(await runSamples(page, readShifts)).toEqual([]);
            expect.soft(takeComplaints()).toEqual([]);
          });

        const withoutTargets = !WITH_LISTS.includes(path);
        const sizes = ON_PHONES.includes(path) ? [wide, narrow] : [wide];
        for (const size of sizes)
          await test.step(`axe finds nothing at ${size.width} px`, async () => {
            await page.setViewportSize(size);
            const without = mayRun && size === wide ? [] : [FRAMES];
            const allFrames = path === WITH_SAMPLES;
            expect.soft(await findViolations(page, { without, withoutTargets, allFrames })).toEqual([]);
          });

        if (withoutTargets)
          await test.step('every target is large enough', () => expectLargeTargets(page, `/${path}`));

        if (site === 'shipped')
          await test.step('nothing is outside of a small window or large text', async () => {
            await expectFits(page, path, !ON_PHONES.includes(path));
            if (ENLARGED.includes(path)) await expectWholeNames(page, `/${path}`);
          });

        if (path === 'no/such/page')
          await test.step('nor is anything of the search', async () => {
            await page.keyboard.press('/');
            await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeFocused();
            await expectLargeTargets(page, 'the search');
            await expectWholeNames(page, 'the search');
            await page.keyboard.press('Escape');
          });

        if (path === WITH_SAMPLES)
          for (const [width, links] of CONTENTS)
            await test.step(`contents lead to each heading at ${width} px`, async () => {
              await page.setViewportSize({ width, height: 800 });
              expect.soft(await walkContents(page, links)).toEqual([]);
            });

        await test.step('axe finds nothing in the dark', async () => {
          await showDark(page);
          for (const size of sizes) {
            await page.setViewportSize(size);
            const without = size !== wide ? [FRAMES, PROSE] : mayRun ? [] : [FRAMES];
            if (without.length === 0)
              await expect
                .poll(async () => (await frameSchemes(page)).filter((scheme) => scheme !== 'dark'))
                .toEqual([]);
            expect.soft(await findViolations(page, { colorsOnly: true, without })).toEqual([]);
          }
        });

        await test.step('nothing is logged while it is used, nor offline', async () => {
          // Axe violates the page's policy, which the browser logs.
          takeComplaints();
          await useThePage(page);
          expect.soft(takeComplaints()).toEqual([]);
          if (!SCRIPTED.includes(path)) return;
          await context.setOffline(true);
          await page.keyboard.press('Escape');
          await useThePage(page);
          await context.setOffline(false);
          expect.soft(takeComplaints().filter((text) => !isNoteOfBeingOffline(text))).toEqual([]);
        });

        if (site === 'shipped' && SPACED.includes(path))
          await test.step('no text is cut off when it is spaced out', async () => {
            await page.setViewportSize(wide);
            await page.keyboard.press('Escape');
            expect.soft(await cutTexts(page)).toEqual([]);
          });
      });
  });
