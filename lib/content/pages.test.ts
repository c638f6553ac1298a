import { writeFileSync } from 'node:fs';
import { useContent, useEnvironment } from '../config/fixtures/use-environment';
import { configText, pageText, versionedConfigText } from '../config/fixtures/write-content';
import { findApiPaths } from './find-api-paths';
import { getMainPage, getPage, getPageById, getPages, getSidebar, getVersionNotes } from './pages';

/** Reads sound content with a change, in a folder of its own. */
const useChange = (change: Readonly<Record<string, string>>) =>
  useContent({ 'site.config.ts': configText(), ...change });

describe('a page', () => {
  it('is found however its path is written', async () => {
    useChange({ 'docs/tutorial/getting started.mdx': pageText('Getting started') });
    for (const slug of ['getting started', 'Getting%20Started', 'getting started.html']) {
      expect((await getPage(['tutorial', slug]))?.id).toBe('tutorial/getting started');
    }
    expect((await getPage(['releases', '']))?.path).toBe('/docs/releases/');
    expect(await getPage(['tutorial', 'missing'])).toBeUndefined();
  });

  it('is the first of two that make one route', async () => {
    useChange({ 'docs/tutorial/kinds.mdx': pageText('Kinds', 'slug: types') });
    const same = (await getPages()).filter(({ path }) => path === '/docs/tutorial/types');
    expect(same).toHaveLength(2);
    expect((await getPage(['tutorial', 'types']))?.id).toBe(same[0]?.id);
  });

  it('needs only its file to be in sidebar and reading order', async () => {
    useChange({ 'docs/tutorial/new.mdx': pageText('New', 'sidebar_position: 1.5') });
    expect((await getSidebar('tutorial')).map(({ label }) => label)).toEqual(['Philosophy', 'New', 'Types']);
    const page = await getPageById('tutorial/new');
    expect(page.previous).toEqual({ label: 'Philosophy', path: '/docs/tutorial/philosophy' });
    expect(page.next).toEqual({ label: 'Types', path: '/docs/tutorial/types' });
    expect(page.breadcrumbs).toEqual([{ label: 'New', path: '/docs/tutorial/new' }]);
    // Compiled pages depend on them: no other page is compiled again.
    expect(findApiPaths(await getPages(), 'current')).toEqual({ Compiler: '/docs/api/eidos_compiler' });
  });

  it('documents no name that a longer fence shows', async () => {
    const body = '````md\n```\n## `shown`\n```\n````\n\n## `own`';
    useChange({ 'docs/tutorial/new.mdx': pageText('New', '', body) });
    expect(Object.keys(findApiPaths(await getPages(), 'current'))).toEqual(['own', 'Compiler']);
  });

  it('has the labels and neighbors that its frontmatter says', async () => {
    useChange({
      'docs/tutorial/types.mdx': pageText(
        'Types',
        'sidebar_label: Kinds\npagination_label: All kinds\npagination_prev: null\npagination_next: api/eidos_compiler',
      ),
    });
    const { previous, next } = await getPageById('tutorial/types');
    expect(previous).toBeUndefined();
    expect(next).toEqual({ label: 'Compiler', path: '/docs/api/eidos_compiler' });
    expect((await getPageById('tutorial/philosophy')).next?.label).toBe('All kinds');
  });

  it('without a sidebar has no breadcrumbs and no neighbors', async () => {
    useChange({ 'docs/alone.mdx': pageText('Alone', 'displayed_sidebar: null') });
    const nowhere = { sidebar: undefined, breadcrumbs: [], previous: undefined, next: undefined };
    expect(await getPageById('alone')).toMatchObject({ path: '/docs/alone', ...nowhere });
  });

  it('takes levels of its contents from the configuration unless it has its own, and may hide them', async () => {
    useChange({
      'docs/tutorial/types.mdx': pageText('Types', 'toc_max_heading_level: 5\nhide_table_of_contents: true'),
    });
    const { tableOfContents } = await getPageById('tutorial/types');
    expect(tableOfContents).toEqual({ hidden: true, minHeadingLevel: 2, maxHeadingLevel: 5 });
  });

  it.each([
    ['toc_min_heading_level: 4', 4, 3],
    ['toc_max_heading_level: 2\ntoc_min_heading_level: 3', 3, 2],
  ])('cannot have contents without a level: %s', async (frontmatter, first, last) => {
    useChange({ 'docs/tutorial/types.mdx': pageText('Types', frontmatter) });
    const line = frontmatter.split('\n').length + 3;
    const problem = `the first level is ${first}, which is above the last level, ${last}`;
    await expect(getPages()).rejects.toThrow(`types.mdx:${line}\n  toc_min_heading_level: ${problem}`);
  });
});

describe('drafts and unlisted pages', () => {
  it.each([
    ['development', 'Draft'],
    ['test', 'Types'],
  ])('shows a draft only in development: in %s, the next page is %s', async (NODE_ENV, next) => {
    useChange({ 'docs/tutorial/draft.mdx': pageText('Draft', 'draft: true\nsidebar_position: 1.5') });
    useEnvironment({ NODE_ENV });
    expect((await getPageById('tutorial/philosophy')).next?.label).toBe(next);
  });

  it.each(['hidden', 'hidden/index'])('keeps an unlisted page out of the reading order: %s', async (name) => {
    useChange({ [`docs/tutorial/${name}.mdx`]: pageText('Hidden', 'unlisted: true\nsidebar_position: 1.5') });
    const page = await getPageById(`tutorial/${name}`);
    expect(page).toMatchObject({ unlisted: true, sidebar: 'tutorial', previous: undefined, next: undefined });
    expect((await getPageById('tutorial/philosophy')).next?.label).toBe('Types');
    const link = { kind: 'link', label: 'Hidden', path: page.path, unlisted: true };
    expect(JSON.stringify(await getSidebar('tutorial'))).toContain(JSON.stringify(link));
  });
});

describe('two versions', () => {
  const useVersions = (current = '/docs/next', old = '/docs') =>
    useContent({
      'site.config.ts': versionedConfigText({ current, '1.0': old }),
      'docs/tutorial/fresh.mdx': pageText('Fresh'),
      'versioned_docs/1.0/tutorial/philosophy.mdx': pageText('Old philosophy'),
      'versioned_docs/1.0/tutorial/types.mdx': pageText('Old types'),
    });

  it('have each page below the path of its version', async () => {
    useVersions();
    expect((await getPage(['tutorial', 'types']))?.title).toBe('Old types');
    const next = await getPage(['next', 'tutorial', 'types']);
    expect(next).toMatchObject({ title: 'Types', version: 'current' });
    expect((await getSidebar('tutorial', 'current')).map(({ label }) => label)).toContain('Fresh');
  });

  it('lead from a page to the same page, or to the main page of a version without it', async () => {
    useVersions();
    const latestOf = async (name: string) =>
      (await getVersionNotes(await getPageById(`tutorial/${name}`, 'current'))).latest;
    expect(await latestOf('types')).toMatchObject({ name: '1.0', path: '/docs/tutorial/types' });
    expect(await latestOf('fresh')).toMatchObject({ name: '1.0', path: '/docs/tutorial/philosophy' });
    expect((await getMainPage()).title).toBe('Old philosophy');
  });

  it('of an old page, name the same page of the latest version as its canonical one', async () => {
    useVersions('/docs', '/docs/1.0');
    const canonicalOf = async (version: string) =>
      (await getVersionNotes(await getPageById('tutorial/types', version))).canonical;
    expect(await canonicalOf('1.0')).toBe('/docs/tutorial/types');
    expect(await canonicalOf('current')).toBeUndefined();
    writeFileSync('docs/tutorial/types.mdx', pageText('Types', 'unlisted: true'));
    expect(await canonicalOf('1.0')).toBeUndefined();
  });
});
