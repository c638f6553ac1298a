import type { Page } from '@playwright/test';
import { isFrameworkScript } from '../../lib/config/next-formats/framework-files';
import { expect, test } from '../test';

const group = (page: Page) => page.getByRole('tablist', { name: 'Tabs: Tabs' });
const chosen = (page: Page) => group(page).getByRole('tab', { selected: true });

test('a remembered choice shows before any framework script is there', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'pnpm'));
  await page.route(isFrameworkScript, () => new Promise(() => undefined));
  await page.goto('markdown-page', { waitUntil: 'commit' });
  await expect(chosen(page)).toHaveText('pnpm');
  await expect(page.getByText('pnpm add react')).toBeVisible();
  await expect(page.getByText('npm install react')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('in forced colors, the chosen tab alone has the colors of a selection', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['markdown-page', 'playground', 'docs/api/Components/Layout/Tabs']) {
    await page.goto(path);
    const looks = await page.getByRole('tab').evaluateAll((tabs) => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.color = 'Highlight';
      const highlight = getComputedStyle(probe).color;
      return tabs.map((tab) => {
        const { backgroundColor, forcedColorAdjust } = getComputedStyle(tab);
        // The browser puts a background of its own behind text, unless it is told not to.
        const isFilled = backgroundColor === highlight && forcedColorAdjust === 'none';
        return [isFilled, tab.ariaSelected === 'true'];
      });
    });
    expect(looks.length, path).toBeGreaterThan(1);
    for (const [isFilled, isChosen] of looks) expect(isFilled, path).toBe(isChosen);
  }
});
