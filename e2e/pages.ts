import { readdirSync, readFileSync } from 'node:fs';
import { sites, type SiteName } from './sites';

/** Paths that only lead to another page, as the export lists them. */
function redirectedIn(outDir: string): ReadonlySet<string> {
  const list = JSON.parse(readFileSync(`${outDir}/redirects.json`, 'utf8')) as { readonly from: string }[];
  return new Set(list.map(({ from }) => from.slice(1)));
}

/** The language of the fixture that is not its default one; `languages.spec.ts` visits it. */
const OTHER_LANGUAGE = 'fr/';

/** Names of the HTML files of the pages of a build, without their ending; every page `x` is there again as `x/index`. */
export const htmlFilesOf = (site: SiteName) =>
  readdirSync(sites[site].outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^_|(?:^|\/)live-frame\//.test(file))
    .map((file) => file.slice(0, -'.html'.length));

/**
 * URLs of every page of a build in its default language, read from its files; the one that is served for unknown
 * paths is last.
 */
export function pagesOf(site: SiteName): string[] {
  const pages = htmlFilesOf(site)
    .filter((name) => !name.startsWith(OTHER_LANGUAGE))
    .filter((name) => name === 'index' || !name.endsWith('/index'));
  const redirected = redirectedIn(sites[site].outDir);
  return [
    ...pages
      .filter((name) => name !== '404')
      .map((name) => (name === 'index' ? '' : encodeURI(name)))
      .filter((path) => !redirected.has(path)),
    'no/such/page',
  ];
}

/**
 * One page of each kind; together they have every component and every layout. Tests in a browser visit these, and
 * `markup.spec.ts` checks the markup of all pages.
 */
export const kindsOf: Readonly<Record<'shipped' | 'full', readonly string[]>> = {
  shipped: [
    '',
    'apiDocs',
    'markdown-page',
    'playground',
    'docs/tutorial/types',
    'docs/tutorial/contribute/writing_pages',
    'docs/api/Components/Tables/EditableTable',
    'docs/examples',
    'no/such/page',
  ],
  full: [
    'docs/tutorial/intro',
    'docs/0.9/tutorial/deep/leaf',
    'docs/next/examples/callouts',
    'docs/next/examples/shapes',
    'docs/next/examples/written',
    'docs/tutorial/secret',
  ],
};

/** Pages that together have every layout, and every script that reads the storage or loads something later. */
export const SCRIPTED = ['', 'markdown-page', 'playground', 'docs/tutorial/types', 'no/such/page'];
