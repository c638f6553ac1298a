import type { Page } from '@playwright/test';
import { openPage, scrollY } from '../open-page';
import { expect, test } from '../test';

const LONG_PAGE = 'docs/tutorial/getting%20started';

// `every-page.spec.ts` checks where each link leads.
test('on a small screen the contents are closed above the text, and open on demand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, LONG_PAGE);
  const contents = page.locator('details', { hasText: 'On this page' });
  const link = contents.getByRole('link').nth(2);
  await expect(link).toBeHidden();
  await contents.getByText('On this page').click();
  await expect(link).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, includeHidden: true }).evaluate((button: HTMLElement) => {
      button.click();
      return window.scrollY;
    });

  test('the way up jumps, and the sidebar hides without waiting', async ({ page }) => {
    await openPage(page, LONG_PAGE);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => scrollY(page)).toBe(1500);
    expect(await press(page, 'Scroll back to top')).toBe(0);
    const hide = page.getByRole('button', { name: 'Collapse sidebar' });
    const width = await hide.evaluate((button: HTMLElement) => {
      const column = button.closest('[popover]')!;
      button.click();
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(column.getBoundingClientRect().width)),
        ),
      );
    });
    expect(width).toBe(30);
  });
});
