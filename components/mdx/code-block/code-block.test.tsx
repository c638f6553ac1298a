import { screen, within } from '@testing-library/react';
import { compileFixture, renderFixture } from '../compile-fixture';

const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```'].join('\n');
const codeOf = (region: HTMLElement) => region.textContent;

const namesIn = (page: HTMLElement) =>
  within(page)
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label'));

describe('a fence', () => {
  it('is a region named by its title, which is also shown above it', async () => {
    await renderFixture(fence('tsx title="app.tsx"', 'const a = <b>1</b>;'));
    const region = screen.getByRole('region', { name: 'app.tsx' });
    expect(codeOf(region)).toBe('const a = <b>1</b>;');
    expect(screen.getByText('app.tsx')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy code to clipboard' })).toHaveAttribute('title', 'Copy');
  });

  it('gives every block of a page a different name', async () => {
    const block = fence('js title="a.js"', '1');
    const page = await renderFixture([block, block, fence('', 'x'), fence('', 'y')].join('\n\n'));
    expect(namesIn(page)).toEqual(['a.js', 'a.js 2', 'Code example', 'Code example 2']);
  });

  it('is named after the heading above it and its tab, as tables are', async () => {
    const tabs = '<Tabs>\n<TabItem label="npm">\n\n```sh\na\n```\n\n</TabItem>\n</Tabs>';
    const page = await renderFixture(
      ['## Use `it`', fence('', 'x'), '| a |\n|-|\n| 1 |', '### Install', tabs, fence('', 'y')].join('\n\n'),
    );
    expect(namesIn(page)).toEqual([
      'Code example: Use it',
      'Table: Use it',
      'Code example: Install: npm',
      'Code example: Install',
    ]);
  });

  it('marks the lines of a range and then keeps comments that would mark others', async () => {
    const { html } = await compileFixture(fence('js {2}', '// highlight-next-line', 'a()', 'b()'));
    expect(html).toContain('highlight-next-line');
    expect(html.match(/<span class=h>/g)).toHaveLength(1);
    expect(html).toMatch(/<span class=h><span class=f>a<\/span>/);
  });

  it.each([
    ['js', 'Show all 40 lines'],
    ['js {30}', undefined],
    ['js ins={30}', undefined],
  ])('folds long code, unless lines of it are marked: %s', async (info, button) => {
    await renderFixture(fence(info, ...Array.from({ length: 40 }, () => 'a()')));
    expect(screen.queryByRole('button', { name: /^Show all/ })?.textContent).toBe(button);
  });

  it('shows an unknown language as plain text, and recognizes one in capitals', async () => {
    const plain = await compileFixture(fence('zork', 'const <a>'));
    expect(plain.html).toContain('const &lt;a>');
    const js = await compileFixture(fence('JS', 'const a'));
    expect(js.html).toContain('<span class=k>const</span>');
  });

  it('has no inline style, so that the policy for styles can be strict', async () => {
    const { html } = await compileFixture(fence('tsx {1} showLineNumbers', 'const a = "1";', '// c'));
    expect(html).not.toContain('style=');
  });

  it('keeps the options of a command whole where its block wraps', async () => {
    const { html } = await compileFixture(fence('sh', 'npm a -- --dry-run http://a/bcdefghijklmnopqrst-u'));
    expect([...html.matchAll(/<span class=w>([^<]*)/g)].map(([, word]) => word)).toEqual(['--', '--dry-run']);
    const other = await compileFixture(fence('js', 'a --b'));
    expect(other.html).not.toContain('class=w');
  });

  it('keeps numbers out of the text, so that they are not copied', async () => {
    await renderFixture(fence('js showLineNumbers', 'a()', '', 'b()'));
    expect(codeOf(screen.getByRole('region'))).toBe('a()\n\nb()');
  });
});
