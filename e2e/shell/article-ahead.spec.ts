import type { Page } from '@playwright/test';
import { openPage, pageContents, scrollTo, scrollY, whenReady } from '../open-page';
import { expect, test } from '../test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits for the payload of the page “Types”, by itself or with those of its run. */
const waitForTypes = (page: Page) =>
  page.waitForResponse((response) => pageContents('tutorial/types')(new URL(response.url())));

/** Opens a long page, goes down in it, and waits until the pages of the sidebar are there. */
async function openFetched(page: Page): Promise<void> {
  const fetched = waitForTypes(page);
  await page.goto('docs/tutorial/getting%20started', { waitUntil: 'networkidle' });
  await (await fetched).finished();
  await whenReady(page);
  await scrollTo(page, 1200);
}

/**
 * Presses links of the sidebar within one task, and returns what is on screen then.
 * @param fragment followed before the links
 * @param back goes back after them
 */
const press = (page: Page, names: readonly string[], { fragment = '', back = false } = {}) =>
  page.evaluate(
    ([labels, hash, goesBack]) => {
      if (hash) location.hash = hash;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-sidebar-tree] a')];
      for (const label of labels) links.find(({ textContent }) => textContent === label)?.click();
      const main = document.querySelector('main');
      const seen = {
        heading: main?.querySelector('h1')?.textContent,
        height: (main?.offsetHeight ?? 0) > 400,
        shown: [...document.querySelectorAll('main')].filter(({ offsetHeight }) => offsetHeight > 0).length,
        path: location.pathname,
        scrolled: window.scrollY,
      };
      if (goesBack) history.back();
      return seen;
    },
    [names, fragment, back] as const,
  );

/** Waits until the router has the page, too, and has removed the one that was left. */
async function expectOnly(page: Page, name: string): Promise<void> {
  await expect(page).toHaveTitle(`${name} | Eidos`);
  await expect(page.locator('main')).toHaveCount(1);
}

const types = { heading: 'Types', height: true, shown: 1, path: '/docs/tutorial/types', scrolled: 0 };

test('a page that was fetched ahead is on screen when the click ends, before the router has prepared it', async ({
  page,
  complaints,
}) => {
  await openFetched(page);
  expect(await press(page, ['Types'])).toEqual(types);
  await expect(page).toHaveTitle('Types | Eidos');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(
    page.getByRole('link', { name: 'Types', exact: true }).and(page.locator('[aria-current]')),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('its parts are interactive, and it leaves with the next page', async ({ page, complaints }) => {
  await openFetched(page);
  await press(page, ['Types']);
  await expect(page).toHaveTitle('Types | Eidos');
  await whenReady(page);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Api Docs' }).click();
  await expect(heading(page)).toHaveText('API overview');
  await expect(page.locator('main')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('Back and Forward show both pages, each where it was left', async ({ page, complaints }) => {
  await openFetched(page);
  await press(page, ['Types']);
  await expect(page).toHaveTitle('Types | Eidos');
  await scrollTo(page, 300);
  await page.goBack();
  await expect(heading(page)).toHaveText('Getting started');
  await expect.poll(() => scrollY(page)).toBe(1200);
  await page.goForward();
  await expect(heading(page)).toHaveText('Types');
  await expect.poll(() => scrollY(page)).toBe(300);
  await expect(page.locator('main')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a reader who goes back at once has the page before, and the new one by Forward', async ({
  page,
  complaints,
}) => {
  await openFetched(page);
  expect(await press(page, ['Types'], { back: true })).toEqual(types);
  await expect(page).toHaveURL(/getting%20started$/);
  await expect(heading(page)).toHaveText('Getting started');
  await expect(page.locator('main')).toHaveCount(1);
  await expect.poll(() => scrollY(page)).toBe(1200);
  await page.goForward();
  await expect(heading(page)).toHaveText('Types');
  await expect(page).toHaveURL(/types$/);
  expect(complaints).toEqual([]);
});

test('of two links at once, the second leads, and Back skips the first', async ({ page, complaints }) => {
  await openFetched(page);
  expect(await press(page, ['Installation', 'Types'])).toEqual(types);
  await expectOnly(page, 'Types');
  await page.goBack();
  await expect(heading(page)).toHaveText('Getting started');
  expect(complaints).toEqual([]);
});

for (const names of [
  ['Types', 'Getting started'],
  ['Types', 'Getting started', 'Getting started'],
])
  test(`${names.join(', ')} at once: a link back to the page that was just left shows it at its top`, async ({
    page,
    complaints,
  }) => {
    await openFetched(page);
    expect(await press(page, names)).toEqual({
      ...types,
      heading: 'Getting started',
      path: '/docs/tutorial/getting%20started',
    });
    await page.waitForLoadState('networkidle');
    await expectOnly(page, 'Getting started');
    expect(await press(page, ['Types'])).toEqual(types);
    await expectOnly(page, 'Types');
    expect(complaints).toEqual([]);
  });

test('a link back and forth at once leads to the other page', async ({ page, complaints }) => {
  await openFetched(page);
  expect(await press(page, ['Types', 'Getting started', 'Types'])).toEqual(types);
  await expectOnly(page, 'Types');
  expect(complaints).toEqual([]);
});

test('Back leads to a fragment whose entry the router had no time to adopt', async ({ page, complaints }) => {
  await openFetched(page);
  await press(page, ['Types'], { fragment: 'make-a-project' });
  await expect(page).toHaveTitle('Types | Eidos');
  await page.goBack();
  await expect(page).toHaveURL(/getting%20started#make-a-project$/);
  await expect(heading(page)).toHaveText('Getting started');
  await expect(page.locator('#make-a-project')).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('a link within a page that was just shown ahead leads to its target, and the address has it', async ({
  page,
  complaints,
}) => {
  await openFetched(page);
  const hash = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-sidebar-tree] a')];
    links.find(({ textContent }) => textContent === 'Types')?.click();
    const target = document.querySelector<HTMLAnchorElement>('main nav[data-contents] a:last-of-type');
    target?.click();
    return target?.hash ?? '';
  });
  expect(hash).toMatch(/^#./);
  await expect(page).toHaveTitle('Types | Eidos');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash);
  await expect(page.locator(hash)).toBeInViewport();
  await expect(page.locator('main')).toHaveCount(1);
  await page.goBack();
  await expect(heading(page)).toHaveText('Getting started');
  expect(complaints).toEqual([]);
});

test('a page that is opened from the mobile menu takes the place of the menu’s entry', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'docs/tutorial/getting%20started');
  const fetched = waitForTypes(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await (await fetched).finished();
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() => history.length);
  await press(page, ['Types']);
  await expect(page).toHaveTitle('Types | Eidos');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(heading(page)).toHaveText('Getting started');
  expect(complaints).toEqual([]);
});

test('the next page is parsed before its link is clicked, and the page of the focused link before Enter', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    const parsed: string[] = [];
    Object.assign(window, { parsed });
    const { set, ...rest } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...rest,
      set(this: Element, html: string) {
        set!.call(this, html);
        if (this.localName === 'main') parsed.push(this.querySelector('h1')?.textContent ?? '');
      },
    });
  });
  const parsed = () => page.evaluate(() => (window as unknown as { parsed: string[] }).parsed);
  await openFetched(page);
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' });
  expect(await parsed()).toEqual([]);
  await next.scrollIntoViewIfNeeded();
  const title = (await next.getByText(/./).last().textContent()) ?? '';
  await expect.poll(parsed).toEqual([title]);
  await next.click();
  await expect(page).toHaveTitle(`${title} | Eidos`);
  expect(await parsed()).toEqual([title]);
  await page.getByRole('link', { name: 'Philosophy', exact: true }).first().focus();
  await expect.poll(parsed).toEqual([title, 'Philosophy']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Philosophy | Eidos');
  expect(await parsed()).toEqual([title, 'Philosophy']);
  expect(complaints).toEqual([]);
});
