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

const drawing = (width: number) =>
  `<Figure alt="A loop">\n  <svg viewBox="0 0 ${width} 9" fontSize="16"><text fontSize="15">a</text></svg>\n</Figure>`;
const sentence = (count: number) => `${'word '.repeat(count - 1)}word. And another one.`;

/** Each check of one page, with texts in which it finds an error, after its line, and others in which it finds none. */
const checks = {
  'the text of a link': {
    check: checkLinkTexts,
    wrong: {
      'Look [here](./a.mdx).': '6 The link “here” does not say where it leads.',
      '[Click here!](./a.mdx)': '6 The link “Click here” does not say where it leads.',
      'See [this page](./a.mdx).': '6 The link “this page” does not say where it leads.',
      '[](./a.mdx)': '6 A link has no text.',
      'https://example.org': '6 The link “https://example.org” shows a URL instead of words.',
      '<a href="/a">more…</a>': '6 The link “more” does not say where it leads.',
      '<Card title="" href="./a.mdx">Text</Card>': '6 A link has no text.',
    },
    right: ['[Types](./types.mdx), <Card title="Invoice" href="./a.mdx">Text</Card>'],
  },
  'the words of a picture': {
    check: checkAltTexts,
    wrong: {
      '![](/img/a.png)': '6 An image has no alternative text.',
      '<Figure caption="Loop"><svg /></Figure>': '6 An image has no alternative text.',
      '![data-flow](/img/data-flow.png)': '6 The alternative text “data-flow” is the name of a file.',
      '<img src="/img/a.png" alt="loop.png" />': '6 The alternative text “loop.png” is the name of a file.',
    },
    right: ['![A loop of three stations](/img/loop.png)'],
  },
  'a drawing on a phone': {
    check: checkDrawings,
    wrong: { [drawing(720)]: 'The text of the figure is 7.5 px high on a phone.' },
    right: [drawing(420)],
  },
  'the mark of a key': {
    check: checkKeys,
    wrong: {
      'Undo it with Ctrl+Z.': '6 The key “Ctrl” is not marked.',
      'Leave it with Escape.': '6 The key “Escape” is not marked.',
      'Then press Enter.': '6 The key “Enter” is not marked.',
      'Move it with ↑.': '6 The key “↑” is not marked.',
      '| Key | Action |\n| - | - |\n| Tab | leaves |': '6 The key “Tab” is not marked.',
    },
    right: [
      'Press <kbd>Enter</kbd>.',
      'Enter a name.',
      'The `Escape` key.',
      '| Key | Action |\n| - | - |\n| <kbd>Tab</kbd> | x |',
    ],
  },
  'the length of a sentence': {
    check: checkSentenceLength,
    wrong: { [sentence(31)]: '6 The sentence “word word word word word word word word …” has 31 words.' },
    right: [sentence(30)],
  },
  'the beginning of a page': {
    check: checkOpening,
    wrong: { '```ts\n1;\n```\n\nText.': '6 ', '| A |\n| - |\n| b |': '6 ', '- A list': '6 ' },
    right: ['A sentence.\n\n- A list'],
  },
  'the words of a heading': {
    check: checkHeadingWords,
    wrong: {
      '## Next Steps': 'is not in sentence case: “Steps”',
      '## Next steps.': 'ends with a punctuation mark',
    },
    right: ['## From React Hook Form', '## `EidosScreen` Options', '## 0.0.0', '## Next steps'],
  },
};

describe.each(Object.entries(checks))('%s', (_, { check, wrong, right }) => {
  it.each(Object.entries(wrong))('is wrong in %j', (body, message) =>
    expect(print(check(page(body)))).toEqual([expect.stringContaining(message)]),
  );
  it.each(right)('is right in %j', (body) => expect(check(page(body))).toEqual([]));
});

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
