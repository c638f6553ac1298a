import { bar, follow, heading, openPage, scrollY } from '../open-page';
import { expect, test } from '../test';

test.use({ site: 'full' });

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('a touch opens a dropdown, and one outside or on an entry closes it', async ({ page }) => {
    await openPage(page, 'docs/tutorial/intro');
    const more = bar(page).getByRole('button', { name: 'More' });
    const leaf = bar(page).getByRole('link', { name: 'Leaf' });
    await more.tap();
    await expect(leaf).toBeVisible();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await heading(page).tap();
    await expect(leaf).toBeHidden();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.tap();
    await leaf.tap();
    await expect(page).toHaveURL(/\/docs\/tutorial\/deep\/leaf$/);
    await expect(heading(page)).toHaveText('Leaf');
    await expect(leaf).toBeHidden();
  });
});

test('the bar hides on the way down and to a heading, and shows on the way up', async ({ page }) => {
  await openPage(page, 'docs/tutorial/intro#part-3');
  await expect(bar(page)).not.toBeInViewport();
  // Meanwhile the sidebar repeats the brand.
  await expect(page.locator('#docs-sidebar [inert]').getByText('Fixture')).toBeInViewport();
  await bar(page).getByRole('link', { name: 'Reference' }).focus();
  await expect(bar(page)).toBeInViewport();
  await follow(page, '/docs/tutorial/deep/leaf');
  await expect(heading(page)).toHaveText('Leaf');
  await follow(page, '/docs/tutorial/intro');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Part 3' }).click();
  await expect(bar(page)).not.toBeInViewport();
  await follow(page, '?x=1#part-3');
  await expect(bar(page)).not.toBeInViewport();
  await follow(page, '/docs/tutorial/deep/leaf');
  await expect(bar(page)).toBeInViewport();
  // Long enough to scroll, whatever the fixture says.
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('min-height', '4000px'));
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  // A wheel that turns back while the page still glides down would only shorten its way.
  await expect.poll(() => scrollY(page)).toBe(600);
  await expect(bar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(bar(page)).toBeInViewport();
});
