import { compile } from '@mdx-js/mdx';
import type { TextDiagnostic } from '../../config/diagnostics/diagnostic';
import { useFiles } from '../../config/fixtures/use-environment';
import { rehypeImages } from './rehype-images';

beforeEach(() => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';
  useFiles({ 'public/a b.svg': svg, 'public/text.png': 'Text.' });
});

const compileImage = async (source: string, diagnostics: TextDiagnostic[] = []) =>
  String(await compile(source, { rehypePlugins: [[rehypeImages, { diagnostics, images: [] }]] }));

it('has its intrinsic size and loads when it comes near, from elsewhere too', async () => {
  const code = await compileImage('![A drawing](</a b.svg>)');
  expect(code).toContain('width: "40"');
  expect(code).toContain('height: "20"');
  expect(code).toContain('loading: "lazy"');
  expect(code).toContain('decoding: "async"');
  expect(await compileImage('![a](https://example.org/a.png)')).toContain('loading: "lazy"');
});

it('without a size of its own is as large as its drawing', async () => {
  useFiles({ 'public/drawing.svg': '<svg viewBox="0 0 30 10"/>' });
  expect(await compileImage('![a](/drawing.svg)')).toMatch(/width: "30",[^]*height: "10"/);
});

it.each([
  ['![a](/n%C3%B6.png)', 'Put the file at public/nö.png or correct the path.'],
  ['![a](/text.png)', 'Save it as a picture with a width and a height.'],
  ['![a](/public/a.png)', 'Write /a.png, as paths begin within public/.'],
  ['![a](./a.png)', 'Put it below public/ and write its path there, e.g. /img/a.png.'],
  ['<Card picture={{ dark: "/none.png" }} />', 'Put the file at public/none.png or correct the path.'],
  ['<img alt="a" src="/none.png" />', 'Put the file at public/none.png or correct the path.'],
])('that is not there is reported with its line: %s', async (source, fix) => {
  const diagnostics: TextDiagnostic[] = [];
  await compileImage(`Text.\n\n${source}`, diagnostics);
  expect(diagnostics).toMatchObject([{ line: 3, fix }]);
});

it('in JSX has its size too, except where the writer gives one', async () => {
  expect(await compileImage('<img alt="a" src="/a b.svg" />')).toContain('width: "40"');
  const sized = await compileImage('<img alt="a" src="/a b.svg" width="10" />');
  expect(sized).toContain('width: "10"');
  expect(sized).not.toContain('height');
});
