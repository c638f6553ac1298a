import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fixtureSite } from '../../config/fixtures/site';
import { useFolder } from '../../config/fixtures/use-environment';
import { navigationText, pageText, writeContent } from '../../config/fixtures/write-content';
import { texts } from '../../translations/texts';
import { listUntranslated } from './translation-status';

const site = fixtureSite({
  tagline: 'Screens from a schema',
  i18n: { locales: ['en', 'de'] },
  navbar: {
    items: [
      { label: 'Tutorial', to: '/docs/x' },
      { label: '2.0', to: '/docs/y' },
    ],
  },
});

const navigation = navigationText({
  tutorial: { folder: 'tutorial', categories: [{ label: 'Guides', folder: 'guides' }] },
});

function commit(folder: string, date: string) {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date },
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'Write');
}

it('lists what is left to translate, and what is older than its page', async () => {
  const folder = writeContent({
    'navigation.ts': navigation,
    'docs/tutorial/guides/first.mdx': pageText('First'),
    'docs/tutorial/data_flow/leaf.mdx': pageText('Leaf'),
    'docs/tutorial/named/index.mdx': pageText('Named', 'sidebar_label: Name of the page'),
    'i18n/de/docs/tutorial/types.mdx': pageText('Typen'),
    'i18n/de/docs/tutorial/philosophy.mdx': pageText('Philosophie'),
    'i18n/de/translations.ts': `export default { texts: { Search: 'Suchen' }, labels: { Tutorial: 'Anleitung' } };`,
  });
  useFolder(folder);
  commit(folder, '2026-01-01T00:00:00Z');
  writeFileSync('docs/tutorial/types.mdx', pageText('Types', '', 'More.'));
  commit(folder, '2026-02-02T00:00:00Z');

  const list = await listUntranslated(site, { contentFolder: folder }, 'de');
  expect(list).toContain(`de: Texts without a translation in i18n/de/translations.ts (${texts.length - 1}):`);
  expect(list).not.toContain('"Search"');
  // Neither names of the site nor numbers need a translation.
  expect(list).toContain(
    'translations.ts (4):\n  "Screens from a schema"\n  "Next"\n  "Guides"\n  "Data flow"\n\n',
  );
  expect(list).toContain('Pages without a translation (6):\n');
  expect(list).toContain('  docs/releases/index.mdx -> i18n/de/docs/releases/index.mdx\n');
  expect(list).toMatch(
    /older than their page \(1\):\n {2}i18n\/de\/docs\/tutorial\/types\.mdx of 2026-01-01; docs\/tutorial\/types\.mdx was changed on 2026-02-02\n$/,
  );
});
