import { compile } from '@mdx-js/mdx';
import { remarkSiteUrl } from './remark-site-url';

const compileWith = (source: string, siteUrl: string) =>
  compile(source, { remarkPlugins: [[remarkSiteUrl, { siteUrl }]] }).then(String);

test('a command names the site that shows it, below its base path', async () => {
  const source = '```sh\nnpm install %SITE_URL%/a.tgz %SITE_URL%/b.tgz\n```\n\nOr `%SITE_URL%/c.tgz`.';
  const code = await compileWith(source, 'https://docs.example.org/preview');
  for (const name of ['a', 'b', 'c']) expect(code).toContain(`https://docs.example.org/preview/${name}.tgz`);
});

test('prose keeps what it says, and an address may hold any sign', async () => {
  const code = await compileWith('Write %SITE_URL% or `%SITE_URL%`.', 'https://example.org/$&');
  expect(code).toContain('Write %SITE_URL% or ');
  expect(code).toContain('https://example.org/$&');
});
