import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { STATIC_FOLDER } from '../../lib/config/next-formats/framework-files';
import { expectAccessible } from '../expect-accessible';
import { openPage } from '../open-page';
import { sites } from '../sites';
import { expect, test } from '../test';

test.use({ site: 'full' });

const french = 'fr/docs/tutorial/intro';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

test('a translated page is in its language, and its links lead to pages in it', async ({ page }) => {
  await openPage(page, french);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle('Introduction | Fixture');
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  await expect(page.getByRole('note', { name: 'Traduction' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Modifier cette page' })).toHaveAttribute(
    'href',
    /\/content\/i18n\/fr\/versioned_docs\/1\.0\/tutorial\/intro\.mdx$/,
  );
  await expect(bar(page).getByRole('link', { name: 'Tutoriel' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Barre latérale' });
  await expect(sidebar.getByText('Toujours ouvert')).toBeVisible();
  await expect(sidebar.getByText('Déplier la catégorie « Guides »')).toBeAttached();
  await expect(page.getByRole('note', { name: 'remarque' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Tableau/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copier le code' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Suivant' })).toHaveAttribute('href', /^\/fr\/.*\/leaf$/);
  await expectAccessible(page);
  // A full load would forget it.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'la feuille' }).click();
  await expect(page).toHaveURL(/\/fr\/docs\/tutorial\/deep\/leaf$/);
  await expect(page.getByRole('note', { name: 'Traduction' })).toHaveText(/pas encore traduite/);
  const heading = page.getByRole('heading', { level: 1, name: 'Leaf' });
  expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('a[lang=en]').first()).toHaveAttribute('href', '/docs/tutorial/deep/leaf');
  await expectAccessible(page);
});

test('a page outside of the docs is in English, in a shell in the site’s language', async ({ page }) => {
  await page.goto('fr/markdown-page');
  const main = page.getByRole('main');
  const languageOf = (part: Locator) =>
    part.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  expect(await languageOf(main.getByRole('heading', { level: 1 }))).toBe('en');
  expect(await languageOf(main.locator('[data-contents] a').first())).toBe('en');
  for (const word of ['¶ Copy page', '¶ On this page'])
    expect(await languageOf(main.getByText(word).first())).toBe('fr');
});

test('each version has its translations, and its own page for unknown URLs', async ({ page }) => {
  const words = {
    'fr/docs/tutorial/intro': 'Voici la dernière version.',
    'fr/docs/next/tutorial/intro': 'Voici la version qui n’est pas encore publiée.',
  };
  for (const [path, sentence] of Object.entries(words)) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(sentence);
  }
  await expect(page.getByRole('note', { name: 'Version' })).toContainText('qui n’est pas encore publiée');
  await page.goto('fr/docs/0.9/tutorial/intro');
  await expect(page.getByRole('note', { name: 'Version' })).toContainText('n’est plus maintenue');
  await expect(page.getByRole('note', { name: 'Traduction' })).toBeVisible();
  const response = await page.goto('fr/docs/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
});

test('the search finds the pages of the language, and keeps what was found apart', async ({ page }) => {
  await page.goto(french);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  const field = page.getByRole('combobox', { name: 'Rechercher dans la documentation' });
  await field.fill('paragraphe traduit');
  await expect(page.getByRole('status').filter({ hasText: 'résultat' })).toHaveText('2 résultats');
  await page.getByRole('option', { name: /Première partie/ }).click();
  await expect(page).toHaveURL(/\/fr\/docs\/tutorial\/intro#/);
  await page.goto('docs/tutorial/intro');
  await page.getByRole('button', { name: 'Search' }).click();
  const english = page.getByRole('combobox', { name: 'Search docs' });
  await expect(english).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
  await english.fill('traduit');
  await expect(page.getByText('No results for')).toBeVisible();
});

test('each language has its sitemap, its list for language models and its twins; robots.txt is that of the host', () => {
  const read = (name: string) => readFileSync(`${sites.full.outDir}/${name}`, 'utf8');
  expect(read('robots.txt').match(/^Sitemap: .*$/gm)).toEqual([
    'Sitemap: https://fixture.example.org/sitemap.xml',
    'Sitemap: https://fixture.example.org/fr/sitemap.xml',
  ]);
  expect(() => read('fr/robots.txt')).toThrow('ENOENT');
  expect(read('fr/sitemap.xml')).toContain('<loc>https://fixture.example.org/fr/docs/tutorial/intro</loc>');
  expect(read('sitemap.xml')).not.toContain('<loc>https://fixture.example.org/fr/');
  expect(read('fr/llms.txt')).toContain('(https://fixture.example.org/fr/docs/tutorial/intro.md)');
  expect(read('fr/docs/tutorial/intro.md')).toContain('Un paragraphe traduit.');
  expect(read('_headers')).toContain(`\n/fr/${STATIC_FOLDER}/*\n`);
  expect(read('_redirects')).toMatch(/^\/fr\//m);
});

test('a language that is written from right to left mirrors the page', async ({ page }) => {
  // The same markup with another direction, which a locale's configuration sets: the rest is up to the styles.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dir !== 'rtl') document.documentElement.dir = 'rtl';
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(french);
    const layout = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const { scrollWidth, clientWidth } = document.documentElement;
      const code = document.querySelector('pre code')!;
      return {
        overflows: scrollWidth > clientWidth,
        brandFromRight: clientWidth - box('[data-navbar] > a').right < clientWidth / 2,
        code: getComputedStyle(code).direction,
      };
    });
    expect(layout).toMatchObject({ overflows: false, brandFromRight: true, code: 'ltr' });
  }
  const sidebar = page.getByRole('navigation', { name: 'Barre latérale' });
  const [side, text] = [
    await sidebar.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(side!.x).toBeGreaterThan(text!.x);
});
