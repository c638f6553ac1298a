import { articleMarkdown, markdownFile } from '@/lib/publish/markdown/page-markdown';
import { compileFixture } from './compile-fixture';

const url = 'https://example.org/docs/tutorial/types';

/** A page's text as the site renders it, and as Markdown again. */
async function throughPage(source: string): Promise<string> {
  const { html } = await compileFixture(source);
  return articleMarkdown(html, url);
}

test.each([
  ['headings, without the links to themselves', '## One\n\n### Two {#own}', '## One\n\n### Two\n'],
  ['a fence with its language', '```ts\nconst a = 1;\n```', '```ts\nconst a = 1;\n```\n'],
  ['a fence with a title', '```tsx title="a.tsx"\na();\n```', '```tsx title="a.tsx"\na();\n```\n'],
  ['a quoted title', '```c title=\'the "a".c\'\na();\n```', '```c title=\'the "a".c\'\na();\n```\n'],
  [
    'lines that are removed and added',
    '```ts del={2} ins={3}\nconst a = 1;\nb();\nc();\n\nd();\n```',
    '```diff\n const a = 1;\n-b();\n+c();\n \n d();\n```\n',
  ],
  [
    'the parts of a live sample',
    "```tsx live noInline\nimport a from 'a';\nimport b from 'b';\n\nrender(1);\n```",
    "```tsx live noInline\nimport a from 'a';\nimport b from 'b';\n\nrender(1);\n```\n",
  ],
  ['a fence without a language', '```\nplain\n```', '```\nplain\n```\n'],
  ['code that holds a fence', '````md\n```ts\na\n```\n````', '````md\n```ts\na\n```\n````\n'],
  ['a live sample as its source', '```tsx live\n<b>Hi</b>\n```', '```tsx live\n<b>Hi</b>\n```\n'],
  ['a callout', ':::warning\nMind it.\n:::', '> **Warning**\n>\n> Mind it.\n'],
  ['a callout by another name', ':::caution[Fire]\nMind it.\n:::', '> **Caution: Fire**\n>\n> Mind it.\n'],
  ['an alert as on GitHub', '> [!CAUTION]\n> Mind it.', '> **Caution**\n>\n> Mind it.\n'],
  ['a callout with a title', ':::tip[Try **`x`**]\nNow.\n:::', '> **Tip: Try `x`**\n>\n> Now.\n'],
  ['text that opens', '<Details summary="More">\n\nText\n\n</Details>', '**More**\n\nText\n'],
  ['a table', '| A | B |\n| - | - |\n| `x\\|y` | **z** |', '| A | B |\n| - | - |\n| `x\\|y` | **z** |\n'],
  [
    'sides of columns',
    '| A | B | C |\n| :- | :-: | -: |\n| a | b | c |',
    '| A | B | C |\n| :- | :-: | -: |\n| a | b | c |\n',
  ],
  ['a drawing as its words', '<Figure alt="A tree"><svg/></Figure>', '_Figure: A tree_\n'],
  ['marks in a table', '| A | B |\n| - | - |\n| a | yes |', '| A | B |\n| - | - |\n| a | ✓ |\n'],
  ['tasks', '- [x] done\n- [ ] open', '- [x] done\n- [ ] open\n'],
  ['footnotes', 'Text[^1].\n\n[^1]: Below.', 'Text[^1].\n\n[^1]: Below.\n'],
  ['the words of an anchor', '<a id="x"></a>Text <a id="y">more</a>', 'Text more\n'],
  ['a badge as a word', 'Old <Badge>new</Badge>', 'Old new\n'],
  [
    'components within each other',
    ':::note\n<Details summary="More">\n\n```ts\na\n```\n\n</Details>\n:::',
    '> **Note**\n>\n> **More**\n>\n> ```ts\n> a\n> ```\n',
  ],
  [
    'options with all that is known of each',
    '<PropTable rows={[{ name: "a", type: "1 | 2", required: true, description: "Says `b`." }]} />',
    '- `a` required\n\n  - `1 | 2`\n  - Says `b`.\n',
  ],
])('Markdown keeps %s', async (_, source, expected) => {
  expect(await throughPage(source)).toBe(expected);
});

describe('in another language', () => {
  beforeEach(() => jest.resetModules());
  afterEach(() => {
    delete process.env.NEXT_PUBLIC_TRANSLATED_TEXTS;
  });

  test.each([
    [':::note\nTexte\n:::', '> **Remarque**\n>\n> Texte\n'],
    [':::note[Essayez]\nTexte\n:::', '> **Remarque: Essayez**\n>\n> Texte\n'],
  ])('a callout is named once: %j', async (source, expected) => {
    process.env.NEXT_PUBLIC_TRANSLATED_TEXTS = JSON.stringify({ note: 'remarque' });
    const fixture = await import('./compile-fixture');
    const markdown = await import('@/lib/publish/markdown/page-markdown');
    expect(markdown.articleMarkdown((await fixture.compileFixture(source)).html, url)).toBe(expected);
  });
});

test('all tabs follow each other, each below its name', async () => {
  const markdown = await throughPage(
    '<Tabs>\n<TabItem value="npm">\n\n```sh\nnpm i\n```\n\n</TabItem>\n<TabItem value="b" label="pnpm">Two</TabItem>\n</Tabs>',
  );
  expect(markdown).toBe('**npm**\n\n```sh\nnpm i\n```\n\n**pnpm**\n\nTwo\n');
});

test('links and pictures lead to the same place from anywhere', async () => {
  const markdown = await throughPage('[a](/docs/x) [b](#c) [d](https://other.example/)');
  expect(markdown).toBe(
    '[a](https://example.org/docs/x) [b](https://example.org/docs/tutorial/types#c) [d](https://other.example/)\n',
  );
});

test('cards are a list of links with their sentences, without their pictures', async () => {
  const markdown = await throughPage(
    '<CardGrid>\n<Card title="One" href="/one" picture={{ light: "/a.svg", dark: "/b.svg" }}>First.</Card>\n<Card title="Two" href="/two" items={3} />\n</CardGrid>',
  );
  expect(markdown).toContain('- [One](https://example.org/one)');
  expect(markdown).toContain('First.');
  expect(markdown).toContain('- [Two](https://example.org/two)');
  expect(markdown).toContain('3 items');
});

test('of a whole document only the running text is left', () => {
  const html = `<html><body><nav>Bar</nav><main><nav>Trail</nav><article class="x"><div class="prose"><h1>T</h1>
    <p>Text<button>Copy</button></p><script>go()</script></div></article></main><footer>Foot</footer></body></html>`;
  expect(articleMarkdown(html, url)).toBe('# T\n\nText\n');
});

test('a file begins with what is known of the page', () => {
  const page = { html: '', url, title: 'The "types"', description: 'What: a type.' };
  expect(markdownFile(page, '# T\n')).toBe(
    `---\ntitle: "The \\"types\\""\ndescription: "What: a type."\nurl: "${url}"\n---\n\n# T\n`,
  );
});
