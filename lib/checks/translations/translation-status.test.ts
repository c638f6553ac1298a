import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fixtureSite } from '../../config/fixtures/site';
import { useFolder } from '../../config/fixtures/use-environment';
import { navigationText, pageText, writeContent } from '../../config/fixtures/write-content';
import { texts } from '../../translations/texts';
import { printStatus, translationStatus } from './translation-status';

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

  const status = await translationStatus(site, { contentFolder: folder }, 'de');
  expect(status.missingTexts).toHaveLength(texts.length - 1);
  expect(status.missingTexts).not.toContain('Search');
  // Neither names of the site nor numbers need a translation.
  expect(status.missingLabels).toEqual(['Screens from a schema', 'Next', 'Guides', 'Data flow']);
  expect(status.untranslated).toContainEqual({
    page: 'docs/releases/index.mdx',
    translation: 'i18n/de/docs/releases/index.mdx',
  });
  expect(status.untranslated).toHaveLength(6);
  expect(status.outdated).toEqual([
    {
      page: 'docs/tutorial/types.mdx',
      changed: '2026-02-02',
      translation: 'i18n/de/docs/tutorial/types.mdx',
      translated: '2026-01-01',
    },
  ]);
  expect(printStatus('de', 'x.ts', status)).toContain(
    'i18n/de/docs/tutorial/types.mdx of 2026-01-01; docs/tutorial/types.mdx was changed on 2026-02-02',
  );
});

it('lists nothing when everything is translated', () => {
  const status = { missingTexts: [], missingLabels: [], untranslated: [], outdated: [] };
  expect(printStatus('de', 'x.ts', status)).toBe('');
});
