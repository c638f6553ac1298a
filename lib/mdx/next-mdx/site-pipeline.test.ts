import { execFileSync } from 'node:child_process';
import { compile, type CompileOptions, createProcessor } from '@mdx-js/mdx';
import { rehypeSite, remarkSite } from './site-pipeline';

const page =
  '## Use it {#use}\n\n:::tip[Go]\n[there](/docs)\n:::\n\n| a |\n|:-:|\n| b |\n\n~~~js\nlet a\n~~~';

const options = { siteTitle: 'Eidos', siteUrl: 'https://example.org/base', basePath: '/base' };

const plugins = {
  remarkPlugins: [[remarkSite, options]],
  rehypePlugins: [[rehypeSite, options]],
} satisfies CompileOptions;

const compilePage = async (source: string) => String(await compile(source, plugins));

const script = `
  const { compile } = await import('@mdx-js/mdx');
  const load = async (name) => [[(await import('./lib/mdx/next-mdx/' + name)).default, ${JSON.stringify(options)}]];
  console.log(String(await compile(process.argv[1], {
    remarkPlugins: await load('remark-site.mjs'), rehypePlugins: await load('rehype-site.mjs'),
  })));
`;

test('Turbopack’s loader, which knows neither TypeScript nor aliases, compiles a page in app/ with the plugins of the docs', () => {
  const code = execFileSync(process.execPath, ['--input-type=module', '--eval', script, page], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(code).toContain('id: "use"');
  expect(code).toContain('type: "tip"');
  expect(code).toContain('href: "/base/docs"');
  expect(code).toContain('"aria-label": "Table: Use it"');
  expect(code).toContain('"data-align": "center"');
  expect(code).toContain('<span class=k>let</span> a');
});

test('a page in app/ may have a byte order mark and the line breaks of Windows', async () => {
  const alert = `${page}\n\n> [!NOTE]\n> Words`;
  expect(await compilePage(`\uFEFF${alert.replaceAll('\n', '\r\n')}`)).toBe(await compilePage(alert));
});

test('a page in app/ stops at what the page policy blocks', async () => {
  await expect(compilePage('Text.\n\n<object />')).rejects.toThrow(/<object>/);
});

test('a page in app/ that is compiled twice has the same headings and ids', async () => {
  const processor = createProcessor(plugins);
  const source = `<TOCInline />\n\n${page}\n\n<b id="own">Words</b>`;
  expect(String(await processor.process(source))).toBe(String(await processor.process(source)));
});
