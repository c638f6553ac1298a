import type { Locator } from '@playwright/test';
import { showTheme } from '../expect-accessible';
import { openPage } from '../open-page';
import { expect, test } from '../test';

/** The last pixels of a box, next to those without the shadow. */
async function edges(box: Locator, side: 'start' | 'end') {
  const clip = async () => {
    const { x, y, width, height } = (await box.boundingBox())!;
    const left = side === 'start' ? x + 1 : x + width - 7;
    return box.page().screenshot({ clip: { x: left, y: y + 4, width: 6, height: height - 8 } });
  };
  const shown = await clip();
  await box.evaluate((element: HTMLElement) => {
    element.style.backgroundImage = 'none';
  });
  const plain = await clip();
  await box.evaluate((element: HTMLElement) => element.style.removeProperty('background-image'));
  return { shown, plain };
}

async function expectShadow(box: Locator, side: 'start' | 'end', isThere: boolean) {
  const { shown, plain } = await edges(box, side);
  expect(shown.equals(plain), `${side} of the box`).toBe(!isThere);
}

// All boxes share one rule for the shadow, in colors that follow the theme.
test('a shadow is on each side on which code continues', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, 'docs/tutorial/types');
  // The fade of a folded sample changes the colors at its edges.
  await page
    .getByRole('button', { name: /^Show all \d+ lines/ })
    .first()
    .click();
  const box = page.getByRole('region', { name: 'src/order.ts' });
  await box.scrollIntoViewIfNeeded();
  for (const [theme, forcedColors] of [
    ['dark', 'none'],
    ['light', 'active'],
  ] as const) {
    await page.emulateMedia({ forcedColors });
    await showTheme(page, theme);
    for (const side of ['start', 'end'] as const) {
      const other = side === 'start' ? 'end' : 'start';
      await box.evaluate((code, at) => code.scrollTo(at === 'start' ? 0 : code.scrollWidth, 0), side);
      await expectShadow(box, side, false);
      await expectShadow(box, other, true);
    }
  }
  await test.step('code that fits has none', async () => {
    await page.evaluate(() => {
      for (const code of document.querySelectorAll('[data-code] code')) code.textContent = 'short';
    });
    await expectShadow(box, 'start', false);
    await expectShadow(box, 'end', false);
  });
});

// Styles alone: no script would change what is seen.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('text and tables share one measure, and the first column stays in view', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto('docs/tutorial/evaluate/comparison');
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
    const text = page.getByText('Four other libraries solve parts of the same problem.');
    expect(await widthOf(text)).toBe(38 * 16);
    expect(await widthOf(page.getByRole('region', { name: 'Table: Features' }))).toBe(38 * 16);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const name = page.getByRole('cell').getByText('LargeTable', { exact: true });
      expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1);
    }
    const first = page.getByRole('rowheader', { name: 'Undo and redo' });
    const { x } = (await first.boundingBox())!;
    const cell = page.getByRole('row', { name: 'Undo and redo' }).getByRole('cell').last();
    await cell.evaluate((element) => element.scrollIntoView({ inline: 'end', behavior: 'instant' }));
    await expect(cell).toBeInViewport();
    expect((await first.boundingBox())!.x).toBe(x);
  });

  test('names of options are next to their texts, and on a phone above them', async ({ page }) => {
    await page.goto('docs/api/controller');
    const row = page.locator('[id="ControllerOptions.hidden"]');
    await expect(row).toContainText("'keep' | 'omit' Default: 'omit'");
    const boxesAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const name = (await row.getByRole('term').boundingBox())!;
      return { name, text: (await row.getByRole('definition').last().boundingBox())! };
    };
    const { name, text } = await boxesAt(1280);
    expect(text.x).toBeGreaterThanOrEqual(name.x + name.width);
    expect(text.width).toBeGreaterThan(400);
    const narrow = await boxesAt(320);
    expect(narrow.text.x).toBe(narrow.name.x);
    expect(narrow.text.width).toBeGreaterThan(260);
    const code = page.getByRole('region', { name: 'createController', exact: true }).getByRole('code');
    await expect(code).toHaveCSS('white-space', 'pre');
  });

  test('on a phone, a table of words fits, and its cells name their columns', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('docs/tutorial/types');
    const region = page.getByRole('region', { name: 'Table: From a schema to a field' });
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const cell = region.getByRole('row', { name: 'BooleanField' }).getByRole('cell').last();
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toBe('"TypeScript: "');
  });

  test('names of keys and short code stay in one piece', async ({ page }) => {
    for (const path of ['docs/api/Components/Tables/EditableTable', 'docs/api/validation']) {
      await page.goto(path);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const broken = await page.locator('article :is(kbd, p code)').evaluateAll((elements) =>
          elements.flatMap((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
            return new Set(tops).size > 1 && element.textContent.length < 24 ? element.textContent : [];
          }),
        );
        expect(broken, path).toEqual([]);
      }
    }
  });

  test('figures of a table are as wide as each other and end below each other', async ({ page }) => {
    await page.goto('docs/tutorial/guides/performance');
    const cells = page.getByRole('cell', { name: /KiB$/ });
    await expect(cells.first()).toHaveCSS('text-align', 'end');
    await expect(cells.first()).toHaveCSS('font-variant-numeric', 'lining-nums tabular-nums');
  });

  test('a callout on a wide screen is as wide as the text around it, and a picture stays in its line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto('docs/tutorial/contribute/writing_pages');
    const text = page.getByText('Create a file such as');
    const callout = page.getByRole('note', { name: 'Undo works here too' });
    expect((await callout.boundingBox())!.width).toBe((await text.boundingBox())!.width);
    await expect(page.getByRole('img', { name: 'The mark of Eidos' })).toHaveCSS('display', 'inline');
  });
});
