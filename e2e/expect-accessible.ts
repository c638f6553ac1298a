import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { LOOK_ALIKES, markLookAlikes } from './look-alikes';

/** Paints each frame with what is behind it, which is what a reader sees through it and axe does not. */
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
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules of a whole page, which axe also applies to each frame of a part that is looked at alone. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** Evaluated once in each document, because it takes a while to read. */
const axeSource = `if (!window.axe) { ${axe.source} }`;

/** What axe is to look at; without any of it, the whole page by all rules. */
interface Scope {
  /** Only the parts of the page that match this selector. */
  readonly within?: string;
  /** Not the parts of the page that match one of these. */
  readonly without?: readonly string[];
  /** Rules that are not meant for what is tested. */
  readonly withoutRules?: readonly string[];
  /** Only what a change of colours can break. */
  readonly colorsOnly?: boolean;
}

async function violationsOf(page: Page, { within, without = [] }: Scope, rules: RunOptions) {
  const builder = new AxeBuilder({ page, axeSource });
  if (within) builder.include(within);
  without.forEach((part) => builder.exclude(part));
  // The other mode, which looks into frames, opens one more page each time.
  builder.setLegacyMode(page.frames().length === 1 || without.includes('iframe'));
  const { violations } = await builder.options({ ...rules, resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Expects that axe finds nothing on the page in its current state. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  await paintBehindFrames(page);
  await Promise.all(page.frames().map(markLookAlikes));
  const colorScope = { ...scope, without: [...(scope.without ?? []), LOOK_ALIKES] };
  const found = await violationsOf(page, colorScope, { runOnly: { type: 'rule', values: COLOR_RULES } });
  if (!scope.colorsOnly) {
    const off = [...COLOR_RULES, ...(scope.within ? PAGE_RULES : []), ...(scope.withoutRules ?? [])];
    const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
    found.push(...(await violationsOf(page, scope, { rules })));
  }
  expect(found).toEqual([]);
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
