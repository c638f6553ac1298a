import { screen, within } from '@testing-library/react';
import { compileFixture, inspectFixture, renderFixture } from '../compile-fixture';

const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```'].join('\n');
const role = (name: string) => screen.getAllByRole(name).map(({ textContent }) => textContent);

describe('a fence', () => {
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
  ])('marks words with %s, over several tokens too', async (info, words) => {
    await renderFixture(fence(`js ${info}`, 'const count = 1;', 'log(count);'));
    const marked = [...screen.getByRole('region').querySelectorAll('mark')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(words);
    expect(screen.getByRole('region')).toHaveTextContent('const count = 1; log(count);');
  });

  const unread = (word: string, option: string) =>
    `The fence has ${word}, which is not an option. Write ${option}.`;
  const badTitle = (title: string) => unread(title, `title="app.ts", or title='"app".ts'`);

  it.each([
    ['ts title=app.ts', badTitle('title=app.ts')],
    ['ts title="the \\"app\\".ts"', badTitle('title="the')],
    ['ts title="app.ts', badTitle('title="app.ts')],
    ['ts tilte="app.ts"', badTitle('tilte=…')],
    ['ts showLineNumbers=5', unread('showLineNumbers=5', 'showLineNumbers')],
    ['ts showLineNumbers={5}', unread('showLineNumbers=…', 'showLineNumbers')],
    ['tsx Live', unread('Live', 'live')],
    ['ts ins=1', unread('ins=1', 'ins={1}')],
    ['tsx noInline', 'The fence has noInline without live, so its code does not run. Write live noInline.'],
    ['ts ins={7}', 'The fence marks {7}, and its code has 1 line. Write {1}.'],
    ['ts /zork/', 'The fence marks "zork", which its code does not have. Write a word as it is in the code.'],
    ['ts \n// highlight-start', 'Write a comment "highlight-end" below the last line to mark.'],
    ['ts \n// highlight-end', 'Write a comment "highlight-start" above the first line to mark.'],
    ['ts \na\n// highlight-next-line\n```\n\n```ts', 'no counterpart in its code. Write it above a line.'],
    ['ts \n// highlight-nextline', 'marks nothing. Did you mean "highlight-next-line"?'],
    ['javscript', 'Write "javascript", or "text".'],
    ['qqqqqqqqqqqq', 'Write its usual name, such as "ts", "bash" or "json", or "text".'],
    ['ts {1', unread('{1', 'mark={1}')],
    ['ts{1}', 'Write "ts", or "text".'],
    ['bash live', '"live", and bash does not run in a browser. Remove "live", or write "jsx" or "tsx"'],
  ])('says what is wrong with %s, and where', async (info, message) => {
    const { warnings, diagnostics } = await inspectFixture(`Text.\n\n${fence(info, 'a')}`);
    const found = [...warnings, ...diagnostics].map(
      ({ line, message: said, fix }) => `${line} ${said} ${fix}`,
    );
    expect(found).toEqual([expect.stringMatching(/^3 /)]);
    expect(found[0]).toContain(message);
  });

  it.each(['```js\na\n\n## B', '- ~~~~\n  a\n  ~~~', '> ```js'])(
    'without an end is reported, as it takes the rest for code: %j',
    async (source) => {
      const { warnings } = await inspectFixture(source);
      expect(warnings).toEqual([
        expect.objectContaining({ line: 1, message: expect.stringContaining('never closed') as string }),
      ]);
    },
  );

  it.each(['- ~~~~\n  a\n  ~~~~~\n\n- b', '> ```js\n> a\n> ```', '```js\na\n   ``` \n'])(
    'with an end is as it should be: %j',
    async (source) => {
      expect((await inspectFixture(source)).warnings).toEqual([]);
    },
  );

  it.each(['text', 'JSON', 'shell', 'md', 'diff', 'ansi', '', 'ts /a {b}/'])('%j is right', async (info) => {
    expect((await inspectFixture(fence(info, 'a {b}'))).warnings).toEqual([]);
  });

  it('of npm is there for each package manager, in a group that remembers', async () => {
    await renderFixture(fence('bash npm2yarn', 'npm install --save-dev eidos && npm test\nnpx x'));
    expect(role('tab')).toEqual(['npm', 'Yarn', 'pnpm', 'Bun']);
    const codes = screen
      .getAllByRole('tabpanel', { hidden: true })
      .map((panel) => within(panel).getByText(/eidos/, { selector: 'code' }).textContent);
    expect(codes).toEqual([
      'npm install --save-dev eidos && npm test\nnpx x',
      'yarn add --dev eidos && yarn test\nyarn dlx x',
      'pnpm add --save-dev eidos && pnpm test\npnpm dlx x',
      'bun add --dev eidos && bun run test\nbun x x',
    ]);
  });
});

/** The shown code of a fence, and its marked lines or words. */
async function show(language: string, code: string, marks: string) {
  const { html } = await compileFixture(fence(language, code));
  document.body.innerHTML = html;
  const shown = document.querySelector('pre code')!;
  const marked = [...shown.querySelectorAll(marks)].map(({ textContent }) => textContent.trimEnd());
  return [shown.textContent, marked];
}

describe('a magic comment', () => {
  it.each([
    ['js', '/* highlight-next-line */'],
    ['tsx', '{/* highlight-next-line */}'],
    ['python', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
    ['lua', '-- highlight-next-line'],
    ['css', '// highlight-next-line'],
    ['nothing-known', '  # highlight-next-line'],
    ['constructor', '// highlight-next-line'],
  ])('of %s marks the next line and is not shown: %s', async (language, comment) => {
    expect(await show(language, `a\n${comment}\nb\nc`, '.h')).toEqual(['a\nb\nc', ['b']]);
  });

  it('marks from start to end', async () => {
    const code = 'a\n# highlight-start\nb\nc\n# highlight-end\nd';
    expect(await show('bash', code, '.h')).toEqual(['a\nb\nc\nd', ['b', 'c']]);
  });

  it.each([
    ['js', '# highlight-next-line'],
    ['python', '// highlight-next-line'],
    ['js', 'x(); // highlight-next-line'],
    ['html', '<!-- highlight-next-line'],
  ])('is one of %s on a line of its own, unlike %s', async (language, line) => {
    expect(await show(language, `${line}\na`, '.h')).toEqual([`${line}\na`, []]);
  });
});

describe('a comment that marks', () => {
  it.each([
    ['js', 'a() // [!code ++]\nb()', 'ins', 'a()\nb()', ['a()']],
    ['yaml', 'a: 1 # [!code --]\nb: 2', 'del', 'a: 1\nb: 2', ['a: 1']],
    ['html', '<a/> <!-- [!code highlight] -->', '.h', '<a/>', ['<a/>']],
    ['tsx', '<b> {/* [!code focus] */}\n</b>', '.h', '<b>\n</b>', ['<b>']],
    ['js "{a}"', '// highlight-next-line\n{a}', '.h', '{a}', ['{a}']],
    ['js', 'x\n// [!code ++:2]\ny\nz', 'ins', 'x\ny\nz', ['y', 'z']],
    ['js', '// [!code hl:9]\ny', '.h', 'y', ['y']],
    ['js', '// [!code word:name]\nname', 'mark', 'name', ['name']],
    ['js', '// [!code word:b:1]\na(b)\na(b)', 'mark', 'a(b)\na(b)', ['b']],
    ['js', 'a() // [!code wisdom]', '.h', 'a() // [!code wisdom]', []],
    ['js', 'a() // an array[!code]', '.h', 'a() // an array[!code]', []],
  ])('is read and taken out of %s: %j', async (language, code, marks, shown, marked) => {
    expect(await show(language, code, marks)).toEqual([shown, marked]);
  });
});

it('code is highlighted on a machine that takes seconds for a line', async () => {
  let time = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => (time += 1000));
  expect(await show('js', 'let a', '.k')).toEqual(['let a', ['let']]);
});
