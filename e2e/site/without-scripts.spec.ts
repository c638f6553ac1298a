import { bar, heading } from '../open-page';
import { expect, test } from '../test';
import { isNoteOfBrowser } from '../use-page';

test.use({ javaScriptEnabled: false });

test.afterEach(async ({ page, complaints }) => {
  await expect(heading(page)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(complaints.filter((text) => !isNoteOfBrowser(text))).toEqual([]);
});

test('links, categories, the sidebar, the page menu and the URL of the docs lead on', async ({ page }) => {
  await page.goto('/docs/api/eidos_compiler');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'BooleanField' }).click();
  await expect(page).toHaveURL(/BooleanField$/);
  await expect(sidebar.getByRole('link', { name: 'BooleanField' })).toHaveAttribute('aria-current', 'page');
  await sidebar.getByText('Tables', { exact: true }).click();
  await expect(sidebar.getByRole('link', { name: 'OrderedTable' })).toBeHidden();
  await sidebar.getByText('Tables', { exact: true }).click();
  await expect(sidebar.getByRole('link', { name: 'OrderedTable' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await page.goto('/docs');
  await expect(page).toHaveURL(/\/docs\/tutorial\/philosophy$/);
});

test('commands of every package manager, every tab and details can be read', async ({ page }) => {
  await page.goto('/markdown-page');
  for (const command of ['npm install zod', 'yarn add zod', 'pnpm add zod', 'bun add zod', 'pnpm add react'])
    await expect(page.getByText(command).first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByText('Text to expand').click();
  await expect(page.getByText('opens and closes without a script')).toBeVisible();
});

// Playwright's own look-ups pass over what a browser without scripts shows of a noscript element.
const shown = { useInnerText: true };

test('the code of a sample and what it shows can be read, and what is folded opens', async ({ page }) => {
  await page.goto('/docs/api/Components/Fields/IntegerField');
  await expect(page.getByText('render(').first()).toBeVisible();
  await expect(page.locator('[data-live] noscript').first()).toContainText('Seats', shown);
  const line = page.getByText('minimum: 1,').first();
  await expect(line).toBeHidden();
  await page.locator('[data-live] summary', { hasText: 'Schema' }).first().click();
  await expect(line).toBeVisible();
});

test('long code is whole', async ({ page }) => {
  await page.goto('/docs/examples/invoice');
  await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
  const box = page.getByRole('region').filter({ hasText: 'function Total' }).first().locator('xpath=..');
  expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('the playground says what it needs, and its examples can be read', async ({ page }) => {
  await page.goto('/playground');
  await expect(page.locator('main')).toContainText('The playground needs JavaScript.', shown);
  await expect(page.getByRole('combobox', { name: 'Example' })).toBeHidden();
  await page.locator('main summary').first().click();
  await expect(page.getByRole('region', { name: 'Contact form' })).toContainText('"email"');
});

test('the form, the schema, the table and the code of the home page can be read', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace');
  await expect(page.getByRole('textbox', { name: 'The schema' })).toHaveValue(/"title": "Reservation"/);
  await expect(page.getByRole('gridcell', { name: 'Brass gear' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'reservation-screen.tsx' })).toContainText('EidosScreen');
});

test('an unknown URL leads to the parts of the site, with the styles of the site', async ({ page }) => {
  await page.goto('/docs/tutorial/xqzw_vbnm');
  const sections = page.getByRole('main').getByRole('list', { name: 'Go to:' });
  const names = ['Home page', 'Tutorial', 'Examples', 'Api Docs', 'Releases'];
  await expect(sections.getByRole('link')).toHaveText(names);
  await expect(heading(page)).toHaveCSS('font-size', /^[3-9]\d/);
});

test('the menu opens above a page that does not scroll, and leads to another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
  await page.getByLabel('Toggle navigation bar').click();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  await page.getByRole('link', { name: 'Releases' }).first().click();
  await expect(page).toHaveURL(/\/docs\/releases\/$/);
});
