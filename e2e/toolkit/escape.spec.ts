import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { cellAt, dataOf, openEntries, serveEntries, table } from './entries';
import type { ServedPage } from './serve-page';

let served: ServedPage;

test.beforeAll(async () => {
  served = await serveEntries();
});
test.afterAll(() => served.close());

const text = { type: 'string' };
const details = { type: 'object', properties: { street: text } };
const properties = {
  rows: {
    ...table({ a: text, city: { ...text, 'x-eidos': { widget: 'served' } }, details }).rows,
    'x-eidos': { widget: 'ordered-table', filterable: true },
  },
  tags: { type: 'array', title: 'Tags', uniqueItems: true, items: text },
  cities: {
    type: 'array',
    title: 'Cities',
    items: { enum: ['Basel', 'Bern'] },
    'x-eidos': { widget: 'combobox' },
  },
  map: { type: 'object', title: 'Map', additionalProperties: text },
};
const data = {
  rows: [{ a: 'x', city: 'Zug' }, { a: 'y' }],
  tags: ['t'],
  cities: ['Bern'],
  map: { one: '1' },
};

async function dragRow(page: Page) {
  const { x, y } = (await page.getByRole('button', { name: 'Move row 1', exact: true }).boundingBox())!;
  await page.mouse.move(x + 4, y + 4);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + 60, { steps: 6 });
}

/** What Escape cancels: how it is begun, and how often the key is pressed until nothing is left to cancel. */
const entries: Readonly<Record<string, readonly [begin: (page: Page) => Promise<unknown>, times: number]>> = {
  'the edit of a cell': [
    async (page) => {
      await cellAt(page, 1, 2).click();
      await page.keyboard.type('new');
    },
    1,
  ],
  'a list, a text and the edit of a cell': [
    async (page) => {
      await cellAt(page, 1, 3).click();
      await page.keyboard.type('Base');
    },
    3,
  ],
  'a selection of cells': [
    async (page) => {
      await cellAt(page, 1, 2).click();
      await page.keyboard.press('Shift+ArrowDown');
    },
    1,
  ],
  'a row that is moved by keys': [
    async (page) => {
      await cellAt(page, 1, 2).click();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
    },
    1,
  ],
  'a row that is dragged': [dragRow, 1],
  'the details of a row': [
    async (page) => {
      await page
        .getByRole('button', { name: /details/i })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Street' }).focus();
    },
    1,
  ],
  'a text in the filter': [(page) => page.getByRole('searchbox').fill('x'), 1],
  'the text of a tag': [(page) => page.getByRole('textbox', { name: 'Tags' }).fill('half'), 1],
  'a list and a text of tags with options': [
    (page) => page.getByRole('combobox', { name: 'Cities' }).fill('Bas'),
    2,
  ],
  'the name of an entry': [
    (page) => page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('two'),
    1,
  ],
  'the name of a new entry': [(page) => page.getByRole('textbox', { name: /new/i }).fill('two'), 1],
};

for (const [what, [begin, times]] of Object.entries(entries)) {
  test(`Escape cancels ${what}, and not a dialog that listens before`, async ({ page }) => {
    await openEntries(page, served, properties, data);
    await page.evaluate(() => {
      const close = ({ key }: KeyboardEvent) => {
        if (key === 'Escape')
          document.body.dataset.closed = String(Number(document.body.dataset.closed ?? 0) + 1);
      };
      document.addEventListener('keydown', close, true);
    });
    await begin(page);
    for (let press = 0; press < times; press++) await page.keyboard.press('Escape');
    await expect(page.locator('body')).not.toHaveAttribute('data-closed');
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await expect(page.locator('body')).toHaveAttribute('data-closed', '1');
    await page.getByRole('button', { name: 'Save' }).focus();
    expect(await dataOf(page)).toEqual(data);
  });
}
