import { readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { useEnvironment, useFiles } from '../config/fixtures/use-environment';
import { compilePage, type CompileRequest } from './compile-page';
import { compileMdx } from './compile-mdx';
import { MdxError } from './mdx-error';

const options = { siteTitle: 'Eidos', siteUrl: 'https://example.org', basePath: '' };
const compile = (body: string) => compileMdx(body, options);

describe('headings', () => {
  it.each([
    [
      'as GitHub writes them, numbered when they repeat',
      '## Hello, World!\n\n### Hello World\n\n## `Code` & more\n\n## Ünïcode',
      ['hello-world', 'hello-world-1', 'code--more', 'ünïcode'],
    ],
    [
      'as they are written behind them, which no other heading takes',
      '## Options\n\n## Choices {#options}\n\n## *Many* `words` {#own.Id_1}',
      ['options-1', 'options', 'own.Id_1'],
    ],
    ['in any script', '## One {#Ünï}\n\n## Two {#日本語}\n\n## Three {#a😀b}', ['Ünï', '日本語', 'a😀b']],
    [
      'other than those of the parser for footnotes',
      '## user-content-fn-1\n\n## Two {#user-content-}',
      ['fn-1', 'section'],
    ],
    [
      'within components, and not of footnotes',
      '<Details summary="x">\n\n## Inside\n\n</Details>\n\nText[^1].\n\n[^1]: Note.',
      ['inside'],
    ],
  ])('have ids %s', async (_, body, ids) => {
    expect((await compile(body)).headings.map(({ id }) => id)).toEqual(ids);
  });

  it('keep the text of an id anywhere else', async () => {
    const { headings, sections } = await compile('## The {#middle} words\n\nA {#id}.\n\n```\nx {#code}\n```');
    expect(headings[0]).toMatchObject({ id: 'the-middle-words', text: 'The {#middle} words' });
    expect(sections[0]).toMatchObject({ heading: 'The {#middle} words', text: 'A {#id}.' });
  });

  it.each<[what: string, body: string, heading: object]>([
    [
      'inline markup without links, and their depth',
      '### A [*fine* link](/x) with `code` <Badge>new</Badge>',
      { id: 'a-fine-link-with-code-new', depth: 3, html: 'A <em>fine</em> link with <code>code</code> new' },
    ],
    [
      'elements in code as they are written',
      '## The `<Form>` component',
      {
        id: 'the-form-component',
        text: 'The <Form> component',
        html: 'The <code>&#x3C;Form></code> component',
      },
    ],
    ['words around a line break apart', '## Press<br/>the', { text: 'Press the', html: 'Press the' }],
    ['signs that are escaped as an expression', "## A {'{'} key", { id: 'a--key', text: 'A { key' }],
    ['no other expression', '## {1 + 1}', { id: 'section' }],
    ['what a picture in them shows', '## ![The logo](/img/logo.svg)', { id: 'the-logo', text: 'The logo' }],
  ])('keep %s', async (_, body, heading) => {
    expect((await compile(body)).headings).toMatchObject([heading]);
  });
});

it('collects the words under each heading, and names in code apart from them', async () => {
  const body =
    'Lead *text* with `useField`.\n\n## Part\n\n- one\n- two\n\n```ts\nconst eidos = compileEidos(schema); $ref;\n```\n\nEnd[^1].\n\n[^1]: Note.';
  const identifiers = ['eidos', 'compileEidos', 'schema', '$ref'];
  expect((await compile(body)).sections).toEqual([
    { id: '', heading: '', text: 'Lead text with useField.', identifiers: [] },
    { id: 'part', heading: 'Part', text: 'one two End.', identifiers },
  ]);
});

it.each([
  ['a tab', '<Tabs>\n<TabItem value="npm" label="With npm">Text</TabItem>\n</Tabs>', 'With npm: Text'],
  ['a tab without a label', '<Tabs>\n<TabItem value="npm">Text</TabItem>\n</Tabs>', 'npm: Text'],
  ['details', '<Details summary="Why so">Text</Details>', 'Why so: Text'],
  ['a card', '<Card title="Forms" href="/x">Text</Card>', 'Forms: Text'],
  ['a figure', '<Figure alt="x" caption="How it flows"><b>Text</b></Figure>', 'How it flows: Text'],
  ['words that elements divide', '<kbd>A</kbd>+<kbd>B</kbd>.<br />Then **b**old.', 'A+B. Then bold.'],
  ['cells of a table', '| Key | Action |\n| - | - |\n| Up | one up |', 'Key · Action; Up · one up;'],
])('finds the words of %s', async (_, source, text) => {
  expect((await compile(source)).sections[0]?.text).toBe(text);
});

it('finds what the rows of a table of the API say in the section around it', async () => {
  const { sections } = await compile('## Codes\n\n<ApiTable of="ProblemCode" />');
  expect(sections[0]?.text).toContain('fix: The correction to make');
  const { diagnostics } = await compile('<ApiTable of="ProblemCode" wihtout="Tab" />');
  expect(diagnostics).toMatchObject([{ line: 1, fix: expect.stringContaining('"without"') as string }]);
});

it('turns links of text and of components into URLs, encoded', async () => {
  const resolve = (written: string) =>
    written.includes('missing') ? undefined : `/docs/a b${written.replace(/^[^#]*/, '')}`;
  const { compiledSource, links } = await compileMdx(
    '[x](x.mdx#part)\n\n<Card href="y.mdx" title="Y">Text</Card>\n\n[z](missing.mdx) [w](https://example.org) [v](#here)',
    options,
    resolve,
  );
  expect(links.map(({ written, destination, line }) => [written, destination, line])).toEqual([
    ['x.mdx#part', '/docs/a b#part', 1],
    ['y.mdx', '/docs/a b', 3],
    ['missing.mdx', undefined, 5],
    ['https://example.org', 'https://example.org', 5],
    ['#here', '#here', 5],
  ]);
  expect(compiledSource).toContain('"/docs/a%20b#part"');
  expect(compiledSource).toContain('"/docs/a%20b"');
});

it.each([
  '<h2 id="menu">Menu</h2>',
  '<div id="docs-sidebar">Text</div>',
  '<Details id="skip-link">Text</Details>',
])('an id of the shell that a page sets itself is reported: %s', async (element) => {
  const { diagnostics } = await compile(`Text.\n\n${element}\n\n<b id="mine">Text</b>`);
  const message = expect.stringMatching(/^The id "\S+" belongs to the shell/) as string;
  expect(diagnostics).toMatchObject([{ line: 3, message }]);
});

it('a row with more cells than its table has columns is reported with its line', async () => {
  const { warnings } = await compile('| a |\n|---|\n| `x \\| y` |\n| `x | y` |');
  expect(warnings).toEqual([
    expect.objectContaining({ line: 4, fix: expect.stringContaining('"\\|"') as string }),
  ]);
  const fix = 'Write as many cells into it as the line above it has.';
  expect((await compile('| a |\n| - | :-: |\n| 1 | 2 |')).warnings).toMatchObject([{ line: 2, fix }]);
});

describe('a reference to what the page does not define', () => {
  it.each([
    ['Text.\n\nSee [the list][nope].', '[nope]', 3],
    ['See [`a`][nope].', '[nope]', 1],
    ['Lines\nof text[^nope].', '[^nope]', 2],
    ['| a |\n|---|\n| [x][nope] |', '[nope]', 3],
  ])('is reported with its line: %j', async (body, reference, line) => {
    const { warnings } = await compile(body);
    expect(warnings).toHaveLength(1);
    const fix = expect.stringContaining('or "\\[" where a bracket is meant') as string;
    expect(warnings[0]).toMatchObject({ line, fix });
    expect(warnings[0]?.message).toContain(`${reference} leads nowhere`);
  });

  it.each([
    '[x][a] and [a][]\n\n[a]: /b',
    'Text[^1].\n\n[^1]: Note.',
    '`[x][nope]` and $$a[i][j]$$',
    '```\n[x][nope]\n```',
    'cells[0][1], \\[x\\]\\[nope\\], \\[x\\](./a b), the row rows[1] (/rows/1) and a fix [types] (#12)',
    '- [x] done\n- [ ] open',
    '## Write \\{#id} or `{#id}` behind it',
    'One of `a` | - | `b`, **c**##d, [1](p. 5), \\[0](a.b c) and e \\|\n| f',
  ])('is none: %j', async (body) => {
    expect((await compile(body)).warnings).toEqual([]);
  });
});

describe('a callout that is never closed', () => {
  it.each([
    ['up to the end of the text', 'Text.\n\n:::note\n\nRest.\n\n## More', [3]],
    ['in a list', '- :::tip[A]\n  Text.\n- Next.', [1]],
    ['because the one within it closes it', ':::note\n\n:::tip\nA\n:::\n\nText.\n\n:::', [3]],
    ['', ':::note\nText.\n:::\n\n::::tip\n\n:::note\nA\n:::\n\n::::\n\n> :::note\n> Text.\n> :::', []],
    ['when it is empty', ':::note[Title]\n:::', []],
  ])('is reported with its line %s', async (_, body, lines) => {
    const { diagnostics } = await compile(body);
    expect(diagnostics.map(({ line }) => line)).toEqual(lines);
    for (const { message } of diagnostics) expect(message).toMatch(/^":::\w+" is never closed\.$/);
  });
});

describe('the cache', () => {
  const request = (body: string, change: Partial<CompileRequest> = {}): CompileRequest => ({
    sourceFile: '/content/docs/x.mdx',
    body,
    resolve: (written) => `/docs/${written}`,
    options,
    ...change,
  });
  const entries = () => readdirSync('.cache/mdx/development');
  /** Makes the cached page tell that it comes from the disk. */
  function markEntry() {
    const [name = ''] = entries();
    const file = `.cache/mdx/development/${name}`;
    const entry = JSON.parse(readFileSync(file, 'utf8')) as { page: object };
    writeFileSync(file, JSON.stringify({ ...entry, page: { ...entry.page, compiledSource: 'stored' } }));
  }
  const isFromDisk = async (wanted: CompileRequest) =>
    (await compilePage(wanted)).compiledSource === 'stored';

  beforeEach(() =>
    useFiles({ 'public/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' }),
  );

  it.each<[what: string, body: string, change: () => Partial<CompileRequest> | undefined]>([
    ['its text has changed', 'Text.', () => ({ body: 'Other text.' })],
    ['its link leads elsewhere now', '[x](x.mdx)', () => ({ resolve: () => '/docs/moved' })],
    ['its image has changed', '![x](/dot.svg)', () => void utimesSync('public/dot.svg', 1, 1)],
    ['the base path is another', 'Text.', () => ({ options: { ...options, basePath: '/preview' } })],
    ['its words are translated', 'Text.', () => void useEnvironment({ NEXT_PUBLIC_TRANSLATED_TEXTS: '{}' })],
  ])('returns a known page, and compiles it again when %s', async (_, body, change) => {
    await compilePage(request(body));
    markEntry();
    expect(await isFromDisk(request(body))).toBe(true);
    expect(await isFromDisk(request(body, change()))).toBe(false);
  });

  it('replaces the page that it had of a file', async () => {
    await compilePage(request('Text.'));
    await compilePage(request('Other text.'));
    expect(entries()).toHaveLength(1);
  });

  it('compiles a page once for readers that ask at the same time', async () => {
    const resolve = jest.fn(() => '/docs/x');
    const read = () => compilePage(request('[x](x.mdx)', { resolve }));
    const [page, same] = await Promise.all([read(), read()]);
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(same).toEqual(page);
  });

  it('compiles a page again after a compilation that failed', async () => {
    await expect(compilePage(request('<b>'))).rejects.toThrow(MdxError);
    await expect(compilePage(request('<b>'))).rejects.toThrow(MdxError);
  });

  it('survives a broken file', async () => {
    await compilePage(request('Text.'));
    const [name = ''] = entries();
    writeFileSync(`.cache/mdx/development/${name}`, '{');
    expect((await compilePage(request('Text.'))).compiledSource).toContain('Text.');
  });
});

it.each([
  ['<b id="a">x</b>\n\n<b id="a">y</b>', 3],
  ['<b id="part">x</b>\n\n## Part', 3],
  ['## One {#a}\n\n## Two {#a}', 3],
  ['## Part {#a}\n\n<Details id="a">x</Details>', 3],
])('an id that occurs twice is reported: %j', async (body, line) => {
  const { diagnostics } = await compile(body);
  expect(diagnostics).toEqual([
    { line, message: expect.stringMatching(/^The id "(a|part)" occurs twice/), fix: 'Write another id.' },
  ]);
});

it.each([
  ['Text.\n\n##', 3, 'The heading has no text.'],
  ['## A {#two words} `b`', 1, '"{#two words}" cannot be an id'],
  ['## A {#part', 1, '"{#part" cannot be an id'],
  ['Text.\n\n:::', 3, '":::" is not part of a callout'],
  ['Text.\n::tip[Title]', 2, '"::tip[Title]" is not part of a callout'],
  ['```ts {1}\na; // [!code +++]\n```', 1, 'The comment "[!code +++]" marks nothing'],
  ['## {#only}', 1, 'The heading has no text.'],
  ['Text.\n##Part', 2, '"##Part" is not a heading'],
  ['| a |\n| b |', 1, '"| a |" is not a table'],
  ['Text\n[x](./a b.mdx)', 2, '"](./a b.mdx)" is not a link'],
  ['[x](https://a.b/c d)', 1, '"](" is not a link'],
  ['Text[^1].\n\n[^1]: A note.\n\n[^b]: Lost.', 5, 'The footnote [^b] is not shown'],
])('a part that is not shown as it is meant is reported: %j', async (body, line, message) => {
  const { warnings } = await compile(body);
  expect(warnings).toMatchObject([{ line, message: expect.stringContaining(message) }]);
});
