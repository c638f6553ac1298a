import { screen } from '@testing-library/react';
import { articleMarkdown } from '@/lib/publish/markdown/page-markdown';
import { compileFixture, inspectFixture, renderFixture } from './compile-fixture';

const fence = (language: string, ...lines: string[]) => ['```' + language, ...lines, '```'].join('\n');
const flowchart = fence('mermaid', 'graph LR', '  A[Schema] -->|compiles| B(Screen)');
const markdownOf = async (source: string) =>
  articleMarkdown(`<main>${(await compileFixture(source)).html}</main>`, 'https://example.org/a');

describe('a formula', () => {
  it.each([
    ['amid a line', 'Half: $$\\frac{1}{2}$$.'],
    ['on lines of its own', '$$\n\\frac{1}{2}\n$$'],
    ['in a fence', fence('math', '\\frac{1}{2}')],
  ])('%s is MathML', async (_, source) => {
    const page = await renderFixture(source);
    expect(page.querySelector('math mfrac')).toHaveTextContent('12');
    expect(page.innerHTML).not.toContain('katex');
  });

  it('has each column at its side, with gaps between pairs alone', async () => {
    const page = await renderFixture(fence('math', '\\begin{aligned} a &= b & c \\end{aligned}'));
    expect(page.innerHTML).toMatch(/-right;[^"]*:0 0".*-left;[^"]*:0em 0".*-right;[^"]*:1em 0"/);
  });

  it('is not made of prices', async () => {
    expect(await renderFixture('It costs $5, or $6.')).toHaveTextContent('It costs $5, or $6.');
  });

  it('that cannot be set is reported with its line', async () => {
    const found = await inspectFixture('Text.\n\nA $$\\zork$$ b.\n\n$$\n\\zork\n$$');
    const message = expect.stringMatching(/^The formula cannot be set: Undefined control sequence: \\zork/);
    expect(found.diagnostics).toMatchObject([3, 5].map((line) => ({ line, message })));
    expect(found.warnings).toEqual([]);
  });

  it.each([
    ['a &= b\n\\end{aligned}$$', /^The formula has text next to its first "\$\$"/, '\\begin{aligned}\n'],
    ['a\n$$', /^The formula has text next to its first "\$\$"/, ' b +\n'],
    ['a + b $$\n\nText.', /^The formula is never closed\.$/, '\n'],
    ['> a\n\nText.', /^The formula is never closed\.$/, '\n'],
  ])('whose dollars are not on lines of their own is reported: %j', async (rest, message, first) => {
    const { diagnostics, warnings } = await inspectFixture(`Text.\n\n$$${first}${rest}`);
    const fix = 'Put "$$" on a line of its own before and after the formula.';
    expect(diagnostics).toEqual([{ line: 3, message: expect.stringMatching(message), fix }]);
    expect(warnings).toEqual([]);
  });

  const more = ['\\href{https://example.org}{x}', '\\includegraphics{a.png}', '\\htmlId{a}{x}'];

  it.each(more)('that holds more than a formula, as %s, is reported', async (tex) => {
    const { diagnostics } = await inspectFixture(`A $$${tex}$$ b.`);
    const message = expect.stringContaining(tex.replace(/\{.*/, '')) as string;
    expect(diagnostics).toMatchObject([{ line: 1, message, fix: expect.stringContaining('outside') }]);
  });

  it.each(['$x_{i}$', '$x^{2}$', '$\\frac{1}{2}$'])('in single dollars is reported: %s', async (text) => {
    const { diagnostics } = await inspectFixture(`A ${text} b.`);
    expect(diagnostics[0]).toMatchObject({ line: 1, fix: expect.stringContaining('"$$"') });
  });

  it('is TeX in the Markdown of the page, and not among the words of the search', async () => {
    expect(await markdownOf('Half: $$\\frac{1}{2}$$.\n\n$$\nx_1\n$$')).toBe(
      'Half: $`\\frac{1}{2}`$.\n\n```math\nx_1\n```\n',
    );
    expect((await inspectFixture('Half: $$\\frac{1}{2}$$.')).sections[0]?.text).toBe('Half: .');
  });
});

describe('a diagram', () => {
  it('is rendered, and named by the words in it', async () => {
    const page = await renderFixture(flowchart);
    const drawing = screen.getByRole('img', { name: 'Diagram: compiles, Schema, Screen' });
    expect(drawing.querySelector('svg')).toHaveTextContent('Schema');
    expect(page.innerHTML).not.toMatch(/<style| style=|fonts\.googleapis/);
  });

  it('is named as its fence says', async () => {
    await renderFixture(flowchart.replace('mermaid', 'mermaid alt="From schema to screen"'));
    expect(screen.getByRole('img', { name: 'From schema to screen' })).toBeVisible();
  });

  it('shares no id with another one', async () => {
    const page = await renderFixture(`${flowchart}\n\n${flowchart}`);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.innerHTML).toContain(`url(#${ids[0]})`);
  });

  it.each([
    'graph TD; A-->B;',
    'graph; A---->B',
    'graph TD\nA-->B;\n%% A-->C; D',
    'graph TD\nA-->|x --> y; z|B',
    'graph TD\nA-- x y -->B',
    'graph TD\nA-.->B',
    'graph TD\nA-.x.->B',
    'graph TD\nA==>B',
    'graph TD\nA---B',
    'graph TD\nA["x; y"]-->B("A-->B")',
  ])('of one arrow, written as %s, has it and two boxes', async (source) => {
    const page = await renderFixture(fence('mermaid', source));
    expect(page.querySelectorAll('polyline')).toHaveLength(1);
    expect(page.querySelectorAll('rect[rx]').length).toBeGreaterThan(1);
    expect(page).not.toHaveTextContent(/^A-/);
  });

  it.each([
    ['Invalid mermaid header: "pie".', 'pie', '  "a" : 1'],
    ['Invalid mermaid header: "gantt".', 'gantt', '  section One', '  Task : 2025-01-01, 3d'],
    ['Invalid mermaid header: "mindmap".', '%% ideas', 'mindmap', '  root'],
    ['nothing in it is shown.', 'graph TD'],
  ])('that cannot be rendered, because %s, stays code with a warning', async (reason, ...lines) => {
    const source = fence('mermaid', ...lines);
    await renderFixture(source);
    expect(screen.getByRole('region')).toHaveTextContent(lines[0] ?? '');
    const { warnings } = await inspectFixture(`Text.\n\n${source}`);
    const message = expect.stringContaining(`so its text is shown: ${reason}`) as string;
    expect(warnings).toMatchObject([{ line: 3, message }]);
  });

  it.each([
    'A --o B',
    'A--xB',
    'A o--o B',
    'A ~~~ B',
    'A == text ==x B',
    'A-- x; y -->B',
    'A@{ shape: circle } --> B',
    'Größe --> B',
    'click A "https://example.org"',
  ])('with a line that the drawing would lack, %s, stays code with a warning', async (line) => {
    const { warnings } = await inspectFixture(fence('mermaid', 'graph LR', '  A --> B', `  ${line}`));
    const message = `so its text is shown: "${line}" is not supported.`;
    expect(warnings).toMatchObject([{ message: expect.stringContaining(message) }]);
  });

  it('of every line that a flowchart can have is rendered', async () => {
    const lines = [
      'subgraph one [The first]',
      'direction TB',
      'a-1 & b["x {y}"] -->|no --o label| c((x)) -.-> d{"a"}:::hot',
      'end',
      'e>flag] -- text --> f[(db)] <--> g([s]); g == x ==> h[[r]]',
      'f -. text .-> a-1 --- i[/t\\\\]',
      'classDef hot fill:#f00',
      'class a-1 hot',
      'style b fill:#0f0',
      'linkStyle 0 stroke:#f00',
      '%% A --o B',
      'j{{six}}',
    ];
    expect((await inspectFixture(fence('mermaid', 'flowchart LR', ...lines))).warnings).toEqual([]);
  });

  it('is its source in the Markdown of the page', async () => {
    expect(await markdownOf(flowchart)).toBe(`${flowchart}\n`);
  });
});
