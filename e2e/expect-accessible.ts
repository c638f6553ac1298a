import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds nothing on the page as it stands, frames included. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Shows the page in the dark as the theme does, on sites without a switch too. */
export const showDark = (page: Page) =>
  page.evaluate(() =>
    Object.assign(document.documentElement.dataset, { theme: 'dark', colorScheme: 'dark' }),
  );
