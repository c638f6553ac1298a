import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { follow, openPage, pageContents, pretendConnection, whenReady } from '../open-page';
import { expect, test } from '../test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('region', { name: 'Network' });
const progress = (page: Page) => page.locator('#nprogress');
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Retry' });

/** Follows the page's own link, with nothing fetched ahead: the connection says to save data. */
const followTypes = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).press('Enter');

/** Cuts the network off, and waits until the page has noticed. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

test.describe('offline, on a preview, in the dark, 320 px wide', () => {
  test.use({ site: 'preview', viewport: { width: 320, height: 640 } });

  // `network-notice.test.tsx` has “Dismiss”, and a “Retry” that fails again.
  test('a page that was not prefetched does not replace the one on screen, the reason is in view, and “Retry” shows the page once there is a network', async ({
    page,
    context,
  }) => {
    await pretendConnection(page, { saveData: true });
    await openPage(page, 'docs/tutorial/installation?docusaurus-theme=dark');
    await goOffline(page);
    await followTypes(page);
    await expect(notice(page)).toContainText('You are offline. The page could not be loaded.');
    await expect(retry(page)).toBeFocused();
    await expect(heading(page)).toHaveText('Installation');
    await expect(page).toHaveURL(/\/docs\/tutorial\/installation\?docusaurus-theme=/);
    await expect(progress(page)).not.toBeAttached();
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(notice(page)).toContainText('You are online again.');
    await page.keyboard.press('Enter');
    await expect(heading(page)).not.toHaveText('Installation');
    await whenReady(page);
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText('Installation');
  });
});

test('offline, a page that was fetched ahead is shown, and removes the notice', async ({ page }) => {
  await openPage(page, 'docs/tutorial/installation');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Types', exact: true }).hover();
  await page.waitForLoadState('networkidle');
  await goOffline(page);
  await follow(page, '/docs/tutorial/nowhere');
  await expect(notice(page)).toBeVisible();
  await sidebar.getByRole('link', { name: 'Types', exact: true }).click();
  await expect(heading(page)).toHaveText('Types');
  await expect(notice(page)).toHaveCount(0);
});

test('offline, a result of the search leaves the page on screen too', async ({ page }) => {
  await pretendConnection(page, { saveData: true });
  await openPage(page, 'docs/tutorial/installation');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search docs' }).fill('OrderedTable');
  await expect(page.getByRole('option').first()).toBeVisible();
  await goOffline(page);
  await page.getByRole('option').first().click();
  await expect(notice(page)).toContainText('You are offline.');
  await expect(heading(page)).toHaveText('Installation');
  await retry(page).click();
  await expect(notice(page)).toBeVisible();
});

test('offline, Back to a page that has to be fetched keeps what is on screen', async ({ page, context }) => {
  await pretendConnection(page, { saveData: true });
  await openPage(page, 'docs/tutorial/installation');
  await follow(page, '/docs/tutorial/types');
  await expect(heading(page)).toHaveText('Types');
  await page.reload();
  await whenReady(page);
  await goOffline(page);
  await page.evaluate(() => history.back());
  await expect(notice(page)).toContainText('You are offline.');
  await expect(heading(page)).toHaveText('Types');
  await context.setOffline(false);
  await retry(page).click();
  await expect(heading(page)).toHaveText('Installation');
  await expect(page).toHaveURL(/\/docs\/tutorial\/installation$/);
});

test('a payload that fails from a host that can be reached is replaced by a visit, exactly once', async ({
  page,
}) => {
  // Without this, the page may be prefetched before the route makes its payload fail.
  await pretendConnection(page, { saveData: true });
  await openPage(page, 'docs/tutorial/installation');
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(request.url());
  });
  await page.route(pageContents('apiDocs'), (route) => route.abort());
  await follow(page, '/apiDocs');
  await expect(page).toHaveURL(/\/apiDocs$/);
  await whenReady(page);
  expect(visits).toHaveLength(1);
});
