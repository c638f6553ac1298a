import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlFilesOf } from '../pages';
import { sites, type SiteName } from '../sites';
import { expect, test } from '../test';

// Reads the files of every page, in every language: structure, names, ids, headings and links. No browser is opened.

const validator = new HtmlValidate(
  new StaticConfigLoader({
    // Browsers take styles everywhere, and React writes them where they are needed.
    elements: ['html5', { style: { inherit: 'style', flow: true } }],
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // A region with a name is a section as well, and tables that are grids say what their cells are.
      'prefer-native-element': 'off',
      'no-redundant-role': 'off',
      // React's ids begin with an underscore, the name of the site before with two.
      'valid-id': ['error', { relaxed: true }],
      // The page's policy names the files that may be loaded.
      'require-sri': 'off',
      'no-inline-style': 'off',
      // In the code of a sample it would only distract.
      'no-implicit-button-type': 'off',
      'no-implicit-input-type': 'off',
      'long-title': 'off',
      // A form in a sample may be saved by other means; a list may have a name.
      'wcag/h32': 'off',
      // A group of controls may be named by an attribute, too.
      'wcag/h71': 'off',
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      'heading-level': 'error',
      'unique-landmark': 'error',
    },
  }),
);

/**
 * The markup of a page alone, without the colors of code, which take half of the time. The static preview of a sample
 * is there a second time for browsers without scripts.
 */
const withoutTwins = (html: string) =>
  html
    .replace(/<noscript>[^]*?<\/noscript>/g, '')
    .replace(/(<(style|script)\b[^>]*>)[^]*?(?=<\/\2>)/g, '$1')
    .replace(/<span class=\w>([^<]*)<\/span>/g, '$1');

/** The HTML files of a site, each once: `x/index` is `x` again, as long as that is there. */
const filesOf = (site: SiteName) =>
  htmlFilesOf(site).filter((name, _, all) => !all.some((own) => name === `${own}/index`));

const readHtml = (site: SiteName, name: string) =>
  readFileSync(path.join(sites[site].outDir, `${name}.html`), 'utf8');

const read = new Map<SiteName, Map<string, string>>();

/** The HTML of every page by its path; read by a test, as every process that lists the tests runs what is around them. */
function documentsOf(site: SiteName): ReadonlyMap<string, string> {
  const known = read.get(site);
  if (known) return known;
  const pages = new Map(
    filesOf(site).map((name) => [
      `/${name.replace(/(?:^|\/)index$/, '')}`,
      withoutTwins(readHtml(site, name)),
    ]),
  );
  read.set(site, pages);
  return pages;
}

const attributesIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** Links of the pages to no page, or to no heading of it. */
function deadLinks(site: SiteName, pages: ReadonlyMap<string, string>): string[] {
  const { outDir, basePath } = sites[site];
  const files = new Set(readdirSync(outDir, { recursive: true, encoding: 'utf8' }));
  const ids = new Map(
    [...pages].map(([page, html]) => [page, new Set(attributesIn(html, /\sid="?([^"\s>]+)/g))]),
  );
  return [...pages].flatMap(([page, html]) =>
    [...new Set(attributesIn(html, /<a\b[^>]*?\shref="?([^"\s>]+)/g))]
      .filter((href) => {
        const url = new URL(href, `http://site${basePath}${page}`);
        if (url.host !== 'site') return false;
        const target = decodeURI(url.pathname.slice(basePath.length)).replace(/(.)\/$/, '$1');
        const known = ids.get(target);
        if (known === undefined) return !files.has(target.slice(1));
        // A playground keeps its state there.
        if (url.hash.includes('=')) return false;
        return url.hash !== '' && !known.has(decodeURIComponent(url.hash.slice(1)));
      })
      .map((href) => `${page} → ${href}`),
  );
}

for (const site of ['shipped', 'full'] as const) {
  test.describe(`every page of the ${site} site`, () => {
    test('is valid HTML with headings in order, names for controls, and ids that are there once', async () => {
      test.slow();
      for (const [page, html] of documentsOf(site)) {
        const { results } = await validator.validateString(html, page);
        const found = results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
        );
        expect.soft(found, page).toEqual([]);
      }
    });

    test('has each id once where no scripts run, too', () => {
      for (const file of filesOf(site)) {
        // Then the page has what is in its `noscript` elements, and not what is in its templates.
        const html = readHtml(site, file).replace(/<(template|script)\b[^]*?<\/\1>/g, '');
        const ids = attributesIn(html, /\sid="?([^"\s>]+)/g);
        const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
        expect.soft(twice, file).toEqual([]);
      }
    });

    test('has one main part with one heading of the first level', () => {
      for (const [page, html] of documentsOf(site)) {
        // A page that only leads to another one.
        if (/<meta http-equiv="refresh"/i.test(html)) continue;
        expect.soft(html.match(/<(?:h1|main)(?=[\s>])/g)?.sort(), page).toEqual(['<h1', '<main']);
      }
      expect(documentsOf(site).size).toBeGreaterThan(10);
    });

    test('links to pages, files and headings that are there', () => {
      // The home page of the fixture is the shipped one, and leads to its pages.
      const isOwn = (link: string) => link.includes('/docs/', 1) && /^(?:\/fr)?\/docs/.test(link);
      const found = deadLinks(site, documentsOf(site));
      expect(site === 'full' ? found.filter(isOwn) : found).toEqual([]);
    });
  });
}

test('mistakes in a page are found', async () => {
  const { '/docs/tutorial/types': html = '' } = Object.fromEntries(documentsOf('shipped'));
  const mistakes = {
    'no-dup-id': '<p id="main">Text</p><p id="main">Text</p>',
    'input-missing-label': '<input type="text">',
    'no-missing-references': '<p aria-labelledby="nowhere">Text</p>',
    'wcag/h30': '<a href="/x"></a>',
    'wcag/h37': '<img src="/img/logo.svg">',
    'element-permitted-content': '<ul><p>Text</p></ul>',
    // The title of the page, and its language, are taken out below.
    'empty-title': '',
    'element-required-attributes': '',
  };
  const wrong = html
    .replace('<h2 ', '<h4 ')
    .replace(/<title>[^<]*/, '<title>')
    .replace(' lang="en"', '')
    .replace('</main>', `${Object.values(mistakes).join('')}</main>`);
  const { results } = await validator.validateString(wrong, 'page.html');
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(rules).toEqual(expect.arrayContaining(['heading-level', ...Object.keys(mistakes)]));
  const pages = new Map([
    ['/docs/tutorial/types', `${html}<a href="/docs/nowhere">1</a><a href="#nowhere">2</a>`],
  ]);
  const dead = deadLinks('shipped', new Map([...documentsOf('shipped'), ...pages]));
  expect(dead).toEqual(['/docs/tutorial/types → /docs/nowhere', '/docs/tutorial/types → #nowhere']);
});
