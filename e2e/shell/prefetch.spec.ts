import type { Page } from '@playwright/test';
import { openPage, pageContents, pretendConnection } from '../open-page';
import { isPayload } from '../../lib/next-formats/names/payload-names';
import { expect, test } from '../test';

/** The pages whose contents are requested from now on. */
function watchContents(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isPayload(url)) asked.push(url.pathname);
  });
  return asked;
}

test('pages are fetched ahead when a link to them comes into view', async ({ page }) => {
  const types = page.waitForRequest((request) => pageContents('tutorial/types')(new URL(request.url())));
  await openPage(page, 'docs/tutorial/installation');
  await types;
});

test('no page is requested only to see whether it is there', async ({ page }) => {
  const methods: string[] = [];
  page.on('request', (request) => methods.push(request.method()));
  const types = page.waitForResponse((response) => pageContents('tutorial/types')(new URL(response.url())));
  await openPage(page, 'docs/tutorial/installation');
  await types;
  expect(new Set(methods)).toEqual(new Set(['GET']));
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}, not on hover either`, async ({
    page,
    complaints,
  }) => {
    await pretendConnection(page, connection);
    const asked = watchContents(page);
    await openPage(page, 'docs/tutorial/installation');
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Data flow' }).hover();
    await sidebar.getByRole('link', { name: 'Types' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
    expect(asked.filter((path) => !path.includes('tutorial/types'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('an unknown connection does not prevent a prefetch', async ({ page, complaints }) => {
  await pretendConnection(page, {});
  const types = page.waitForRequest((request) => pageContents('tutorial/types')(new URL(request.url())));
  await openPage(page, 'docs/tutorial/installation');
  await types;
  expect(complaints).toEqual([]);
});
