import { expect, test } from '../test';
import { openPage } from '../open-page';

test('added and removed lines are told apart by more than color', async ({ page }) => {
  await openPage(page, 'markdown-page');
  const sample = page.getByRole('region', { name: 'schema.ts' });
  const sign = (role: 'insertion' | 'deletion') =>
    sample.getByRole(role).evaluate((line) => getComputedStyle(line, '::after').content);
  expect(await sign('insertion')).toContain('+');
  expect(await sign('deletion')).toContain('−');
  await expect(sample.getByText('minimum')).toHaveCSS('background-color', /^rgb/);
});
