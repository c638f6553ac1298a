import type { Locator, Page } from '@playwright/test';
import { pageUrl } from './serve-page';

/** The page whose URL says which screen it shows. */
export const entriesUrl = () => pageUrl('e2e/toolkit/entries.page.tsx');

/** Opens a screen with these properties and this data, in the page, in a shadow root or in a frame that the page fills. */
export async function openEntries(
  page: Page,
  properties: Readonly<Record<string, unknown>>,
  data: unknown = {},
  locale = 'en',
  place: 'page' | 'shadow' | 'frame' = 'page',
): Promise<void> {
  const schema = { type: 'object', properties };
  const search = new URLSearchParams({
    schema: JSON.stringify(schema),
    data: JSON.stringify(data),
    locale,
    place,
  });
  await page.goto(`${entriesUrl()}?${search}`);
  const root = place === 'frame' ? page.frameLocator('iframe') : page;
  await root.getByRole('button', { name: /Save|Speichern/ }).waitFor();
}

/** The properties of a screen with one table, `rows`, whose columns have these schemas. */
export const table = (properties: Readonly<Record<string, unknown>>) => ({
  rows: { type: 'array', title: 'Rows', items: { type: 'object', properties } },
});

/** The cell in a row of data, counted from 1, and in a column, the first of which has the heads of the rows. */
export const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`tr[aria-rowindex="${row + 1}"] > [aria-colindex="${column}"]`);

export const text = { type: 'string' };

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element, in the window. */
export async function centerOf(target: Locator): Promise<Place> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses a key of an input method, which no real one sends here. */
export const pressComposing = (page: Page, key: string, keyCode = 229) =>
  page.evaluate(
    ([name, code]) => {
      const init = { key: name, keyCode: code, bubbles: true, cancelable: true };
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
    },
    [key, keyCode] as const,
  );

/** Begins to compose; each call of the returned function shows another text, `insert` ends with one. */
export async function composeIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    compose: (shown: string) =>
      session.send('Input.imeSetComposition', {
        text: shown,
        selectionStart: shown.length,
        selectionEnd: shown.length,
      }),
    insert: (words: string) => session.send('Input.insertText', { text: words }),
  };
}

/** The data of the screen. */
export const dataOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { controller } = window as unknown as { controller: { getSnapshot(): { data: unknown } } };
    return controller.getSnapshot().data;
  });

/** The data that was saved last. */
export const savedOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { saved?: unknown }).saved);
