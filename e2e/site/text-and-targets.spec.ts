import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { openPage } from '../open-page';
import { expect, test } from '../test';

/** Pages with the widest range of controls and text: a screen, tables, an article with its shell. */
const paths = ['', 'docs/api/Components/Tables/EditableTable', 'docs/tutorial/types'];

/** The distances that WCAG 1.4.12 lets readers set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

for (const path of paths) {
  test(`/${path} cuts off no text that is spaced out, and has targets of a sufficient size`, async ({
    page,
  }) => {
    await openPage(page, path);
    await page.evaluate(axe.source);
    const small = await page.evaluate(async () => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run({ exclude: ['iframe'] }, { runOnly: ['target-size'] });
      return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    });
    expect(small).toEqual([]);

    await page.evaluate((rules) => {
      // The page's policy blocks a style element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *, nav *, footer *')]
        .filter((element) => {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
          const isHidden = overflowX === 'hidden' || overflowY === 'hidden';
          const box = element.getBoundingClientRect();
          // Folded code shows the rest at a press.
          if (
            !isHidden ||
            textOverflow === 'ellipsis' ||
            element.matches('[data-folded]') ||
            box.width < 2 ||
            box.height < 2
          )
            return false;
          return element.scrollHeight > box.height + 2 || element.scrollWidth > box.width + 2;
        })
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
    expect(cut).toEqual([]);
  });
}

/** Everything that can be pressed and is less than 24 px wide or high, other than a link within a sentence or a cell. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, select, textarea, input, summary')].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      if (width * height === 0 || target.closest('[inert], [role=region], td, p, h1, h2, h3, h4')) return [];
      const isInText =
        target.matches('a, code > *') &&
        [...target.parentElement!.childNodes].some((part) => part !== target && part.textContent?.trim());
      // The words next to a box press it too.
      const isBox = target.matches('input[type=checkbox], input[type=radio]');
      if (isInText || isBox || (width >= 23.9 && height >= 23.9)) return [];
      return [`${target.tagName} “${target.textContent.trim()}”: ${width.toFixed(1)} × ${height.toFixed(1)}`];
    }),
  );

/** Expects it at both widths of the window; `what` is named by a failure. */
async function expectLargeTargets(page: Page, what: string) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await smallTargets(page), `${what} at ${width} px`).toEqual([]);
  }
}

for (const path of ['', 'docs/tutorial/types', 'docs/examples/', 'playground', 'apiDocs', 'no/such/page'])
  test(`every target of /${path} is at least 24 px wide and high, on a phone too, whatever is beside it`, async ({
    page,
  }) => {
    await openPage(page, path);
    await expectLargeTargets(page, `/${path}`);
  });

test('every target of the search is at least 24 px wide and high, on a phone too', async ({ page }) => {
  await openPage(page, 'no/such/page');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeFocused();
  await expectLargeTargets(page, 'the search');
});
