import axe from 'axe-core';
import { openPage } from '../open-page';
import { expect, test } from '../test';

/** Pages with the widest range of controls and text: a screen, tables, an article with its shell. */
const paths = ['', 'docs/api/Components/Tables/EditableTable', 'docs/tutorial/types'];

/** The distances that WCAG 1.4.12 lets readers set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

for (const path of paths) {
  test(`/${path} cuts off no text that is spaced out, and has targets of a sufficient size`, async ({
    page,
  }) => {
    await openPage(page, path);
    await page.evaluate(axe.source);
    const small = await page.evaluate(async () => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run({ exclude: ['iframe'] }, { runOnly: ['target-size'] });
      return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    });
    expect(small).toEqual([]);

    await page.evaluate((rules) => {
      // The page's policy blocks a style element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *, nav *, footer *')]
        .filter((element) => {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
          const isHidden = overflowX === 'hidden' || overflowY === 'hidden';
          const box = element.getBoundingClientRect();
          if (!isHidden || textOverflow === 'ellipsis' || box.width < 2 || box.height < 2) return false;
          return element.scrollHeight > box.height + 2 || element.scrollWidth > box.width + 2;
        })
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
    expect(cut).toEqual([]);
  });
}
