import { openPage } from '../open-page';
import { expect, test } from '../test';

/** What readers ask first, the links that they follow from home, and a sentence of the answer. */
const paths: readonly (readonly [question: string, links: readonly string[], answer: RegExp])[] = [
  ['what is it', [], /Describe a record once, as a JSON Schema/],
  ['why not RJSF', ['Philosophy'], /Why not react-jsonschema-form/],
  ['how do I install it', [], /npm install \S*.*\/packages\/eidos-\S+\.tgz/],
  ['how do I install it, in full', ['Installation'], /Eidos is one npm package/],
  [
    'how do I validate on the server',
    ['Getting started', 'Server validation'],
    /checks exactly what arrived/,
  ],
  ['what happens to my data when a save fails', ['Philosophy', 'Saving'], /no input is lost/],
];

test('home leads to the answer of each first question in two clicks at most', async ({ page }) => {
  for (const [question, links, answer] of paths)
    await test.step(question, async () => {
      expect(links.length).toBeLessThanOrEqual(2);
      await openPage(page, '');
      for (const name of links) {
        await page.locator('main, footer').getByRole('link', { name, exact: true }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      }
      await expect.soft(page.getByRole('main').getByText(answer).first()).toBeVisible();
    });
});
