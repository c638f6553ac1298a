import type { Page } from '@playwright/test';
import { openPage } from '../open-page';
import { expect, test } from '../test';

interface Motion {
  readonly heights: readonly string[];
  readonly duration: number;
}

/** Records each motion of a height that the page starts, so that no test has to catch one under way. */
async function watchMotions(page: Page): Promise<() => Promise<Motion[]>> {
  await page.addInitScript(() => {
    const motions: unknown[] = [];
    Object.assign(window, { motions });
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(keyframes, options) {
      const { height } = (keyframes ?? {}) as { height?: string[] };
      if (height) motions.push({ heights: height, duration: (options as KeyframeAnimationOptions).duration });
      return animate.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { motions: Motion[] }).motions);
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

/** By the content's height in px; see docs/compatibility.md#timings. */
const durationOf = (height: number) => {
  const part = height / 36;
  return Math.round(10 * (4 + 15 * part ** 0.25 + part / 5));
};

test('a category closes and opens in the time that its height takes', async ({ page }) => {
  const motions = await watchMotions(page);
  await openPage(page, 'docs/api/Components/Fields/TextField');
  await sidebar(page).getByText('Tables', { exact: true }).click();
  await expect(sidebar(page).getByRole('link', { name: 'OrderedTable' })).toBeHidden();
  await sidebar(page).getByText('Tables', { exact: true }).click();
  await expect(sidebar(page).getByRole('link', { name: 'OrderedTable' })).toBeVisible();
  const [closing, opening] = await motions();
  const [from = 0, to = 0] = closing!.heights.map(parseFloat);
  expect(from - to).toBeGreaterThan(60);
  expect(closing!.duration).toBe(durationOf(from - to));
  expect(opening).toEqual({ heights: [...closing!.heights].reverse(), duration: closing!.duration });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a category takes one millisecond, and the sidebar hides without waiting', async ({ page }) => {
    const motions = await watchMotions(page);
    await openPage(page, 'docs/api/Components/Fields/TextField');
    await sidebar(page).getByText('Tables', { exact: true }).click();
    await expect(sidebar(page).getByRole('link', { name: 'OrderedTable' })).toBeHidden();
    expect((await motions()).map(({ duration }) => duration)).toEqual([1]);
    const width = await page
      .getByRole('button', { name: 'Collapse sidebar' })
      .evaluate((button: HTMLElement) => {
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
