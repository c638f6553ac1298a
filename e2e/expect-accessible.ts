import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Paints each frame with what lies behind it, which is what a reader sees through it and axe does not. */
async function paintBehindFrames(page: Page): Promise<void> {
  for (const frame of page.frames().filter((each) => each !== page.mainFrame())) {
    const element = await frame.frameElement();
    const color = await element.evaluate((inner) => {
      const isClear = (at: Element) => getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)';
      let behind: Element = inner as Element;
      while (behind.parentElement && isClear(behind)) behind = behind.parentElement;
      return getComputedStyle(behind).backgroundColor;
    });
    await frame.evaluate((value) => {
      document.documentElement.style.backgroundColor = value;
    }, color);
  }
}

/** Rules that a change of colours alone can break. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing on the page as it stands, by all rules or by those given. */
export async function expectAccessible(
  page: Page,
  rules?: readonly string[],
  exclude: readonly string[] = [],
): Promise<void> {
  await paintBehindFrames(page);
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules([...rules]);
  exclude.forEach((part) => axe.exclude(part));
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Shows the page in the dark as the theme does, on sites without a switch too. */
export const showDark = (page: Page) =>
  page.evaluate(() =>
    Object.assign(document.documentElement.dataset, { theme: 'dark', colorScheme: 'dark' }),
  );

/** The colour scheme that each frame of the page is drawn in. */
export const frameSchemes = (page: Page) =>
  Promise.all(
    page
      .frames()
      .filter((frame) => frame !== page.mainFrame())
      .map((frame) => frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)),
  );
