import { execFileSync } from 'node:child_process';

const page =
  '## Use it {#use}\n\n:::tip[Go]\n[there](/docs)\n:::\n\n| a |\n|:-:|\n| b |\n\n~~~js\nlet a\n~~~';

/** Compiles as Turbopack's loader does: plain Node, which knows neither TypeScript nor the site's aliases. */
const compileInNode = (source: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', script, source], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

const script = `
  const { compile } = await import('@mdx-js/mdx');
  const options = { siteTitle: 'Eidos', siteUrl: 'https://example.org/base', basePath: '/base' };
  const load = async (name) => [[(await import('./lib/mdx/next-mdx/' + name)).default, options]];
  console.log(String(await compile(process.argv[1], {
    remarkPlugins: await load('remark-site.mjs'), rehypePlugins: await load('rehype-site.mjs'),
  })));
`;

// Node and the plugins start from scratch, which is slow on a busy machine.
test('a page in app/ is compiled with the same plugins as the docs', () => {
  const code = compileInNode(page);
  expect(code).toContain('id: "use"');
  expect(code).toContain('type: "tip"');
  expect(code).toContain('href: "/base/docs"');
  expect(code).toContain('"aria-label": "Table: Use it"');
  expect(code).toContain('"data-align": "center"');
  expect(code).toContain('<span class=k>let</span> a');
}, 60_000);

test('a page in app/ may have a byte order mark and the line breaks of Windows', () => {
  const alert = `${page}\n\n> [!NOTE]\n> Words`;
  expect(compileInNode(`\uFEFF${alert.replaceAll('\n', '\r\n')}`)).toBe(compileInNode(alert));
}, 60_000);

test('a page in app/ stops at what the page policy blocks', () => {
  expect(() => compileInNode('Text.\n\n<object />')).toThrow(/<object>/);
}, 60_000);
