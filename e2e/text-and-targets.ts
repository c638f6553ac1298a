import { expect, type Page } from '@playwright/test';

/** The distances that WCAG 1.4.12 lets readers set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Texts that are cut off when a reader increases the spacing. */
export async function cutTexts(page: Page): Promise<string[]> {
  await page.evaluate((rules) => {
    // The page's policy blocks a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  return page.evaluate(() =>
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
export async function expectLargeTargets(page: Page, what: string) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await smallTargets(page), `${what} at ${width} px`).toEqual([]);
  }
}

/** Words of headings, of the bar and of buttons that are on two lines, or cut off. */
const brokenWordsOf = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('h1, h2, h3, h4, nav > a, nav li > a, button')) {
      const { overflowX, textOverflow } = getComputedStyle(element.querySelector('b') ?? element);
      const box = element.querySelector('b') ?? element;
      if (overflowX !== 'visible' && textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth)
        broken.push(element.textContent);
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        // Words for screen readers alone.
        if (text.parentElement!.getBoundingClientRect().width <= 1) continue;
        for (const { index, 0: word } of text.data.matchAll(/[\w’']+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

const setLetters = (page: Page, size: number) =>
  page.evaluate((pixels) => document.documentElement.style.setProperty('font-size', `${pixels}px`), size);

/** Windows and sizes of letters; zoom leaves fewer pixels of CSS. */
const windows = [
  { width: 1280, letters: 32 },
  { width: 390, letters: 32 },
  { width: 640, letters: 16 },
  { width: 195, letters: 16 },
];

/** Expects that letters of twice the size break no name and leave the page as wide as its window. */
export async function expectWholeNames(page: Page, name: string) {
  for (const { width, letters } of windows) {
    await page.setViewportSize({ width, height: 800 });
    await setLetters(page, letters);
    const window = `${name} at ${width} px, letters of ${letters} px`;
    expect.soft(await brokenWordsOf(page), window).toEqual([]);
    expect
      .soft(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth), window)
      .toBeLessThanOrEqual(0);
  }
  await setLetters(page, 16);
}
