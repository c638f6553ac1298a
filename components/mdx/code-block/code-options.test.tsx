import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { compileMdx } from '@/lib/mdx/compile-mdx';
import { useFolder } from '@/lib/fixtures/use-environment';
import { writeFiles } from '@/lib/fixtures/write-content';
import { compileFixture, renderFixture } from '../compile-fixture';

const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```'].join('\n');
const options = {
  siteTitle: 'Eidos',
  siteUrl: 'https://example.org',
  basePath: '',
  embeds: { frames: [], media: [] },
};
const compile = (body: string) => compileMdx(body, options);
const role = (name: string) => screen.getAllByRole(name).map(({ textContent }) => textContent);

describe('a fence', () => {
  it('has the name of a file as its title', async () => {
    await renderFixture(fence('ts filename="app/page.ts"', 'a'));
    expect(screen.getByRole('region', { name: 'app/page.ts' })).toBeVisible();
  });

  it.each([
    ['options', fence('js ins={2} del={1}', 'old()', 'now()')],
    ['comments', fence('js', 'old() // [!code --]', 'now() // [!code ++]')],
  ])('says which lines are added and removed, by %s', async (_, source) => {
    await renderFixture(source);
    expect(role('insertion')).toEqual(['now()']);
    expect(role('deletion')).toEqual(['old()\n']);
  });

  it.each([
    ['/count/', ['count', 'count']],
    ['/count/2', ['count']],
    ['"const count"', ['const count']],
    ['[[1, 2, "log"]]', ['log']],
  ])('marks words with %s, over several tokens too', async (info, words) => {
    await renderFixture(fence(`js ${info}`, 'const count = 1;', 'log(count);'));
    const marked = [...screen.getByRole('region').querySelectorAll('mark')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(words);
    expect(screen.getByRole('region')).toHaveTextContent('const count = 1; log(count);');
  });

  it('costs a stylesheet only where lines or words are marked', async () => {
    const links = async (source: string) => (await compileFixture(source)).html.match(/<link /g) ?? [];
    expect(await links(fence('js {1}', 'a'))).toHaveLength(0);
    expect(await links(`${fence('js ins={1}', 'a')}\n\n${fence('js /a/', 'a')}`)).toHaveLength(1);
  });

  it.each([
    ['title=app.ts', 'The fence has title=app.ts without quotes, so it is ignored. Write title="app.ts".'],
    [
      'ins={7}',
      'The fence marks {7}, and its code has 1 line. Write numbers of its lines, for example {1} or {1-1}.',
    ],
    ['/zork/', 'The fence marks "zork", which its code does not have. Write a word as it is in the code.'],
  ])('says what is wrong with %s, and where', async (info, message) => {
    const { warnings } = await compile(`Text.\n\n${fence(`ts ${info}`, 'a')}`);
    expect(warnings.map(({ line, message: said, fix }) => [line, `${said} ${fix}`])).toEqual([[3, message]]);
  });

  it.each([
    ['javscript', '"javascript"'],
    ['terminal', '"bash"'],
    ['qqqqqqqqqqqq', 'its usual name, such as "ts", "bash" or "json"'],
  ])('in the unknown language %s says which to write', async (language, right) => {
    const { warnings } = await compile(fence(language, 'a'));
    expect(warnings[0]?.fix).toBe(`Write ${right}, or "text".`);
  });

  it.each(['text', 'ts', 'JSON', 'shell', 'md', 'diff', 'ansi', ''])(
    'in %j is as it should be',
    async (name) => {
      expect((await compile(fence(name, 'a'))).warnings).toEqual([]);
    },
  );

  it('that is live has to be in a language that runs', async () => {
    const { diagnostics } = await compile(`Text.\n\n${fence('bash live', 'npm i')}`);
    expect(diagnostics).toEqual([
      {
        line: 3,
        message: 'The fence has "live", and bash does not run in a browser.',
        fix: 'Remove "live", or write "jsx" or "tsx" as its language.',
      },
    ]);
  });

  it('of npm is there for each package manager, in a group that remembers', async () => {
    await renderFixture(fence('bash npm2yarn', 'npm install --save-dev eidos'));
    expect(role('tab')).toEqual(['npm', 'Yarn', 'pnpm', 'Bun']);
    const codes = screen
      .getAllByRole('tabpanel', { hidden: true })
      .map((panel) => within(panel).getByText(/eidos/, { selector: 'code' }).textContent);
    expect(codes).toEqual([
      'npm install --save-dev eidos',
      'yarn add --dev eidos',
      'pnpm add --save-dev eidos',
      'bun add --dev eidos',
    ]);
  });
});

describe('a fence with a file', () => {
  const folder = () => writeFiles({ 'a/sample.ts': 'one\n  two\n  three\n', 'b/other.py': 'x' });

  it('shows the code of the file, or a part of it', async () => {
    const sourceFile = path.join(folder(), 'a/page.mdx');
    await renderFixture(
      `${fence('ts file="./sample.ts"')}\n\n${fence('ts title="part" file="./sample.ts#L2-L3"')}`,
      {
        sourceFile,
      },
    );
    expect(role('region')).toEqual(['one\n  two\n  three', 'two\nthree']);
  });

  it('counts from the root of the project behind <rootDir>, and needs no language', async () => {
    const root = folder();
    useFolder(root);
    await renderFixture(fence('file="<rootDir>/b/other.py"'), { sourceFile: path.join(root, 'a/page.mdx') });
    expect(role('region')).toEqual(['x']);
  });

  it.each([
    ['./missing.ts', /^There is no file a\/missing\.ts, whose code the page shows\.$/],
    ['./sample.ts#L9', /^a\/sample\.ts has 3 lines, and the page shows #L9\.$/],
    ['./sample.ts#part', /^a\/sample\.ts has no region "part"\.$/],
    ['../../../etc/passwd', /is outside of the project\.$/],
  ])('%s is reported with its line', async (written, message) => {
    const root = folder();
    useFolder(root);
    const page = { sourceFile: path.join(root, 'a/page.mdx') };
    const { diagnostics, inventory } = await compileMdx(
      `Text.\n\n${fence(`ts file="${written}"`)}`,
      options,
      page,
    );
    expect(diagnostics).toMatchObject([{ line: 3, message: expect.stringMatching(message) }]);
    expect(inventory.files.length).toBeLessThanOrEqual(1);
  });
});

describe('<CodeBlock>', () => {
  it.each([
    ['<CodeBlock language="ts" title="a.ts">{`const a = 1;`}</CodeBlock>', 'const a = 1;'],
    ['<CodeBlock className="language-ts" title="a.ts">\nconst a = 1;\n</CodeBlock>', 'const a = 1;'],
    ['<CodeBlock title="a.ts" code="let a" />', 'let a'],
    ['<CodeBlock title="a.ts">\n\n```ts\nconst a;\n```\n\n</CodeBlock>', 'const a;'],
  ])('is a block of code: %j', async (source, code) => {
    await renderFixture(source);
    expect(screen.getByRole('region', { name: 'a.ts' })).toHaveTextContent(code);
    expect(screen.getByRole('button', { name: 'Copy code to clipboard' })).toBeInTheDocument();
  });

  it.each(['<CodeBlock language="ts" />', '<CodeBlock>{code}</CodeBlock>'])(
    'without code that can be read is reported: %s',
    async (source) => {
      await expect(compileFixture(`Text.\n\n${source}`)).rejects.toMatchObject({
        line: 3,
        reason: expect.stringContaining('The code of <CodeBlock> cannot be read. Write a fence'),
      });
    },
  );
});
