import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../lib/fixtures/write-content';
import { migrateContent } from './migrate-content';
import type { Generator } from './migration';
import { printMigration } from './print-migration';
import { requireFree, stageContent } from './write-content';

jest.setTimeout(60_000);

/** Migrates a made-up project; files are texts by their paths below the content folder. */
async function migrate(from: Generator, files: Readonly<Record<string, string>>) {
  const { files: written, notes, pages } = await migrateContent(writeFiles(files), from);
  const text = (name: string) => String(written.get(name));
  const module = (name: string) =>
    JSON.parse(text(name).replace(/^export default |;\n$/g, '')) as Readonly<Record<string, unknown>>;
  return {
    names: [...written.keys()].sort(),
    text,
    notes,
    pages,
    navigation: module('navigation.ts'),
    config: module('site.config.ts'),
  };
}

describe('docusaurus', () => {
  const project = {
    'docs/intro.md':
      '---\nid: start\nslug: /\nsidebar_position: 1   # first\ntitle_meta: X\n---\n\nHello <https://example.org>.\n',
    'docs/guides/02-tables.mdx':
      "---\ntitle: Tables\nkeywords: a, b\n---\n\nimport Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport Own from './own';\nimport Link from '@docusaurus/Link';\n\n<Link to=\"/docs/\">Start</Link>\n\n<!-- Note -->\n\nA<br>break. See [start](/docs/) and `<!-- code -->`.\n\n# Second title\n\n```js{1,3}\n<br>\n```\n",
    'docs/guides/_part.mdx': 'Part <br> here.\n',
    'docs/extra.md': '# Extra\n\n<Tabs>\n</Tabs>\n',
    'static/img/x.png': 'png',
    'static/robots.txt': 'User-agent: *',
    'sidebars.js':
      "module.exports = { docs: ['start', { Guides: ['guides/tables', 'guides/none'] }, { type: 'link', label: 'Web', href: 'https://example.org' }] };",
  };

  it('converts what has a counterpart, and leaves every other byte', async () => {
    const { names, text, config } = await migrate('docusaurus', project);
    expect(names).toEqual([
      'docs/extra.mdx',
      'docs/guides/02-tables.mdx',
      'docs/guides/_part.mdx',
      'docs/intro.md',
      'navigation.ts',
      'public/img/x.png',
      'site.config.ts',
    ]);
    expect(text('docs/intro.md')).toBe(
      '---\nid: start\nsidebar_position: 1   # first\n---\n\nHello <https://example.org>.\n',
    );
    expect(text('docs/guides/02-tables.mdx')).toBe(
      '---\ntitle: Tables\nkeywords: ["a","b"]\n---\n\n\n<a href="/docs/start">Start</a>\n\n{/* Note */}\n\nA<br />break. See [start](/docs/start) and `<!-- code -->`.\n\n## Second title\n\n```js {1,3}\n<br>\n```\n',
    );
    expect(text('docs/extra.mdx')).toBe('---\ndisplayed_sidebar: null\n---\n\n# Extra\n\n<Tabs>\n</Tabs>\n');
    expect(config).toMatchObject({ docs: { mainDoc: 'start' } });
  });

  it('imports the sidebars, and says which pages they miss', async () => {
    const { navigation, notes } = await migrate('docusaurus', project);
    expect(navigation).toEqual({
      docs: {
        items: [
          'start',
          { label: 'Guides', items: ['guides/tables'] },
          { label: 'Web', href: 'https://example.org' },
        ],
        numberPrefixes: true,
      },
    });
    expect(notes.left.map(({ message }) => message)).toEqual([
      'The sidebar names the page "guides/none", which does not exist.',
    ]);
    expect(notes.converted.get('pages that no sidebar lists')).toBe(1);
  });

  it('takes folders as categories when the sidebars do not run', async () => {
    const { navigation, notes } = await migrate('docusaurus', {
      ...project,
      'sidebars.js': 'module.exports = {',
    });
    expect(navigation).toEqual({ docs: { folder: '.', folders: 'categories', numberPrefixes: true } });
    expect(notes.left[0]?.message).toMatch(/^The sidebars cannot be read/);
  });
});

it('starlight: asides, components, sidebar and fields', async () => {
  const { text, navigation, names } = await migrate('starlight', {
    'astro.config.mjs':
      "export default defineConfig({ integrations: [starlight({ title: 'X', locales: { root: { label: 'English' }, de: { label: 'Deutsch' } }, sidebar: [{ label: 'Begin', items: ['start', { label: 'More', slug: 'guides/more' }] }, { label: 'Guides', autogenerate: { directory: 'guides' } }] })] });",
    'src/content/docs/start.mdx':
      '---\ntitle: Start\nsidebar:\n  order: 2\n  label: Begin\ntableOfContents: false\nhero:\n  tagline: Hi\n---\n\nimport { Aside, Tabs, Icon } from \'@astrojs/starlight/components\';\n\n<Aside type="caution" title="Careful">\nText.\n</Aside>\n\n<LinkCard title="More" href="/guides/more/" description="Read on" />\n',
    'src/content/docs/guides/more.md': '---\ntitle: More\n---\n\nText.\n',
    'src/content/docs/de/start.mdx': '---\ntitle: Anfang\n---\n',
  });
  expect(names).not.toContain('docs/de/start.mdx');
  expect(text('docs/start.mdx')).toBe(
    '---\ntitle: Start\nsidebar_position: 2\nsidebar_label: "Begin"\nhide_table_of_contents: true\n---\n\n\n:::warning[Careful]\n\nText.\n\n:::\n\n<Card title="More" href="/docs/guides/more">Read on</Card>\n',
  );
  expect(navigation).toEqual({
    docs: {
      items: [
        { label: 'Begin', items: ['start', { page: 'guides/more', label: 'More' }], collapsed: false },
        { label: 'Guides', items: [{ folder: 'guides' }], collapsed: false },
      ],
    },
  });
});

it('nextra: callouts, tabs, cards and _meta files', async () => {
  const { text, navigation, names } = await migrate('nextra', {
    'content/_meta.js':
      "export default { index: 'Welcome', '---': { type: 'separator', title: 'Guides' }, guides: { title: 'All guides' }, web: { title: 'Web', href: 'https://example.org' }, hidden: { display: 'hidden' } };",
    'content/index.mdx':
      "---\ntitle: Welcome\nsidebarTitle: Home\n---\n\nimport { Callout, Tabs } from 'nextra/components'\n\n<Callout type=\"error\">\n  Text.\n</Callout>\n\n<Tabs items={['a', 'b']}>\n  <Tabs.Tab>A</Tabs.Tab>\n</Tabs>\n",
    'content/guides/_meta.json': '{"second": "Two", "first": "One"}',
    'content/guides/first.mdx': '# One\n',
    'content/guides/second.mdx': '# Two\n\n[Home](/) and [one](/guides/first#x)\n',
    'content/hidden.mdx': '# Hidden\n',
  });
  expect(names.filter((name) => name.includes('_meta'))).toEqual([]);
  expect(text('docs/index.mdx')).toBe(
    '---\ntitle: Welcome\nsidebar_label: "Home"\nslug: "/introduction"\n---\n\n\n:::danger\n\n  Text.\n\n:::\n\n<Tabs>\n  <TabItem label="a">A</TabItem>\n</Tabs>\n',
  );
  expect(text('docs/guides/second.mdx')).toContain(
    '[Home](/docs/introduction) and [one](/docs/guides/first#x)',
  );
  expect(text('docs/hidden.mdx')).toContain('displayed_sidebar: null');
  expect(navigation).toEqual({
    docs: {
      items: [
        { page: 'index', label: 'Welcome' },
        {
          label: 'Guides',
          items: [
            {
              label: 'All guides',
              items: [
                { page: 'guides/second', label: 'Two' },
                { page: 'guides/first', label: 'One' },
              ],
            },
            { label: 'Web', href: 'https://example.org' },
          ],
          collapsed: false,
        },
      ],
    },
  });
});

it('vitepress: containers, groups of code, titles of code, links to HTML and sidebars', async () => {
  const { text, navigation } = await migrate('vitepress', {
    '.vitepress/config.mts':
      "import { defineConfig } from 'vitepress';\nconst guide = [{ text: 'Guide', items: [{ text: 'Start', link: '/guide/start' }] }];\nexport default defineConfig({ themeConfig: { sidebar: { '/guide/': guide } } });",
    'guide/start.md':
      '---\noutline: [2, 3]\neditLink: false\nlastUpdated: true\n---\n\n# Start\n\n::: tip Good\nText.\n:::\n\n::: details More\nHidden.\n:::\n\n::: code-group\n\n```js [one.js]\na\n```\n\n:::\n\n```ts{1} [two.ts]\nb\n```\n\n[Next](./next.html#x) and [root](/guide/next.html)\n',
    'guide/next.md': '# Next\n\n::: warning\nText.\n:::\n',
  });
  expect(text('docs/guide/start.mdx')).toBe(
    '---\ntoc_min_heading_level: 2\ntoc_max_heading_level: 3\ncustom_edit_url: null\n---\n\n# Start\n\n:::tip[Good]\nText.\n:::\n\n<details>\n<summary>More</summary>\n\nHidden.\n\n</details>\n\n<Tabs>\n\n<TabItem label="one.js">\n\n```js\na\n```\n\n</TabItem>\n\n</Tabs>\n\n```ts {1} title="two.ts"\nb\n```\n\n[Next](./next#x) and [root](/docs/guide/next)\n',
  );
  expect(text('docs/guide/next.md')).toContain(':::warning\nText.');
  expect(navigation).toEqual({
    guide: {
      items: [{ label: 'Guide', items: [{ page: 'guide/start', label: 'Start' }], collapsed: false }],
    },
  });
});

it('markdown: a folder without any generator', async () => {
  const { text, navigation, names } = await migrate('markdown', {
    'News.md': '---\ndate: 2025/03/31\n---\n\n# News\n',
    'README.md': '# All\n\nSee [tables](Guides/Tables.md#Rows) and [the index](Guides/README.md).\n',
    'Guides/README.md': '# Guides\n',
    'Guides/Tables.md':
      '# Tables\n\n!!! warning "Careful"\n    Text.\n\n## Rows\n\nA <b>bold</b> <br> word, a < b.\n',
    'Guides/picture.svg': '<svg/>',
  });
  expect(names).toEqual([
    'docs/Guides/Tables.md',
    'docs/Guides/index.md',
    'docs/Guides/picture.svg',
    'docs/News.md',
    'docs/index.md',
    'navigation.ts',
    'site.config.ts',
  ]);
  expect(text('docs/index.md')).toBe(
    '---\nslug: "/introduction"\n---\n\n# All\n\nSee [tables](Guides/Tables.md#rows) and [the index](Guides/index.md).\n',
  );
  expect(text('docs/News.md')).toContain('2025-03-31');
  expect(text('docs/Guides/Tables.md')).toBe(
    '# Tables\n\n:::warning[Careful]\n\nText.\n\n:::\n\n## Rows\n\nA <b>bold</b> <br> word, a < b.\n',
  );
  expect(navigation).toEqual({ docs: { folder: '.', folders: 'categories' } });
});

it('nextra: links within a language, and pages without a title of their own', async () => {
  const { text, navigation } = await migrate('nextra', {
    'content/en/_meta.js': "export default { first: '' };",
    'content/en/first.mdx': "import React from 'react'\n\n# One\n\n[Two](/second)\n",
    'content/en/second.mdx': '# Two\n',
  });
  expect(text('docs/en/first.mdx')).toBe('\n# One\n\n[Two](/docs/en/second)\n');
  expect(JSON.stringify(navigation)).not.toContain('""');
});

it('nextra: titles in JSX are the words in it', async () => {
  const { navigation } = await migrate('nextra', {
    'content/_meta.jsx':
      "export default { '---': { type: 'separator', title: <span className=\"wide\">All <b>guides</b></span> }, first: { title: <>One {2}</> }, second: { title: <Icon /> } };",
    'content/first.mdx': '# One\n',
    'content/second.mdx': '# Two\n',
  });
  expect(navigation).toEqual({
    docs: {
      items: [
        {
          label: 'All guides',
          items: [{ page: 'first', label: 'One 2' }, 'second'],
          collapsed: false,
        },
      ],
    },
  });
});

it('vitepress: braces and badges that no component reads', async () => {
  const { text } = await migrate('vitepress', {
    'a.md': '# A <Badge type="tip" text="new" />\n\nSee {{ value }}.\n',
    'c.md': '# C <Badge type="tip" text="new" />\n\nUse <name>.\n',
    'b.md': '# B\n\nSee {{ value }}, {#if x} and a <$ b.\n\n::: code-group\n```js [One]\n1\n```\n:::\n',
  });
  expect(text('docs/a.mdx')).toBe('# A <Badge tone="tip">new</Badge>\n\nSee \\{\\{ value }}.\n');
  expect(text('docs/c.md')).toBe('# C *new*\n\nUse <name>.\n');
  expect(text('docs/b.mdx')).toContain('See \\{\\{ value }}, \\{#if x} and a \\<$ b.');
});

it('starlight: addresses in angle brackets within links, fragments and trees of files', async () => {
  const { text } = await migrate('starlight', {
    'src/content/docs/a.mdx':
      '---\ntitle: A\n---\n\n[x](<https://example.org/a_(b)>)\n\n<Fragment slot="one">\n```mdoc\nx\n```\n</Fragment>\n\n- <Fragment slot="two">Two</Fragment>\n\n<Steps>\n  <Fragment>\n  ```js\n  a\n\n  b\n  ```\n  </Fragment>\n</Steps>\n\n<FileTree class="wide">\n\n- a\n\n</FileTree>\n',
  });
  expect(text('docs/a.mdx')).toContain('[x](<https://example.org/a_(b)>)\n\n\n```md\nx\n```\n');
  expect(text('docs/a.mdx')).toContain('- Two\n');
  expect(text('docs/a.mdx')).not.toMatch(/Fragment|FileTree/);
});

describe('what is written', () => {
  it('is complete or not there, and never over anything', () => {
    const root = writeFiles({ 'used/file.txt': 'mine' });
    expect(() => requireFree(path.join(root, 'used'))).toThrow('is not empty');
    const target = path.join(root, 'new');
    const staged = stageContent(target, new Map([['docs/a.md', 'A']]));
    expect(existsSync(target)).toBe(false);
    mkdirSync(target);
    writeFileSync(path.join(target, 'late.txt'), 'mine');
    expect(() => staged.place()).toThrow('is not empty');
    staged.remove();
    expect(existsSync(staged.folder)).toBe(false);
    const second = stageContent(path.join(root, 'other'), new Map([['docs/a.md', 'A']]));
    second.place();
    expect(readFileSync(path.join(root, 'other/docs/a.md'), 'utf8')).toBe('A');
  });

  it('is reported on one screen, however much is left', async () => {
    const content = await migrateContent(writeFiles({ 'a.md': '# A\n' }), 'markdown');
    const findings = Array.from({ length: 2400 }, (_, index) => ({
      severity: 'error' as const,
      file: `docs/${index % 300}.md`,
      line: index,
      message: `${'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26).repeat(4)} "${index}" is wrong.`,
      fix: 'Write it well.',
    }));
    const printed = printMigration(content, findings, 'new');
    const lines = printed.split('\n');
    // Below it the command prints five more.
    expect(lines.length).toBeLessThanOrEqual(35);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(printed).toContain('Left to do: 2,400 faults and 0 warnings.');
  });
});
