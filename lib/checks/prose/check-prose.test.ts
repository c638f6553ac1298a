import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import {
  checkAltTexts,
  checkDescriptions,
  checkDrawings,
  checkKeys,
  checkHeadingWords,
  checkLinkTexts,
  checkOpening,
} from './check-markup';
import { checkNames } from './check-names';
import { readProsePage } from './prose-page';
import { checkSentenceLength, checkStyle } from './check-style';
import { styleRules } from './style-rules';

const description = 'What you find on this page, in one sentence of its own.';

/** A page whose text begins at line 6. */
const page = (body: string, said = description) =>
  readProsePage('page.mdx', `---\ntitle: Types\ndescription: '${said}'\n---\n\n${body}\n`);

const print = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ line, message, fix }) => `${line} ${message} → ${fix}`);

describe('names in code', () => {
  const toolkit = new Set(['HUD', 'HUDProps', 'shortcuts', 'hud.save', '--eidos-color-text', 'eidos-hud']);
  const known = { toolkit, foreign: new Set(['false']) };
  const check = (body: string) => print(checkNames(page(body), known));

  it.each([
    'an option `shortcuts={false}`',
    'a component `<HUD shortcuts>`',
    'a key `hud.save`',
    'a family `--eidos-color-…`',
    'a pointer `/lines/0/amount`',
    'a file `src/app.tsx`',
    'a message `Something went wrong`',
  ])('knows %s', (body) => expect(check(body)).toEqual([]));

  it.each([
    ['an option', 'Pass `shortcut={false}`.', '6 The toolkit has no name `shortcut`.', '`shortcuts`'],
    ['a key', 'The key `hud.safe`.', '6 The toolkit has no name `hud.safe`.', '`hud.save`'],
    ['a property', '```css\n\n:root { --eidos-color-test: red; }\n```', '8 ', '`--eidos-color-text`'],
    ['a class', '```tsx\n<p className="eidos-hut" />\n```', '7 ', '`eidos-hud`'],
    ['a heading', '## `HUDOptions`', '6 ', '`HUDProps`'],
  ])('reports the line of %s nobody has, and the nearest name', (_, body, place, near) => {
    const [diagnostic] = check(body);
    expect(diagnostic?.startsWith(place)).toBe(true);
    expect(diagnostic).toContain(`Did you mean ${near}?`);
  });
});

test.each([
  ['Look [here](./a.mdx).', 'The link “here” does not say where it leads.'],
  ['[Click here!](./a.mdx)', 'The link “Click here” does not say where it leads.'],
  ['See [this page](./a.mdx).', 'The link “this page” does not say where it leads.'],
  ['[](./a.mdx)', 'A link has no text.'],
  ['https://example.org', 'The link “https://example.org” shows a URL instead of words.'],
  ['<a href="/a">more…</a>', 'The link “more” does not say where it leads.'],
  ['<Card title="" href="./a.mdx">Text</Card>', 'A link has no text.'],
])('a link that says nothing: %j', (body, diagnostic) => {
  expect(checkLinkTexts(page(body))).toMatchObject([{ file: 'page.mdx', line: 6, message: diagnostic }]);
});

test('a link that names what it leads to has no errors', () => {
  expect(
    checkLinkTexts(page('[Types](./types.mdx), <Card title="Invoice" href="./a.mdx">Text</Card>')),
  ).toEqual([]);
});

test.each([
  ['![](/img/a.png)', 'An image has no alternative text.'],
  ['<Figure caption="Loop"><svg /></Figure>', 'An image has no alternative text.'],
  ['![data-flow](/img/data-flow.png)', 'The alternative text “data-flow” is the name of a file.'],
  ['<img src="/img/a.png" alt="loop.png" />', 'The alternative text “loop.png” is the name of a file.'],
])('a picture that some readers would miss: %j', (body, diagnostic) => {
  expect(checkAltTexts(page(body))).toMatchObject([{ line: 6, message: diagnostic }]);
});

test('a picture with words has no errors', () => {
  expect(checkAltTexts(page('![A loop of three stations](/img/loop.png)'))).toEqual([]);
});

test('a drawing whose text is too small on a phone', () => {
  const drawing = (width: number) =>
    page(
      `<Figure alt="A loop">\n  <svg viewBox="0 0 ${width} 9" fontSize="16"><text fontSize="15">a</text></svg>\n</Figure>`,
    );
  expect(checkDrawings(drawing(420))).toEqual([]);
  expect(checkDrawings(drawing(720))).toMatchObject([
    { message: 'The text of the figure is 7.5 px high on a phone.' },
  ]);
});

test.each([
  ['Undo it with Ctrl+Z.', 'Ctrl'],
  ['Leave it with Escape.', 'Escape'],
  ['Then press Enter.', 'Enter'],
  ['Move it with ↑.', '↑'],
  ['| Key | Action |\n| - | - |\n| Tab | leaves |', 'Tab'],
])('a key that is not marked: %j', (body, key) => {
  expect(checkKeys(page(body))).toMatchObject([{ message: `The key “${key}” is not marked.` }]);
});

test.each([
  'Press <kbd>Enter</kbd>.',
  'Enter a name.',
  'The `Escape` key.',
  '| Key | Action |\n| - | - |\n| <kbd>Tab</kbd> | x |',
])('keys in %j have no errors', (body) => expect(checkKeys(page(body))).toEqual([]));

test('a description is neither short, nor long, nor that of another page', () => {
  const diagnostics = (...said: string[]) => print(checkDescriptions(said.map((text) => page('', text))));
  expect(diagnostics(description)).toEqual([]);
  expect(diagnostics('Short.')).toEqual([
    '3 The description has 6 characters. → Write one sentence of 50 to 160 characters.',
  ]);
  expect(diagnostics('x'.repeat(161))).toHaveLength(1);
  expect(diagnostics(description, description)).toEqual([
    '3 The description is that of page.mdx too. → Say what only this page explains.',
  ]);
});

describe('style', () => {
  const check = (body: string) => print(checkStyle(page(body), styleRules));

  it.each([
    ['The part draws it.', 'draws', 'render'],
    ['In order to save, press it.', 'In order to', 'to'],
    ['It runs in Node.', 'in Node', 'Node.js'],
    ["It doesn't save.", "doesn't", 'the words without the contraction'],
    ['It is a `integer`.', 'a', 'an'],
    ['It saves the the record.', 'the the', 'the'],
    ['| A |\n| - |\n| a strip |', 'strip', 'status bar'],
  ])('reports the words of %j, and what to write', (body, words, instead) => {
    expect(check(body)).toEqual([
      expect.stringContaining(`“${words}” does not follow the style guide. → Write: ${instead}`),
    ]);
  });

  it.each(['Screen readers announce it.', 'A `strip` is code.', 'It runs in Node.js.', 'An `EidosScreen`.'])(
    'accepts %j',
    (body) => expect(check(body)).toEqual([]),
  );
});

test('a sentence with more words than are read at once', () => {
  const long = (count: number) => page(`${'word '.repeat(count - 1)}word. And another one.`);
  expect(checkSentenceLength(long(30))).toEqual([]);
  expect(checkSentenceLength(long(31))).toMatchObject([
    { line: 6, message: 'The sentence “word word word word word word word word …” has 31 words.' },
  ]);
});

test.each(['```ts\n1;\n```\n\nText.', '| A |\n| - |\n| b |', '- A list'])(
  'a page that begins with %j does not begin with a sentence',
  (body) => expect(checkOpening(page(body))).toMatchObject([{ line: 6 }]),
);

test('a page that begins with a sentence has no errors', () => {
  expect(checkOpening(page('A sentence.\n\n- A list'))).toEqual([]);
});

test.each([
  ['## Next Steps', 'is not in sentence case: “Steps”'],
  ['## Next steps.', 'ends with a punctuation mark'],
])('a heading whose words are wrong: %j', (body, message) => {
  expect(checkHeadingWords(page(body))).toEqual([
    expect.objectContaining({ line: 6, message: expect.stringContaining(message) as string }),
  ]);
});

test.each(['## From React Hook Form', '## `EidosScreen` Options', '## 0.0.0', '## Next steps'])(
  'the heading %j is right',
  (body) => expect(checkHeadingWords(page(body))).toEqual([]),
);
