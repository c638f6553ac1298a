import { compile } from '@mdx-js/mdx';
import { remarkVariables } from './remark-variables';

const compileWith = (source: string, SITE_URL: string) =>
  compile(source, {
    remarkPlugins: [
      [remarkVariables, { variables: { SITE_URL: () => SITE_URL, EIDOS_VERSION: () => '1.2.3' } }],
    ],
  }).then(String);

test('a command names the site that shows it, below its base path, and the version that it serves', async () => {
  const source =
    '```sh\nnpm install %SITE_URL%/a-%EIDOS_VERSION%.tgz %SITE_URL%/b.tgz\n```\n\nOr `%SITE_URL%/c.tgz`.';
  const code = await compileWith(source, 'https://docs.example.org/preview');
  for (const name of ['a-1.2.3', 'b', 'c'])
    expect(code).toContain(`https://docs.example.org/preview/${name}.tgz`);
});

test('a link leads to the version that the site serves', async () => {
  const code = await compileWith(
    '[x](/a-%EIDOS_VERSION%.tgz) [y][z]\n\n[z]: /b-%EIDOS_VERSION%.tgz',
    'https://example.org',
  );
  expect(code).toContain('"/a-1.2.3.tgz"');
  expect(code).toContain('"/b-1.2.3.tgz"');
});

test('prose and unknown names are unchanged, and a URL may contain any character', async () => {
  const code = await compileWith('Write %SITE_URL% or `%SITE_URL%` or `%PATH%`.', 'https://example.org/$&');
  expect(code).toContain('Write %SITE_URL% or ');
  expect(code).toContain('https://example.org/$&');
  expect(code).toContain('%PATH%');
});
