import { screen } from '@testing-library/react';
import { renderFixture } from './compile-fixture';
import { compileMdx } from '@/lib/mdx/compile-mdx';

const options = {
  siteTitle: 'Eidos',
  siteUrl: 'https://example.org',
  basePath: '',
  embeds: { frames: [], media: [] },
};
const compile = (body: string) => compileMdx(body, options, { format: 'md' });
const render = (body: string) => renderFixture(body, { format: 'md' });

describe('a .md page', () => {
  it.each([
    ['braces', 'A {brace} and {{ two }}.', 'A {brace} and {{ two }}.'],
    ['a sign of less than', 'When a < b and c <= d.', 'When a < b and c <= d.'],
    ['a line break', 'One<br>two', 'Onetwo'],
    ['a comment', 'One <!-- hidden {x} */ --> two', 'One  two'],
  ])('reads %s as CommonMark does', async (_, body, text) => {
    expect((await render(body)).textContent).toBe(text);
  });

  it('leaves out a comment of several paragraphs', async () => {
    expect((await render('<!--\nOne.\n\nTwo.\n-->\n\nThree.')).textContent?.trim()).toBe('Three.');
  });

  it('reads addresses in angle brackets as links', async () => {
    await render('See <https://example.org/a> and <me@example.org>.');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['https://example.org/a', 'mailto:me@example.org']);
  });

  it('keeps HTML with the Markdown in it, its attributes and styles', async () => {
    await render('<div id="box" style="color: red" class="wide">\n\n**Bold** text.\n\n</div>');
    expect(screen.getByText('Bold')).toBeVisible();
    const box = document.getElementById('box');
    expect(box).toHaveStyle({ color: 'rgb(255, 0, 0)' });
    expect(box).toHaveAttribute('class', 'wide');
    expect(box).toContainElement(screen.getByText('Bold'));
  });

  it('has headings, admonitions, tables and code like any other page', async () => {
    await render(
      '## Part {#own}\n\n:::tip[Title]\nSay <kbd>Esc</kbd>.\n:::\n\n| a | b |\n| - | - |\n| 1 | <br> |\n\n```ts title="a.ts"\nconst a = 1;\n```',
    );
    expect(screen.getByRole('heading', { name: /Part/ })).toHaveAttribute('id', 'own');
    expect(screen.getByRole('note', { name: 'Title' })).toHaveTextContent('Say Esc.');
    expect(screen.getByRole('table')).toBeVisible();
    expect(screen.getByRole('region', { name: 'a.ts' })).toHaveTextContent('const a = 1;');
  });

  it('has the anchors and the links of its HTML', async () => {
    const { inventory, links } = await compile('<a id="old"></a>\n\n<p><a href="types.md">Types</a></p>');
    expect(inventory.anchors).toContain('old');
    expect(links).toMatchObject([{ written: 'types.md', line: 3 }]);
  });

  it('is told about words in angle brackets that browsers would not show', async () => {
    const { inventory } = await compile('Text.\n\nA Promise<string> of x.');
    expect(inventory.unknownElements).toEqual([{ name: 'string', line: 3 }]);
  });

  it('may hold drawings, formulas and custom elements', async () => {
    const body =
      '<svg viewBox="0 0 1 1"><linearGradient/></svg>\n\n<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>\n\n<my-part></my-part>';
    expect(await compile(body)).toMatchObject({ inventory: { unknownElements: [] }, diagnostics: [] });
  });
});
