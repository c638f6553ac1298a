import { expect, type Page } from '@playwright/test';

/** Windows and text sizes a reader may choose; the text is in percent of the browser's own size. */
const SETTINGS = [
  { width: 320, text: 100 },
  { width: 390, text: 100 },
  { width: 320, text: 200 },
  { width: 390, text: 200 },
  { width: 768, text: 200 },
  { width: 1280, text: 200 },
  { width: 1280, text: 400 },
] as const;

/** The one with the least room for a letter: what fits there, in the layout for phones, fits into the others. */
const NARROWEST = SETTINGS.filter(({ width, text }) => width === 320 && text === 200);

/** Sets the reader's default text size, as the browser's settings do. */
export async function setTextSize(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
  });
  await session.detach();
}

/** Elements that extend beyond the window's sides, other than in an area that scrolls by itself. */
export const sidewaysOf = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isClipped = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      // Panes of the menu and the skip link wait outside of the window, and pictures have a frame of their own.
      if (width * height === 0 || element.closest('[popover], [data-print=hide][role=region], svg'))
        return false;
      return (right > clientWidth + 1 || left < -1) && !isClipped(element);
    });
    const scrolled = document.scrollingElement!.scrollWidth - clientWidth;
    return [
      ...(scrolled > 0 ? [`the page scrolls sideways by ${scrolled} px`] : []),
      ...found.map(({ tagName, textContent }) => `<${tagName.toLowerCase()}> ${textContent.slice(0, 30)}`),
    ];
  });

/**
 * Expects that no part of the page is outside of a small window, or of any window with large text.
 * @param name the page's path, for the message of a failure
 * @param isOneOfMany tries the narrowest setting alone
 */
export async function expectFits(page: Page, name: string, isOneOfMany = false) {
  let shown = 100;
  for (const { width, text } of isOneOfMany ? NARROWEST : SETTINGS) {
    await page.setViewportSize({ width, height: 800 });
    if (text !== shown) await setTextSize(page, text);
    shown = text;
    expect.soft(await sidewaysOf(page), `/${name} at ${width} px, text at ${text} %`).toEqual([]);
  }
  await setTextSize(page, 100);
}
