import path from 'node:path';
import { screen } from '@testing-library/react';
import { compileMdx } from '@/lib/mdx/compile-mdx';
import { writeFiles } from '@/lib/fixtures/write-content';
import { renderFixture } from '../compile-fixture';

const options = {
  siteTitle: 'Eidos',
  siteUrl: 'https://example.org',
  basePath: '/x',
  embeds: { frames: [], media: [] },
};
const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"/>`;
const folder = writeFiles({
  'a/small.svg': svg(100),
  'a/Über large.svg': svg(900),
  'film.mp4': 'film',
  'a/data.json': '{}',
});
const sourceFile = path.join(folder, 'a/page.mdx');
const compile = (body: string) => compileMdx(body, options, { sourceFile });

describe('a file beside a page', () => {
  it.each([
    ['in Markdown', '![A drawing](./small.svg)'],
    ['in JSX', '<img alt="A drawing" src="small.svg" />'],
  ])('%s is shown with its size, under a name that changes with its content', async (_, source) => {
    await renderFixture(source, { sourceFile, basePath: '/x' });
    const image = screen.getByRole('img', { name: 'A drawing' });
    expect(image.getAttribute('src')).toMatch(/^\/x\/files\/small-[\da-f]{8}\.svg$/);
    expect(image).toHaveAttribute('width', '100');
  });

  it('is published, be it a picture, a film or a document', async () => {
    const body =
      '![a](<./Über large.svg>)\n\n<video src="../film.mp4" poster="small.svg" />\n\n[Data](./data.json)';
    const { published, diagnostics, links } = await compile(body);
    expect(diagnostics).toEqual([]);
    expect(published.map(({ source }) => path.relative(folder, source)).sort()).toEqual([
      'a/data.json',
      'a/small.svg',
      'a/Über large.svg',
      'film.mp4',
    ]);
    for (const { address } of published) expect(address).toMatch(/^\/files\/[\w.-]+$/);
    expect(links.map(({ destination }) => destination)).toEqual([
      expect.stringMatching(/^pathname:\/\/\/files\/data-/),
    ]);
  });

  it.each([
    ['![a](none.png)', '<img src> is "none.png", and there is no such file beside the page.'],
    ['<video src="none.mp4" />', '<video src> is "none.mp4", and there is no such file beside the page.'],
  ])('that is missing is reported once, with its line: %s', async (source, message) => {
    const { diagnostics } = await compile(`Text.\n\n${source}`);
    expect(diagnostics).toMatchObject([{ line: 3, message }]);
  });
});

describe('a large picture', () => {
  it('in a paragraph of its own is a link to itself', async () => {
    await renderFixture('![A drawing](<./Über large.svg>)', { sourceFile });
    const link = screen.getByRole('link', { name: 'A drawing' });
    expect(link.getAttribute('href')).toMatch(/^\/files\/U-ber-large-[\da-f]{8}\.svg$/);
    expect(link).toHaveAttribute('title', 'Enlarge the picture');
    expect(link).toHaveAttribute('data-full-load');
  });

  it.each(['Text ![A](<./Über large.svg>)', '[![A](<./Über large.svg>)](/x)', '![A](small.svg)'])(
    'is not made of %s',
    async (source) => {
      await renderFixture(source, { sourceFile });
      expect(screen.queryByTitle('Enlarge the picture')).not.toBeInTheDocument();
    },
  );
});
