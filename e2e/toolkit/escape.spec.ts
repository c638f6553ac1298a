import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { cellAt, dataOf, openEntries, table, text } from './entries';

const details = { type: 'object', properties: { street: text } };
const properties = {
  rows: {
    ...table({
      a: text,
      city: { ...text, 'x-eidos': { widget: 'served' } },
      day: { ...text, format: 'date' },
      details,
    }).rows,
    'x-eidos': { widget: 'ordered-table', filterable: true, resizable: true },
  },
  tags: { type: 'array', title: 'Tags', uniqueItems: true, items: text },
  town: { enum: ['Basel', 'Bern', 'Chur'], title: 'Town', 'x-eidos': { widget: 'combobox' } },
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

/** How each action begins that Escape cancels. */
const entries: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async 'the edit of a cell'(page) {
    await cellAt(page, 1, 2).click();
    await page.keyboard.type('new');
  },
  async 'a list, a text and the edit of a cell'(page) {
    await cellAt(page, 1, 3).click();
    await page.keyboard.type('Base');
  },
  async 'a selection of cells'(page) {
    await cellAt(page, 1, 2).click();
    await page.keyboard.press('Shift+ArrowDown');
  },
  async 'a row that is moved by keys'(page) {
    await cellAt(page, 1, 2).click();
    for (const key of ['ArrowLeft', 'Space', 'ArrowDown']) await page.keyboard.press(key);
  },
  'a row that is dragged': dragRow,
  async 'the details of a row'(page) {
    const details = page.getByRole('button', { name: /details/i });
    await details.first().click();
    await page.getByRole('textbox', { name: 'Street' }).focus();
  },
  'the menu of a row': (page) => page.getByRole('button', { name: 'Row actions' }).click(),
  async 'the edit of a date'(page) {
    await cellAt(page, 1, 4).click();
    await page.keyboard.press('F2');
  },
  async 'the width of a column'(page) {
    const handle = page.getByRole('separator').first();
    await handle.hover();
    await page.mouse.down();
    const { x, y } = (await handle.boundingBox())!;
    await page.mouse.move(x + 40, y + 4, { steps: 4 });
  },
  'a text in the filter': (page) => page.getByRole('searchbox').fill('x'),
  'the text of a tag': (page) => page.getByRole('textbox', { name: 'Tags' }).fill('half'),
  'a list of options': (page) => page.getByRole('combobox', { name: 'Town' }).click(),
  'a list and a text of tags with options': (page) =>
    page.getByRole('combobox', { name: 'Cities' }).fill('Bas'),
  'the name of an entry': (page) =>
    page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('two'),
  'the name of a new entry': (page) => page.getByRole('textbox', { name: /new/i }).fill('two'),
};

/** How often the key is pressed until nothing is left to cancel, where that is not once. */
const times: Readonly<Record<string, number>> = {
  'a list, a text and the edit of a cell': 3,
  'a list and a text of tags with options': 2,
};

/**
 * Puts a native dialog around the screen, within a page that listens before the screen does, both to the press of Escape and
 * to its release; counts how often each of the three would close.
 */
function surround(): void {
  const closed = { close: 0, keydown: 0, keyup: 0 };
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(document.getElementById('root')!);
  const open = () => {
    Object.assign(closed, { close: 0, keydown: 0, keyup: 0 });
    dialog.showModal();
  };
  Object.assign(window, { timesClosed: closed, openDialog: open });
  dialog.addEventListener('close', () => (closed.close += 1));
  for (const event of ['keydown', 'keyup'] as const)
    document.addEventListener(event, ({ key }) => void (key === 'Escape' && (closed[event] += 1)), true);
}

test('Escape cancels what was begun in a screen, and not the dialog around it', async ({ page }) => {
  const closed = () => page.evaluate(() => (window as unknown as { timesClosed: unknown }).timesClosed);
  await openEntries(page, properties, data);
  await page.evaluate(surround);
  for (const [what, begin] of Object.entries(entries))
    await test.step(what, async () => {
      await page.evaluate(() => (window as unknown as { openDialog: () => void }).openDialog());
      await begin(page);
      for (let press = 0; press < (times[what] ?? 1); press++) await page.keyboard.press('Escape');
      expect(await closed(), what).toEqual({ close: 0, keydown: 0, keyup: 0 });
      await page.mouse.up();
      await page.keyboard.press('Escape');
      await expect.poll(closed, { message: what }).toEqual({ close: 1, keydown: 1, keyup: 1 });
      expect(await dataOf(page), what).toEqual(data);
    });
});
