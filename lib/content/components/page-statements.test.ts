import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { writeFiles } from '../../fixtures/write-content';
import { compileMdx } from '../../mdx/compile-mdx';
import type { CompileRequest } from '../../mdx/compile-page';
import { mdxComponents } from '../../../mdx-components';
import { checkInventory } from '../check-inventory';
import { drawText, findDrawingDiagnostics } from '../draw-article';
import { checkPageModules } from './page-modules';

jest.setTimeout(60_000);

const options = {
  siteTitle: 'x',
  siteUrl: 'https://example.org',
  basePath: '',
  embeds: { frames: [], media: [] },
};
const drawing = { components: mdxComponents, render: renderToStaticMarkup };

const folder = writeFiles({
  'navigation.ts': '',
  'components.tsx': [
    "import { z } from 'zod';",
    'const Hint = ({ children }) => <aside>{children}</aside>;',
    "export default { Hint: { component: Hint, props: z.object({ tone: z.enum(['calm']) }) } };",
  ].join('\n'),
  'docs/_chart.tsx': [
    "import { unit } from './_unit';",
    'export default function Chart({ rows }: { readonly rows: readonly number[] }) {',
    '  return <ul>{rows.map((row) => <li key={row}>{row + unit}</li>)}</ul>;',
    '}',
    'export const Dot = () => <i>dot</i>;',
  ].join('\n'),
  'docs/_unit.ts': "export const unit = ' kg';",
  'docs/_old.jsx': 'export const Old = () => <em>old</em>;',
  'docs/_names.json': '{ "first": "Ada" }',
  'docs/_broken.tsx': 'export const Chart = () => <b>;\n',
  'docs/_part.mdx':
    "import { Dot } from './_chart';\n\nexport const word = 'part';\n\n<Dot /> of a {word}.\n",
});
const sourceFile = path.join(folder, 'docs/page.mdx');

const request = (body: string): CompileRequest => ({
  sourceFile,
  body,
  resolve: (written) => written,
  options,
});

async function draw(body: string): Promise<string> {
  const { compiledSource, inventory } = await compileMdx(body, options, { sourceFile });
  return drawText(request(body), { compiledSource, modules: inventory.modules }, drawing);
}

async function faults(body: string): Promise<string[]> {
  const { inventory } = await compileMdx(body, options, { sourceFile });
  const found = [
    ...checkInventory('page.mdx', inventory),
    ...(await checkPageModules('page.mdx', inventory.modules)),
  ];
  return found.map(({ line, message }) => `${line}: ${message}`);
}

it('components and values of files beside the page are known to its elements and expressions', async () => {
  const body = [
    "import Chart, { Dot as Point } from './_chart';",
    "import * as all from './_chart.tsx';",
    "import names from './_names.json';",
    "import { Old } from './_old';",
    '',
    'A <Chart rows={[1, 2]} /><Point /><all.Dot /><Old />{names.first}',
  ].join('\n');
  expect(await faults(body)).toEqual([]);
  expect(await draw(body)).toContain(
    '<ul><li>1 kg</li><li>2 kg</li></ul><i>dot</i><i>dot</i><em>old</em>Ada',
  );
});

it('what a page exports is known to it, and can show components of the site and of the content', async () => {
  const body = [
    'export const version = [1, 2];',
    '',
    'export function twice(n) {',
    '  return n * 2;',
    '}',
    '',
    'export const Swatch = ({ color, children }) => (',
    '  <Hint tone="calm"><Badge>{color}</Badge>{children}</Hint>',
    ');',
    '',
    'Version {version.join(".")} {twice(4)} <Swatch color="red">**bold**</Swatch>',
  ].join('\n');
  expect((await faults(body)).filter((fault) => !fault.includes('<Hint>'))).toEqual([]);
  expect(await draw(body)).toMatch(/1\.2 8 <aside><span[^>]*>red<\/span><strong>bold<\/strong><\/aside>/);
});

it('the statements of a partial count from its folder, and once for a page that shows it twice', async () => {
  const body = "import Part from './_part.mdx';\n\n<Part />\n\n<Part />";
  expect(await faults(body)).toEqual([]);
  expect((await draw(body)).match(/<i>dot<\/i> of a part\./g)).toHaveLength(2);
});

it('a page is compiled again when a file changes that an imported one imports', async () => {
  const compiled = () =>
    compileMdx("import Chart from './_chart';\n\n<Chart rows={[1]} />", options, { sourceFile });
  const before = await compiled();
  expect(before.inventory.files.map((file) => path.basename(file))).toEqual(['_chart.tsx', '_unit.ts']);
  writeFileSync(path.join(folder, 'docs/_unit.ts'), "export const unit = ' g';");
  expect((await compiled()).compiledSource).not.toBe(before.compiledSource);
  expect(await draw("import Chart from './_chart';\n\n<Chart rows={[1]} />")).toContain('1 g');
});

it.each([
  ["import { Dit } from './_chart';", [/^1: .*_chart\.tsx has no export "Dit"\.$/]],
  ["import None from './_none';", ['1: There is no file ./_none to import.']],
  ["import './_part.css';", ['1: There is no file ./_part.css to import.']],
  ["import Chart from './_broken';", [/^1: It is not valid TypeScript: /]],
  ["import React from 'react';", ['1: A page imports files beside it, and "react" is not one.']],
  ["export * from './_chart';", ["1: A page cannot hold this statement: export * from './_chart';"]],
  ['export const home = process.env.HOME;', ['1: A statement names "process", which no page knows.']],
  ['export const Tabs = () => null;', ['1: <Tabs> is a component of the site.']],
  ['export const a = 1;\nexport const b = () => <Unknown />;', ['2: There is no component <Unknown>.']],
])('a fault names its line: %s', async (body, expected) => {
  const found = await faults(`${body}\n\nText.`);
  expect(found).toEqual(
    expected.map((each) => (each instanceof RegExp ? (expect.stringMatching(each) as unknown) : each)),
  );
});

it('what fails when it is drawn names its line: attributes, components of the page, expressions', async () => {
  const body = [
    "import Chart from './_chart';",
    '',
    'export const Broken = ({ a }) => <b>{a.b.c}</b>;',
    '',
    '<Chart />',
    '',
    '<Broken />',
    '',
    '<Hint tone="wild">Text.</Hint>',
    '',
    'Text {null.x}.',
  ].join('\n');
  const found = await findDrawingDiagnostics(request(body), drawing);
  expect(found.map(({ line, message, fix }) => `${line}: ${message} ${fix}`)).toEqual([
    expect.stringMatching(/^5: <Chart> cannot be drawn: /),
    expect.stringMatching(/^7: <Broken> cannot be drawn: /),
    expect.stringMatching(/^9: <Hint> has wrong attributes \(tone: .*calm.*\)\. Correct "tone";/),
    expect.stringMatching(/^11: An expression in braces fails: /),
  ]);
});
