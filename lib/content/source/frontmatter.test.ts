import { parseSource } from './read-sources';

const head = 'title: Types\ndescription: What types are.';

/** The frontmatter of a page that reads well. */
function read(lines: string) {
  const parsed = parseSource(`---\n${head}\n${lines}\n---\n\nText.\n`, 'types.mdx');
  expect(parsed.diagnostics).toEqual([]);
  return parsed;
}

/** The errors of a page with this frontmatter. */
function diagnosticsOf(frontmatter: string) {
  return parseSource(`---\n${frontmatter}\n---\n\nText.\n`, 'types.mdx').diagnostics;
}

it.each([
  ['title: 1.10', 'title: is 1.1 but must be text.'],
  ['title: true', 'title: is true but must be text.'],
  ['title: 2026-05-06', 'title: is 2026-05-06T00:00:00.000Z but must be text.'],
  ['keywords: [2020]', 'keywords[0]: is 2020 but must be text.'],
])('says that text which YAML reads as something else needs quotes: %s', (written, message) => {
  const fix = 'Put it in quotes.';
  expect(diagnosticsOf(written)).toContainEqual(expect.objectContaining({ line: 2, message, fix }));
});

it('keeps the line numbers of the file in the text', () => {
  expect(read('draft: false').body.split('\n').indexOf('Text.')).toBe(6);
});

it.each([
  ['sidebar_positon: 2', '"sidebar_positon" is not a known name.', 'Did you mean "sidebar_position"?'],
  ['sidebar_position: two', 'sidebar_position: is "two" but must be a number.', 'Write the place'],
  ['pagination_next: false', 'pagination_next: is false but must be text.', ', or null.'],
  ['keywords: [""]', 'keywords[0]: is "", which is not allowed.', 'Write a list'],
  ['keywords: schema', 'keywords: is "schema" but must be a list.', 'Write a list'],
  ['"draft" : 1\ntext: |\n  draft: x', 'draft: is 1 but must be true or false.', ''],
  ['draft: "yes"', 'draft: is "yes" but must be true or false.', ''],
  ['toc_max_heading_level: 9', 'toc_max_heading_level: is 9, which is not allowed.', 'from 2 to 6'],
  ['constructor: x', '"constructor" is not a known name.', 'Remove it.'],
])('refuses %j with its line and the fix', (written, message, fix) => {
  const [diagnostic] = diagnosticsOf(`${head}\n${written}`);
  expect(diagnostic).toMatchObject({ file: 'types.mdx', line: 4, message });
  expect(diagnostic?.fix).toContain(fix);
});

it('names file and line of YAML that does not parse', () => {
  const message = expect.stringContaining('The frontmatter is not valid YAML') as string;
  expect(diagnosticsOf(`${head}\nimage: a: b`)).toMatchObject([{ file: 'types.mdx', line: 4, message }]);
});

it('rejects a list as frontmatter', () => {
  const message = "The frontmatter is [ 'a', 'b' ] but must be a group of names and values.";
  const fix = 'Write one "name: value" a line.';
  expect(diagnosticsOf('- a\n- b')).toEqual([{ file: 'types.mdx', line: 1, message, fix }]);
});

it.each(['', '\n---\n', ' ---\n', '+++\n', '----\n'])(
  'reports frontmatter that begins with %j, which would be text',
  (start) => {
    const message = 'The first line is not "---", so the frontmatter would be text.';
    const { diagnostics } = parseSource(`${start}${head}\n---\n\nText.\n`, 'types.mdx');
    expect(diagnostics).toEqual([expect.objectContaining({ line: 1, message })]);
  },
);

it.each(['\n', '\n----\n\n---\n'])('reports frontmatter that ends with %j', (end) => {
  const message = 'The frontmatter does not end with a line of "---".';
  const { diagnostics } = parseSource(`---\n${head}${end}Text.\n`, 'types.mdx');
  expect(diagnostics).toEqual([expect.objectContaining({ line: 1, message })]);
});

describe('frontmatter in another language than YAML', () => {
  const languages = ['js', 'JavaScript', 'json', ' json', 'toml', 'constructor', '{"a": 1}'];

  it.each(languages)('---%s is refused', (language) => {
    const parsed = parseSource(`---${language}\n{}\n---\n\nText.\n`, 'types.mdx');
    const message = `The first line is "---${language.trim()}", and frontmatter is read as YAML only.`;
    const fix = expect.stringMatching(/^Write "---" alone/) as string;
    expect(parsed.diagnostics).toMatchObject([{ file: 'types.mdx', line: 1, message, fix }]);
    expect(parsed.body).toBe('\n\n\n\nText.\n');
  });

  it('is not run', () => {
    const source = '---js\n{ title: globalThis.hasRun = "yes" }\n---\n\nText.\n';
    parseSource(source, 'types.mdx');
    expect(globalThis).not.toHaveProperty('hasRun');
  });

  it('may be YAML by name', () => {
    expect(parseSource(`---yaml\n${head}\n---\n\nText.\n`, 'types.mdx').diagnostics).toEqual([]);
  });
});

it.each([
  ['that hold themselves', 'keywords: &all [*all]'],
  [
    'that multiply',
    `keywords:\n  - &a0 [x, x]\n${Array.from({ length: 60 }, (_, at) => `  - &a${at + 1} [*a${at}, *a${at}]`).join('\n')}`,
  ],
])('names the line of lists %s', (_, keywords) => {
  expect(diagnosticsOf(`${head}\n${keywords}`)[0]).toMatchObject({ file: 'types.mdx', line: 4 });
});
