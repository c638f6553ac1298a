import { findViolations } from '../expect-accessible';
import { heading, openPage } from '../open-page';
import { expect, test } from '../test';

const PAGE = 'docs/tutorial/types';

test('a page is copied as Markdown by keyboard, at every width', async ({ page, clipboard, complaints }) => {
  await openPage(page, PAGE);
  const menu = page.getByRole('button', { name: 'Copy page' });
  const copy = page.getByRole('button', { name: 'Copy as Markdown' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(copy).toBeInViewport({ ratio: 1 });
    // The list is the same at every width.
    if (width === 1280) expect.soft(await findViolations(page, { within: '[data-page-menu]' })).toEqual([]);
    // Axe violates the page's policy, which the browser logs.
    complaints.length = 0;
    await page.keyboard.press('ArrowDown');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Enter');
    const done = page.getByRole('button', { name: 'Copied', exact: true });
    await expect(done).toBeVisible();
    expect(await clipboard.read()).toMatch(/^---\ntitle: "Types"\n[^]*\n# Types\n/);
    await expect(copy).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(copy).toBeHidden();
    expect(complaints).toEqual([]);
  }
});

test('the menu works on the next page, and next to titles outside the docs', async ({ page, clipboard }) => {
  await openPage(page, PAGE);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /Next/ }).click();
  for (const [path, title] of [
    ['docs/tutorial/dataflow', 'Data flow'],
    ['markdown-page', 'Markdown page'],
  ] as const) {
    if (title !== 'Data flow') await openPage(page, path);
    await expect(heading(page)).toHaveText(title);
    const menu = page.getByRole('button', { name: 'Copy page' });
    const [button, name] = [(await menu.boundingBox())!, (await heading(page).boundingBox())!];
    if (!path.startsWith('docs')) {
      expect(button.y, 'the menu is next to the title').toBeGreaterThan(name.y - button.height);
      expect(button.y).toBeLessThan(name.y + name.height);
    }
    await menu.click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', `/${path}.md`);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    expect(await clipboard.read()).toContain(`\n# ${title}\n`);
  }
});
