import { parseSource } from './parse-source';

const parse = (text: string, file = 'guides/types.mdx') => parseSource(text, file, false);

describe('a page without frontmatter', () => {
  it('has its first heading as the title, which its text does not repeat', () => {
    const { frontmatter, heading, body, diagnostics } = parse(
      '<!-- Note -->\n\n# The `types` of *fields* {#types}\n\nA type says what is valid.\n\n# More\n',
    );
    expect(frontmatter.title).toBe('The types of fields');
    expect(heading).toBe('The types of fields');
    expect(body.split('\n').map((line) => line.trim())).toEqual([
      '<!-- Note -->',
      '',
      '',
      '',
      'A type says what is valid.',
      '',
      '# More',
      '',
    ]);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['Types\n=====\n\nText.', 'Types'],
    ['<h1 align="center">Types</h1>\n\nText.', 'Types'],
    ["import x from './x';\n\n# Types {/*types*/}\n\nText.", 'Types'],
    ['# Types #\n', 'Types'],
    ['<h1 align="center">Eidos</h1>\n\n# Types\n\nText.', 'Types'],
  ])('takes %j for the title', (text, title) => {
    expect(parse(text).frontmatter.title).toBe(title);
  });

  it('is called like its file, or like its folder', () => {
    expect(parse('Text.', 'guides/01-getting_started.mdx').frontmatter.title).toBe('Getting started');
    expect(parse('Text.\n\n# Later', 'guides/02-data-flow/index.mdx').frontmatter.title).toBe('Data flow');
  });

  it.each([
    [
      'The `Field` takes a [schema](x.md) and _shows_ it.\nIt has lines.',
      'The Field takes a schema and shows it. It has lines.',
    ],
    ['<Intro>\n\n:::note\n\n- a list\n\n```js\n\ncode\n\n```\n\n## Part\n\nThe text.', 'The text.'],
    ['![Picture](x.png)\n\n| a |\n| - |\n\n<b>Bold</b> words.', 'Bold words.'],
    ['{/* note */}\n\n<!-- a\n\nb -->\n\nWords.', 'Words.'],
    ['```js\ncode\n```', ''],
    ['Read <https://example.org/a> first.', 'Read https://example.org/a first.'],
    ['One line<br>and<br />another.', 'One line and another.'],
    ['The sum $$a_1 + b_1$$ counts.', 'The sum a_1 + b_1 counts.'],
  ])('is described by the first paragraph of %j', (text, description) => {
    expect(parse(text).frontmatter.description).toBe(description);
  });

  it('is described in as many letters as a search engine shows', () => {
    const sentence = 'This sentence says a little more about what the page is about.';
    expect(parse(`${sentence} ${sentence} ${sentence}`).frontmatter.description).toBe(
      `${sentence} ${sentence}`,
    );
    const { description } = parse('word '.repeat(60)).frontmatter;
    expect(description).toMatch(/word…$/);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

it('keeps the title of the frontmatter beside a heading of the text', () => {
  const { frontmatter, heading } = parse('---\ntitle: Types\n---\n\n# All the types\n');
  expect([frontmatter.title, heading]).toEqual(['Types', 'All the types']);
});

it('warns of an unknown name and refuses a wrong value, and the page is a page all the same', () => {
  const text = '---\ntitle: Types\ncustom: 1\nsidebar_position: two\nslug: kinds\n---\n\nText.\n';
  const { frontmatter, diagnostics, warnings } = parse(text);
  expect(frontmatter).toMatchObject({ title: 'Types', slug: 'kinds', description: 'Text.', draft: false });
  expect(diagnostics).toEqual([
    expect.objectContaining({ line: 4, message: expect.stringMatching(/^sidebar_position/) }),
  ]);
  expect(warnings).toEqual([expect.objectContaining({ line: 3, message: '"custom" is not a known name.' })]);
  expect(parseSource(text, 'types.mdx', true)).toMatchObject({ warnings: [], diagnostics: { length: 3 } });
});

it('reads the text of a page whose frontmatter is not YAML', () => {
  const { frontmatter, body, diagnostics } = parse('---\ntitle: a: b\n---\n\nText.\n');
  expect(diagnostics).toHaveLength(1);
  expect(frontmatter).toMatchObject({ title: 'Types', description: 'Text.' });
  expect(body).toBe('\n\n\n\nText.\n');
});

it('reads the names that other generators know', () => {
  const { frontmatter, diagnostics, warnings } = parse(
    [
      '---',
      'id: kinds',
      'hide_title: true',
      'sidebar_class_name: new',
      'date: 2025-03-31',
      'authors: Ada Lovelace',
      'related: [guides/fields]',
      '---',
    ].join('\n'),
  );
  expect([...diagnostics, ...warnings]).toEqual([]);
  expect(frontmatter).toMatchObject({
    id: 'kinds',
    hide_title: true,
    sidebar_class_name: 'new',
    date: '2025-03-31T00:00:00.000Z',
    authors: ['Ada Lovelace'],
    related: ['guides/fields'],
  });
});
