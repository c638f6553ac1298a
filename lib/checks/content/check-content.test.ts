import { checkContent, requireValidContent } from './check-content';
import { checkChange as check } from './fixtures/check-change';
import { useEnvironment, useFiles } from '../../config/fixtures/use-environment';
import { configText, navigationText, pageText } from '../../config/fixtures/write-content';

it('finds nothing in sound content', async () => {
  expect(await check({})).toEqual({ diagnostics: [], warnings: '' });
});

it('finds nothing in a navbar item that leads to a draft', async () => {
  const draft = { 'docs/tutorial/draft.mdx': pageText('Draft', 'draft: true') };
  const navbar = { items: [{ type: 'doc', docId: 'tutorial/draft' }] };
  expect(await check(draft, { navbar })).toEqual({ diagnostics: [], warnings: '' });
});

it('finds what is wrong with a draft while it is being written', async () => {
  useEnvironment({ NODE_ENV: 'development' });
  const draft = pageText('Draft', 'draft: true', '[x](/nowhere)\n\n:::tipp[Title]\nText.\n:::');
  const { warnings } = await check({ 'docs/tutorial/draft.mdx': draft });
  expect(warnings).toMatch(/to \/nowhere\n +in docs\/tutorial\/draft.mdx:7\.[^]*draft.mdx:9 ":::tipp"/);
});

/** A page whose text begins at line 6. */
const types = (body: string) => ({ 'docs/tutorial/types.mdx': pageText('Types', '', body) });

describe('errors that stop a build', () => {
  const onOneLine = (text: string) => text.replaceAll(/\n\s*/g, ' ');

  it.each<[string, number, RegExp]>([
    ['Text.\n\nAn <Open> tag.', 8, /^The text is not valid MDX.* → /],
    ['<Tipp>\nText.\n</Tipp>', 6, /^There is no component <Tipp>\. .*component-props\.ts: Admonition, /],
    ['<TOCinline />', 6, /Did you mean <TOCInline>\?/],
    ['<Card title="A" href="/a" tittle="" />', 6, /"tittle" is not a known name\. → Did you mean "title"\?/],
    ['<Details sumary="x">y</Details>', 6, /"sumary" is not a known name\. → Did you mean "summary"\?/],
    ['Text.\n\n<Card\n  title="A"\n/>', 8, /^In <Card>, href is missing\. → Write href="…"/],
    ['<Figure\n  alt=""\n>\n  <svg />\n</Figure>', 7, /^In <Figure>, alt is "", .* → Write alt="…"/],
    ['<PropTable rows={[{ name: "a" }]} title="b" />', 6, /^In <PropTable>, "title" is not a known name/],
    ['A <Badge tone="red">x</Badge>', 6, /tone "red" is not allowed\. → Write one of "note", "tip"/],
    ['<TOCInline minHeadingLevel={4} />', 6, /^In <TOCInline>, minHeadingLevel is above maxHeadingLevel, by/],
    ["import { Tabs } from './tabs';\n\nText.", 6, /statement of JavaScript: import .* → Remove it, /],
    ['<CodeBlock language="ts">{`a`}</CodeBlock>', 6, /created from a fence, .* → Write the code as a/],
    ['Press <kbd>A</kbd> or <tabs>x</tabs>.', 6, /^There is no element <tabs>\. → Did you mean <Tabs>\?/],
    ['Text.\n\n# Types', 8, /^The text has a heading of level 1/],
    ['```tsx live noInline\nconst a = 1;\n```', 6, /^The live sample never calls render\(\)\. → Write/],
    ["```tsx live noInline\nimport a from 'b';\nrender(a);\n```", 7, /cannot import "b"\. → It can import/],
    ['```tsx live\n<b>x\n```', 7, /^The live sample does not compile: Unexpected token\. → Write/],
  ])('%j in the text of a page', async (body, line, printed) => {
    const { diagnostics } = await check(types(body));
    expect(diagnostics).toHaveLength(1);
    const [place, ...words] = diagnostics[0]!.split('\n');
    expect(place).toBe(`docs/tutorial/types.mdx:${line}`);
    expect(onOneLine(words.join('\n')).trim()).toMatch(printed);
  });

  const withCategory = (category: object) => ({
    'navigation.ts': navigationText({ api: { folder: 'api', categories: [category] } }),
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a page in a folder that no sidebar holds',
      { 'docs/guides/first.mdx': pageText('First') },
      /docs\/guides\/first\.mdx\n {2}No sidebar holds the page: it lies in the folder "guides"\.\n {2}→ Move it, add the folder/,
    ],
    [
      'a sidebar with a misspelled folder, however many pages and categories it has',
      {
        'navigation.ts': navigationText({
          api: { folder: 'api' },
          guides: { folder: 'giudes', categories: [{ folder: 'deep' }] },
        }),
        'docs/guides/first.mdx': pageText('First'),
        'docs/guides/deep/second.mdx': pageText('Second'),
        'docs/tutorial/types.mdx': pageText('Types', 'displayed_sidebar: api'),
      },
      /navigation\.ts:15\n {2}guides\.folder: is "giudes", a folder without pages, and no sidebar holds "guides"\.\n {2}→ Write "guides"\./,
    ],
    [
      'a category without a page',
      withCategory({ label: 'Fields', folder: 'Fields', position: 7 }),
      /navigation\.ts:10\n {2}api\.categories\[0\]\.folder: is "Fields", and the folder "api\/Fields" has no page\.\n {2}→ Add a page/,
    ],
    [
      'two sidebars with one folder',
      { 'navigation.ts': navigationText({ again: { folder: 'api' } }) },
      /navigation\.ts:15\n {2}again\.folder: is "api", which another sidebar has\.\n {2}→ Write a folder/,
    ],
    [
      'an unknown name in navigation.ts',
      { 'navigation.ts': navigationText({ api: { folder: 'api', catgories: [] } }) },
      /navigation\.ts:7\n {2}api: "catgories" is not a known name\.\n {2}→ Did you mean "categories"\?/,
    ],
    [
      'a category without a folder',
      withCategory({ label: 'Fields', position: 7 }),
      /navigation\.ts:8\n {2}api\.categories\[0\]\.folder: is missing\.\n {2}→ Write a folder/,
    ],
    [
      'a category with a misspelled folder',
      { ...withCategory({ folder: 'Fielsd' }), 'docs/api/Fields/one.mdx': pageText('One') },
      /navigation\.ts:9\n {2}api\.categories\[0\]\.folder: is "Fielsd", and the folder "api\/Fielsd" has no page\.\n {2}→ Did you mean "Fields"\?/,
    ],
    [
      'a category that is declared twice',
      {
        'navigation.ts': navigationText({
          api: { folder: 'api', categories: [{ folder: 'a' }, { folder: 'a' }] },
        }),
        'docs/api/a/one.mdx': pageText('One'),
      },
      /navigation\.ts:12\n {2}api\.categories\[1\]\.folder: is "a" again\.\n {2}→ Write one entry/,
    ],
    ['a list as navigation.ts', { 'navigation.ts': 'export default [];' }, /The default export is \[\] but/],
    [
      'a navigation.ts that does not run, whatever saved it',
      { 'navigation.ts': '\uFEFF// Sidebars\r\nexport default {' },
      /navigation\.ts:2\n {2}It is not valid TypeScript/,
    ],
  ])('%s', async (_, change, printed) => {
    const { diagnostics } = await check(change);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatch(printed);
  });

  it.each([
    ['displayed_sidebar: guides', /"guides" in version "current"\.\nAvailable sidebar ids are:\n- api/],
    [
      'pagination_next: tutorial/typs',
      /pagination_next: Couldn't find any doc with id "tutorial\/typs"[^]*; did/,
    ],
    [
      'pagination_prev: tutorial/types',
      /pagination_prev: "tutorial\/types" is this page itself\.\n {2}→ Write/,
    ],
  ])('a page with %s', async (named, printed) => {
    const { diagnostics } = await check({ 'docs/tutorial/types.mdx': pageText('Types', named) });
    expect(diagnostics).toEqual([expect.stringMatching(/types\.mdx:4\n/)]);
    expect(diagnostics[0]).toMatch(printed);
  });

  it('every unknown page and sidebar of navbar items, those of dropdowns too', async () => {
    const items = [
      { type: 'doc', docId: 'tutorial/kinds' },
      {
        label: 'More',
        items: [
          { to: '/', label: 'Home' },
          { type: 'docSidebar', sidebarId: 'guides' },
        ],
      },
    ];
    const { diagnostics } = await check({}, { navbar: { items } });
    expect(diagnostics).toEqual([
      expect.stringMatching(
        /^site\.config\.ts:12\n {2}navbar\.items\[0\]\.docId: Couldn't find any doc with id "tutorial\/kinds" in version "current"\.\nAvailable doc ids are:\n- api\/eidos_compiler\n[^]*\n {2}→ Write one/,
      ),
      expect.stringMatching(
        /^site\.config\.ts:23\n {2}navbar\.items\[1\]\.items\[1\]\.sidebarId: Can't find any sidebar with id "guides"[^]*- tutorial\n {2}→ Write one/,
      ),
    ]);
  });

  it('a version without a page', async () => {
    const named = (name: string, path = '/docs') => ({ name, label: name, path });
    const docs = { mainDoc: 'tutorial/philosophy', versions: [named('current'), named('0.9', '/docs/0')] };
    const { diagnostics } = await check({ 'versioned_docs/0.9/tutorial/_kept.mdx': '' }, { docs });
    expect(diagnostics.join()).toContain('docs.versions: hold "0.9", which has no page.\n  → Add a page');
  });

  it('a navbar item whose sidebar has nothing to lead to', async () => {
    const { diagnostics } = await check(
      { 'docs/releases/index.mdx': pageText('Releases', 'displayed_sidebar: null') },
      { navbar: { items: [{ type: 'docSidebar', sidebarId: 'releases' }] } },
    );
    expect(diagnostics[0]).toContain(
      `navbar.items[0].sidebarId: DocSidebarNavbarItem: Sidebar with ID "releases" doesn't have anything to be linked to.\n  → Add a page`,
    );
  });

  it('a navbar item that needs the docs, of a site without any', async () => {
    const navbar = { items: [{ type: 'docSidebar', sidebarId: 'tutorial' }, { to: '/' }] };
    useFiles({
      'site.config.ts': configText({ navbar }),
      'navigation.ts': navigationText(),
      'docs/x.txt': '',
    });
    const messages = (await checkContent()).diagnostics.map(({ message }) => message);
    expect(messages.filter((message) => message.startsWith('navbar.items'))).toEqual([
      'navbar.items[0]: You are using a feature of the Eidos docs plugin, but this plugin does not seem to be enabled (pluginId=default).',
    ]);
  });

  it('a missing navigation.ts', async () => {
    useFiles({ 'site.config.ts': configText(), 'docs/tutorial/philosophy.mdx': pageText('Philosophy') });
    const { diagnostics } = await checkContent();
    expect(diagnostics).toMatchObject([{ file: 'navigation.ts', message: 'The navigation does not exist.' }]);
  });

  it('pictures that are not there', async () => {
    const { diagnostics } = await check(
      { 'docs/tutorial/types.mdx': pageText('Types', 'image: /img/types.png'), 'public/favicon.svg': '' },
      { favicon: '/favicon.svg', navbar: { logo: { src: '/img/logo.svg' } } },
    );
    expect(diagnostics).toEqual([
      expect.stringMatching(
        /site\.config\.ts:11\n {2}navbar\.logo\.src: is "\/img\/logo\.svg", and there is no file public\/img\/logo\.svg\./,
      ),
      expect.stringMatching(
        /docs\/tutorial\/types\.mdx:4\n {2}image: is "\/img\/types\.png", and there is no file/,
      ),
    ]);
  });

  it('a broken link, in a build for checks alone', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await check(types('[x](/docs/tutorial/typos)'));
    useEnvironment({ BUILD_FOR_CHECKS: '' });
    await requireValidContent();
    expect(warn.mock.calls.join()).toContain('/docs/tutorial/typos');
    useEnvironment({ BUILD_FOR_CHECKS: 'on' });
    await expect(requireValidContent()).rejects.toThrow('A link or a route is wrong: see above.');
  });

  it('are all reported in one run, whichever files they are in', async () => {
    const { diagnostics, warnings } = await check(
      {
        'docs/tutorial/types.mdx': pageText(
          'Types',
          'titel: x',
          'A <Tipp/>.\n\n[x](/docs/tutorial/typos)\n\n{missing}\n\n![x](/none.png)',
        ),
        'docs/tutorial/open.mdx': pageText('Open', 'titel: x', 'A line<br>break.'),
        'docs/tutorial/two.mdx': '---\ntittle: a: b\n---\n',
        'docs/tutorial/other.mdx': pageText('Other', '', '[x](types.mdx) [y](open.mdx)'),
        'docs/guides/four.mdx': pageText('Four'),
      },
      { docs: { mainDoc: 'tutorial/start' }, navbar: { items: [{ type: 'doc', docId: 'tutorial/kinds' }] } },
    );
    expect(diagnostics.map((text) => text.split('\n').slice(0, 2).join('')).sort()).toEqual([
      expect.stringContaining('four.mdx  No sidebar holds the page: it lies in the folder "guides"'),
      expect.stringContaining('open.mdx:4  "titel" is not a known name.'),
      expect.stringContaining('open.mdx:7  The text is not valid MDX: Expected a closing tag for `<br>`'),
      expect.stringContaining('two.mdx:2  '),
      expect.stringContaining('types.mdx:11  The code in braces does not run on a page: {missing}.'),
      expect.stringContaining('types.mdx:13  The image "/none.png" cannot be read'),
      expect.stringContaining('types.mdx:4  "titel" is not a known name.'),
      expect.stringContaining('types.mdx:7  There is no component <Tipp>.'),
      expect.stringContaining("site.config.ts:12  navbar.items[0].docId: Couldn't find"),
      expect.stringContaining('site.config.ts:6  docs.mainDoc: Couldn\'t find any doc with id "tutorial/st'),
    ]);
    expect(warnings).toMatch(/linking to \/docs\/tutorial\/typos/);
    expect(warnings).not.toContain('.mdx)');
  });
});

describe('text that compiles and no page can have', () => {
  it('is reported with the line of each part that the compiler knows to fail', async () => {
    const body = [
      'Text with {({ a: 1 })}.',
      '<br>x</br>',
      'The {new Date(0)} and {() => 1}.',
      '<p {...rest}>Text.</p>',
      '<Details\n  open\n  summary={1 + 1}\n>\n  Text.\n</Details>',
      '{[1, 2].map((item) => (\n\n<b>{item}</b>\n\n))}',
    ];
    const { diagnostics } = await check(types(body.join('\n\n')));
    const found = diagnostics.map((diagnostic) => diagnostic.split('\n').slice(0, 2).join(''));
    const refused = 'The code in braces does not run on a page:';
    expect(found.sort()).toEqual(
      [
        `docs/tutorial/types.mdx:6  ${refused} {({ a: 1 })}.`,
        'docs/tutorial/types.mdx:8  <br> cannot hold anything, and it has content here.',
        `docs/tutorial/types.mdx:10  ${refused} {new Date(0)}.`,
        `docs/tutorial/types.mdx:10  ${refused} {() => 1}.`,
        `docs/tutorial/types.mdx:12  ${refused} {...rest}.`,
        `docs/tutorial/types.mdx:16  ${refused} {1 + 1}.`,
        `docs/tutorial/types.mdx:21  ${refused} {[1, 2].map((item) => (…}.`,
      ].sort(),
    );
    for (const diagnostic of diagnostics) expect(diagnostic).toMatch(/\n {2}→ \S/);
  });

  it('is reported of the links of pages that lie in app/', async () => {
    const { warnings } = await check({
      'app/about/page.mdx':
        '# About\n\n[One](/docs/tutorial/none) and [two](#none), [three](/about#us).\n\n## Us\n',
    });
    expect(warnings).toContain('-> linking to /docs/tutorial/none\n      in app/about/page.mdx:3. ');
    expect(warnings).toMatch(/Broken anchor on source page path = \/about:\n +-> linking to #none\n/);
    expect(warnings).not.toContain('/about#us');
  });

  it('is reported of the pages that lie in app/, and of no title there', async () => {
    const { diagnostics } = await check({
      'app/about/page.mdx': '# About\n\nText.\n\n<br>x</br>\n',
      'app/faq/page.mdx': '---\ntitle: FAQ\n---\n',
      'app/team/page.mdx': '# Team\n\nText {missing} with <Open>.\n',
      'app/terms/page.mdx': '# Terms\n\n{process.env.HOME}\n',
      'app/imprint/page.mdx': 'export const metadata = {};\n\n# Imprint\n\n<Own />\n',
    });
    expect(diagnostics.map((diagnostic) => diagnostic.split('\n').slice(0, 2).join(''))).toEqual([
      'app/about/page.mdx:5  <br> cannot hold anything, and it has content here.',
      'app/faq/page.mdx:1  A page in app/ shows its frontmatter as text.',
      expect.stringMatching(/^app\/team\/page\.mdx:3 {2}The text is not valid MDX/),
      'app/terms/page.mdx:3  The code in braces does not run on a page: {process.env.HOME}.',
    ]);
  });

  it.each([
    ['values', '{-1}{"text"}{`text`}{/* A comment */}'],
    ['an import within a text', '```tsx live noInline\nrender(`\nimport a from "b";\n`);\n```'],
    ['elements', '<abbr>a</abbr><my-el>b</my-el><svg><clipPath /></svg><math><none /><ci /></math><tt />'],
    ['attributes', "<Tabs defaultValue={null}><TabItem value='a' label={'A'}>Text.</TabItem></Tabs>"],
  ])('is not reported: %s', async (_, body) => {
    expect((await check(types(body))).diagnostics).toEqual([]);
  });
});

describe('warnings that never stop a build', () => {
  const checkTypes = (body: string) =>
    check({
      ...types(body),
      'docs/tutorial/getting started.mdx': pageText('Getting started', '', '## First step {#first}'),
    });

  it.each<[string, string]>([
    ['a page', '[x](/docs/tutorial/philosophy)'],
    ['a page with a slash at its end', '[x](/docs/tutorial/philosophy/)'],
    ['a file of the host', '[x](/docs/tutorial/philosophy.html) [y](/docs/tutorial/types/index.html)'],
    ['a page with a space', '[x](/docs/tutorial/getting%20started#first)'],
    ['a file with a space', '[x](<./getting started.mdx#first>) [y](getting%20started.mdx)'],
    ['a file from the root of the docs', '[x](/api/eidos_compiler.mdx) [y](api/eidos_compiler.mdx)'],
    ['a page next to it', '[x](philosophy) [y](../api/eidos_compiler)'],
    ['itself', '## Part\n\n[x](#part) [y](#) [z](#top)'],
    ['other places', '[x](https://example.org/missing) [y](mailto:a@example.org) [z](//[::1]:80/)'],
    ['a footnote', 'Text[^ö].\n\n[^ö]: Note.'],
  ])('are not reported for a link to %s', async (_, body) => {
    expect(await checkTypes(body)).toEqual({ diagnostics: [], warnings: '' });
  });

  it.each([
    ['<video controls src="/media/clip.webm" />', '/media/clip.webm'],
    ['<video controls src="/media/film.webm" poster="/media/film.png" />', '/media/film.png'],
    ['<video controls><source src="/media/clip.webm" /></video>', '/media/clip.webm'],
    ['<iframe title="A" src="/media/clip.html" />', '/media/clip.html'],
  ])('name the file of %s that is not there', async (body, file) => {
    const { warnings } = await check({ ...types(body), 'public/media/film.webm': '' });
    expect(warnings).toContain(`   -> linking to ${file}\n      in docs/tutorial/types.mdx:6. `);
    expect(warnings).not.toContain('linking to /media/film.webm');
  });

  it('name page, link and fix of a broken link', async () => {
    const { diagnostics, warnings } = await checkTypes('[x](/docs/tutorial/philosopy)');
    expect(diagnostics).toEqual([]);
    expect(warnings).toBe(
      [
        'Eidos found broken links!',
        '- Broken link on source page path = /docs/tutorial/types:',
        '   -> linking to /docs/tutorial/philosopy',
        '      in docs/tutorial/types.mdx:6. Did you mean /docs/tutorial/philosophy?',
      ].join('\n'),
    );
  });

  it.each([
    ['how a relative link was interpreted', 'philosopy', '(resolved as: /docs/tutorial/philosopy)'],
    ['that a URL of another site has no host', 'https://example.org:99999', 'No browser can read it'],
    ['the page in its own case', '/docs/tutorial/Philosophy', 'Did you mean /docs/tutorial/philosophy?'],
    ['the file of a link to .md', '../api/eidos_compiler.md#a', 'Did you mean ../api/eidos_compiler.mdx?'],
  ])('name %s', async (_, link, words) => {
    expect((await checkTypes(`[x](${link})`)).warnings).toContain(words);
  });

  it('find a link to a file that is not a page', async () => {
    expect((await checkTypes('[x](../api/missing.mdx)')).warnings).toBe(
      "Docs markdown link couldn't be resolved: (../api/missing.mdx) in source file docs/tutorial/types.mdx:6 for version current\n" +
        '   Name an .mdx file by its path from this one.',
    );
  });

  it('find a broken anchor, of this page and of another', async () => {
    const { warnings } = await checkTypes('## Numbers\n\n[x](#numbrs) [y](<getting started.mdx#frist>)');
    expect(warnings).toContain('Eidos found broken anchors!');
    expect(warnings).toContain('- Broken anchor on source page path = /docs/tutorial/types:');
    expect(warnings).toMatch(/-> linking to #numbrs\n.*Did you mean numbers\?/);
    expect(warnings).toMatch(/resolved as: \/docs\/tutorial\/getting started#frist\)\n.*you mean first\?/);
  });

  it('name folders with pages of a version and of a language that the site does not have', async () => {
    const page = 'docs/tutorial/types.mdx';
    const files = ['i18n/de', 'i18n/fr', 'versioned_docs/0.9'].map((name) => [`${name}/${page}`, 'Text.']);
    const i18n = { locales: ['en', 'de'] };
    const { warnings } = await check(Object.fromEntries(files) as Record<string, string>, { i18n });
    expect(warnings.match(/^\S+ It has pages that are not read/gm)).toHaveLength(2);
    expect(warnings).toMatch(
      /^versioned_docs\/0\.9 It [^]*^i18n\/fr It has pages that are not read, such as i18n\/fr\/docs/m,
    );
  });

  it('find two files that make one page', async () => {
    const { diagnostics, warnings } = await check({
      'docs/tutorial/kinds.mdx': pageText('Kinds', 'slug: types'),
    });
    expect(diagnostics).toEqual([]);
    expect(warnings).toBe(
      [
        'Duplicate routes found!',
        '- Attempting to create page at /docs/tutorial/types, but a page already exists at this route.',
        '  It is made by docs/tutorial/kinds.mdx and docs/tutorial/types.mdx. Give one of them another slug.',
        'This could lead to non-deterministic routing behavior.',
      ].join('\n'),
    );
  });

  it('hint at shared parts when many pages have the same broken link', async () => {
    const pages = [1, 2, 3, 4, 5].map((n) => [`docs/api/p${n}.mdx`, pageText(`P${n}`, '', '[x](/nowhere)')]);
    expect((await check(Object.fromEntries(pages) as Record<string, string>)).warnings).toContain(
      'It seems that /nowhere is in what 5 pages share',
    );
  });
});
