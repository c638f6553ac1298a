import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { follow, heading, openPage, pretendConnection, sidebar, whenReady } from '../open-page';
import { expect, test } from '../test';

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

  // `network-notice.test.tsx` tests “Dismiss”, and a “Retry” that fails again.
  test('a page that cannot be fetched leaves the one on screen, with “Retry”', async ({ page, context }) => {
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
  const types = sidebar(page).getByRole('link', { name: 'Types', exact: true });
  await types.hover();
  await page.waitForLoadState('networkidle');
  await goOffline(page);
  await follow(page, '/docs/tutorial/nowhere');
  await expect(notice(page)).toBeVisible();
  await types.click();
  await expect(heading(page)).toHaveText('Types');
  await expect(notice(page)).toHaveCount(0);
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
