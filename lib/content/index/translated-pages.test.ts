import path from 'node:path';
import { fixtureSite } from '../../config/fixtures/site';
import { useFolder } from '../../config/fixtures/use-environment';
import { pageText, writeContent } from '../../config/fixtures/write-content';
import { printDiagnostic } from '../../config/diagnostics/diagnostic';
import { readIndex } from './read-index';

/** The index of a sound content in German, with these files. */
async function indexInGerman(files: Readonly<Record<string, string>>) {
  const folder = writeContent(files);
  useFolder(folder);
  const i18n = { locales: ['en', 'de'] };
  const { pages, diagnostics, versions } = await readIndex({ ...fixtureSite({ i18n }), locale: 'de' });
  const sidebar = versions[0]?.sidebars.get('tutorial') ?? [];
  return {
    folder,
    page: (id: string) => pages.find((page) => page.id === id),
    labels: sidebar.map(({ label }) => label),
    diagnostics: diagnostics.map((diagnostic) => printDiagnostic(diagnostic).replace(/\n\s*(→ )?/g, ' ')),
  };
}

it('shows the translations in the place of their pages, and the others in the default language', async () => {
  const { folder, page, labels, diagnostics } = await indexInGerman({
    'docs/tutorial/types.mdx': pageText(
      'Types',
      'pagination_label: All types\nimage: /types.png\nkeywords: [zod]',
    ),
    'i18n/de/docs/tutorial/types.mdx': pageText('Typen', 'sidebar_label: Die Typen\nkeywords: [Art]'),
  });
  expect(diagnostics).toEqual([]);
  expect(page('tutorial/types')).toMatchObject({
    title: 'Typen',
    image: '/types.png',
    keywords: ['Art'],
    path: '/docs/tutorial/types',
    sourceFile: path.join(folder, 'i18n/de/docs/tutorial/types.mdx'),
    originalFile: path.join(folder, 'docs/tutorial/types.mdx'),
    untranslatedFrom: undefined,
  });
  expect(page('tutorial/philosophy')).toMatchObject({
    title: 'Philosophy',
    next: { label: 'Die Typen' },
    sourceFile: path.join(folder, 'docs/tutorial/philosophy.mdx'),
    untranslatedFrom: { lang: 'en', dir: 'ltr' },
  });
  // The place of a translation is that of its page.
  expect(labels).toEqual(['Philosophy', 'Die Typen']);
});

it('reports a translation that would have another URL or place than its page', async () => {
  const { diagnostics } = await indexInGerman({
    'i18n/de/docs/tutorial/types.mdx': pageText('Typen', 'slug: typen\nsidebar_position: 2\ndraft: true'),
  });
  expect(diagnostics).toHaveLength(2);
  expect(diagnostics[0]).toMatch(
    /^i18n\/de\/docs\/tutorial\/types\.mdx:4 slug: differs from the page that this one translates\. Remove it/,
  );
  expect(diagnostics[1]).toMatch(/types\.mdx:6 draft: differs/);
});

it('reports a translation of a page that is not there', async () => {
  const { diagnostics } = await indexInGerman({ 'i18n/de/docs/tutorial/old.mdx': pageText('Alt') });
  expect(diagnostics).toEqual([
    'i18n/de/docs/tutorial/old.mdx It does not translate a page: there is no docs/tutorial/old.mdx. Rename it like the page that it translates, or delete it.',
  ]);
});

it('reports errors of a translation at its own file', async () => {
  const { diagnostics } = await indexInGerman({
    'i18n/de/docs/tutorial/types.mdx': pageText('Typen', 'slugg: typen'),
  });
  expect(diagnostics.join('\n')).toContain('i18n/de/docs/tutorial/types.mdx:4 "slugg" is not a known name.');
});
