import type { Page } from '@playwright/test';
import { type ServedPage, servePage } from './serve-page';

/** Serves the page whose address says which screen it shows. */
export const serveEntries = (): Promise<ServedPage> =>
  servePage('e2e/toolkit/entries.page.tsx', ['packages/eidos/src/styles.css']);

/** Opens a screen with these properties and this data. */
export async function openEntries(
  page: Page,
  served: ServedPage,
  properties: Readonly<Record<string, unknown>>,
  data: unknown = {},
  locale = 'en',
): Promise<void> {
  const schema = { type: 'object', properties };
  const search = new URLSearchParams({
    schema: JSON.stringify(schema),
    data: JSON.stringify(data),
    locale,
  });
  await page.goto(`${served.url}?${search}`);
  await page.getByRole('button', { name: /Save|Speichern/ }).waitFor();
}

/** The data of the screen. */
export const dataOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { controller } = window as unknown as { controller: { getSnapshot(): { data: unknown } } };
    return controller.getSnapshot().data;
  });

/** What was saved last. */
export const savedOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { saved?: unknown }).saved);
