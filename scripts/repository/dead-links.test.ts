import { readFileSync } from 'node:fs';
import { findDeadLinks } from './dead-links';
import { listFiles } from './list-files';

const pages = listFiles().filter((file) =>
  /^(?:[A-Z]+|(?:docs|deploy)\/.*|packages\/eidos\/[A-Z]+)\.md$/.test(file),
);

it.each(pages)('every link of %s leads to a file and a heading that exist', (file) => {
  expect(findDeadLinks(file, readFileSync(file, 'utf8'))).toEqual([]);
});

it('the pages that are checked include those that a newcomer reads', () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      'README.md',
      'CONTRIBUTING.md',
      'docs/architecture.md',
      'packages/eidos/README.md',
    ]),
  );
});

it.each([
  ['a file', '[a](CONTRIBUTING.md)'],
  ['a heading of another file', '[a](CONTRIBUTING.md#habits)'],
  ['a heading of its own', '[a](#here)\n\n## Here'],
  ['a folder', '[a](docs/)'],
  ['another site', '[a](https://example.org/no.md)'],
])('a link may lead to %s', (_, markdown) => {
  expect(findDeadLinks('README.md', markdown)).toEqual([]);
});

it.each([
  ['a file', '\n[a](none.md)', 'README.md:2 there is no file `none.md`'],
  ['a picture', '![a](public/none.png)', 'README.md:1 there is no file `public/none.png`'],
  ['a heading', '[a](CONTRIBUTING.md#none)', 'README.md:1 `CONTRIBUTING.md` has no heading `#none`'],
  ['a heading of its own', '[a][b]\n\n[b]: #none', 'README.md:3 `README.md` has no heading `#none`'],
])('a link to %s that does not exist is reported', (_, markdown, fault) => {
  expect(findDeadLinks('README.md', markdown)).toEqual([fault]);
});
