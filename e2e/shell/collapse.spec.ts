import { openPage } from '../open-page';
import { expect, test } from '../test';

test.use({ reducedMotion: 'reduce' });

test('with reduced motion, the sidebar hides without waiting', async ({ page }) => {
  await openPage(page, 'docs/api/Components/Fields/TextField');
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
