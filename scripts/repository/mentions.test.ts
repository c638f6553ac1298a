import { readFileSync } from 'node:fs';
import { missingMentions } from './missing-mentions';
import { readRepository } from './repository';

const repository = readRepository();
const missing = (markdown: string, file = 'README.md') => missingMentions(file, markdown, repository);

const pages = repository.files.filter((file) =>
  /^(?:[A-Z]+|docs\/.*|packages\/eidos\/[A-Z]+)\.md$/.test(file),
);

it.each(pages)('%s names only paths, commands and headings that exist', (file) => {
  expect(missing(readFileSync(file, 'utf8'), file)).toEqual([]);
});

it('the pages that are checked include those that a newcomer reads', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'packages/eidos/README.md']));
});

describe('a page of prose', () => {
  it.each([
    ['a file', '`lib/content/once-per.ts`'],
    ['a folder', '`lib/content/`'],
    ['a folder named relative to its own place', '`content/`'],
    ['a file named alone', '`navigation.ts`'],
    ['a file beside the page', '`src/index.ts`', 'packages/eidos/README.md'],
    ['a route with brackets', '`app/docs/[section]/[[...slug]]/page.tsx`'],
    ['a pattern', '`content/**/*.mdx` and `scripts/{build,start}.ts`'],
    ['an import of the toolkit', '`eidos/react` and `eidos/styles.css`'],
    ['a script of its package', '`npm run size`', 'packages/eidos/README.md'],
    ['a name to fill in', '`content/docs/<section>/<name>.mdx`'],
    ['what a build writes', '`out/`, `.cache/sites/` and `dist/index.js`'],
    [
      'an address, an option and a type',
      '`/docs/api`, `--check`, `string[]`, `.mdx`, `a/b`, `x/index.html` and `text/plain`',
    ],
    ['scripts', '`npm test`, `npm run dev`, `npm run size -w eidos` and `PORT=1 npm start`'],
    ['tools', '`npx prettier --write .`, `npx jest scripts/lock-file` and `npx jest <file>`'],
    ['links', '[a](CONTRIBUTING.md#habits) [b](#here) [c](https://example.org/no.md)\n\n## Here'],
    ['another language', '```ts\nimport "lib/none.ts";\n```'],
  ])('may name %s', (_, markdown, file = 'README.md') => {
    expect(missing(markdown, file)).toEqual([]);
  });

  it.each([
    ['a file', '`lib/none.ts`', 'README.md:1 there is no `lib/none.ts`'],
    ['a file of a folder that is gone', '\n`gone/none.ts`', 'README.md:2 there is no `gone/none.ts`'],
    ['a file named alone', '`none-at-all.ts`', 'README.md:1 there is no `none-at-all.ts`'],
    ['a folder', '`gone/`', 'README.md:1 there is no `gone/`'],
    ['a pattern', '`lib/**/*.none`', 'README.md:1 there is no `lib/**/*.none`'],
    ['a file in a drawing', '```\na ──► lib/none.ts\n```', 'README.md:2 there is no `lib/none.ts`'],
    ['a script', '`npm run none`', 'README.md:1 package.json has no script `none`'],
    [
      'a script in a block',
      '```sh\nnpm run none # why\n```',
      'README.md:2 package.json has no script `none`',
    ],
    ['a script of the toolkit', '`npm run dev -w eidos`', 'README.md:1 package.json has no script `dev`'],
    ['a tool', '`npx none`', 'README.md:1 no dependency brings the command `none`'],
    ['a test', '`npx jest lib/none`', 'README.md:1 no test file matches `lib/none`'],
    ['a page', '[a](none.md)', 'README.md:1 there is no file `none.md`'],
    ['a heading', '[a](CONTRIBUTING.md#none)', 'README.md:1 `CONTRIBUTING.md` has no heading `#none`'],
    ['a heading of its own', '[a](#none)', 'README.md:1 `README.md` has no heading `#none`'],
  ])('fails with %s that does not exist', (_, markdown, diagnostic) => {
    expect(missing(markdown)).toEqual([diagnostic]);
  });
});
