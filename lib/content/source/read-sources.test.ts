import { parseSource } from './read-sources';

const parse = (text: string, file = 'guides/types.mdx') => parseSource(text, file);

describe('a page without frontmatter', () => {
  it('has its first heading as the title, which its text does not repeat', () => {
    const { frontmatter, heading, body, diagnostics } = parse(
      '{/* Note */}\n\n# The `types` of *fields* {#types}\n\nA type says what is valid.\n\n# More\n',
    );
    expect(frontmatter.title).toBe('The types of fields');
    expect(heading).toBe('The <code>types</code> of <em>fields</em>');
    expect(body.replaceAll(/^ +$/gm, '')).toBe('{/* Note */}\n\n\n\nA type says what is valid.\n\n# More\n');
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['Types\n=====\n\nText.', 'Types'],
    ['# Types #\n', 'Types'],
    ['   # Types 16:9\n', 'Types 16:9'],
    ['#\tTypes\n', 'Types'],
    ['Types\n  == \n\nText.', 'Types'],
    ['## Types\n', 'Start'],
    ['# [Types](./x.mdx) of `a` {#kinds}\n', 'Types of a'],
    ['# The `<Form>` component\n', 'The <Form> component'],
    ["# The {'{'} key\n", 'The { key'],
    ['Text.\n\n# Later', 'Start'],
    ['```md\n# Code\n```', 'Start'],
  ])('takes %j for the title', (text, title) => {
    expect(parse(text, 'guides/start.mdx').frontmatter.title).toBe(title);
  });

  it('describes itself with the names in code of its first paragraph as they are written', () => {
    expect(parse('# Forms\n\nUse `<Form>` & `a < b`.').frontmatter.description).toBe('Use <Form> & a < b.');
  });

  it('is called like its file, or like its folder', () => {
    expect(parse('Text.', 'guides/getting_started.mdx').frontmatter.title).toBe('Getting started');
    expect(parse('Text.\n\n# Later', 'guides/data-flow/index.mdx').frontmatter.title).toBe('Data flow');
  });

  it.each([
    [
      'The `Field` takes a [schema](x.md) and _shows_ it.\nIt has lines.',
      'The Field takes a schema and shows it. It has lines.',
    ],
    [':::note\n\nA note.\n\n:::\n\n- a list\n\n```js\n\ncode\n\n```\n\n## Part\n\nThe text.', 'The text.'],
    ['![Picture](x.png)\n\n| a |\n| - |\n\n<b>Bold</b> words.', 'Bold words.'],
    ['{/* a\n\nb */}\n\nWords.', 'Words.'],
    ['```js\ncode\n```', ''],
    ['One line<br />and  \nanother, at 10:30.', 'One line and another, at 10:30.'],
    ['The sum $$a_1 + b_1$$ counts.', 'The sum a_1 + b_1 counts.'],
  ])('is described by the first paragraph of %j', (text, description) => {
    expect(parse(text).frontmatter.description).toBe(description);
  });

  it('is described in as many letters as a search engine shows', () => {
    const words = 'This sentence says a little more about what the page is about.';
    expect(parse(`${words} ${words} ${words}`).frontmatter.description).toBe(`${words} ${words}`);
    const { description } = parse('word '.repeat(60)).frontmatter;
    expect(description).toMatch(/word…$/);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

it('keeps the title of the frontmatter next to a heading of the text', () => {
  const { frontmatter, heading } = parse('---\ntitle: Types\n---\n\n# All the types\n');
  expect([frontmatter.title, heading]).toEqual(['Types', 'All the types']);
});

// frontmatter.test.ts tests what is refused.
it('reads a page with an unknown name and a wrong value all the same', () => {
  const text = '---\ntitle: Types\nsidebar_positon: 1\nsidebar_position: two\nslug: kinds\n---\n\nText.\n';
  const { frontmatter, diagnostics } = parse(text);
  expect(frontmatter).toMatchObject({ title: 'Types', slug: 'kinds', description: 'Text.', draft: false });
  expect(diagnostics).toHaveLength(2);
});

it('reads the text of a page whose frontmatter is not YAML', () => {
  const { frontmatter, body, diagnostics } = parse('---\ntitle: a: b\n---\n\nText.\n');
  expect(diagnostics).toHaveLength(1);
  expect(frontmatter).toMatchObject({ title: 'Types', description: 'Text.' });
  expect(body).toBe('\n\n\n\nText.\n');
});
