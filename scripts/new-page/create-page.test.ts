import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkHere } from '../../lib/checks/content/fixtures/check-change';
import { checkDescriptions, checkOpening } from '../../lib/checks/prose/check-markup';
import { readProsePage } from '../../lib/checks/prose/prose-page';
import { getSite } from '../../lib/config/site';
import { useEnvironment, useFolder } from '../../lib/config/fixtures/use-environment';
import { writeContent } from '../../lib/config/fixtures/write-content';
import { urlOfPage, createPage } from './create-page';

jest.setTimeout(120_000);

const config = {
  title: 'Eidos',
  url: 'https://example.org',
  organizationName: 'Eidos',
  docs: { mainDoc: 'tutorial/philosophy' },
};

function content(): string {
  const folder = writeContent({ 'site.config.ts': `export default ${JSON.stringify(config)};` });
  useFolder(folder);
  useEnvironment({ CONTENT_DIR: '.' });
  return path.join(folder, 'docs');
}

it.each(['tutorial/number_formats', 'tutorial/plain.mdx', 'tutorial/new folder/first'])(
  '%s passes the checks as it is',
  async (name) => {
    const file = createPage(content(), name);
    expect(await checkHere()).toEqual({ diagnostics: [], warnings: '' });
    const page = readProsePage('page.mdx', readFileSync(file, 'utf8'));
    expect([...checkDescriptions([page]), ...checkOpening(page)]).toEqual([]);
  },
);

it('has a title of its name, or the one that is given', () => {
  const docs = content();
  expect(readFileSync(createPage(docs, 'tutorial/number_formats'), 'utf8')).toContain(
    'title: "Number formats"',
  );
  expect(readFileSync(createPage(docs, 'tutorial/b', 'Say: "x"'), 'utf8')).toContain('title: "Say: \\"x\\""');
});

it('an empty title is refused before anything is written', () => {
  const docs = content();
  expect(() => createPage(docs, 'tutorial/b', ' ')).toThrow(/^The title is empty\./);
  expect(existsSync(path.join(docs, 'tutorial/b.mdx'))).toBe(false);
});

it.each([
  ['tutorial/types', /^docs\/tutorial\/types\.mdx is there already\. Choose another name\.$/],
  ['tutorial/types.mdx', /types\.mdx is there already/],
  ['tutorial/plain.md', /^A page cannot be called "tutorial\/plain\.md"/],
  ['guides/first', /^There is no folder "guides"\. Write one of these before its name: api, /],
  ['first', /^A page needs a folder\. Write one of these/],
  ['tutorial/Types', /types\.mdx is there already/],
  ['tutorial/_types', /what begins with an underscore, as "_types" does, is not read/],
  ['tutorial/../x', /^A page cannot be called "tutorial\/\.\.\/x": "\.\." names a folder/],
])('%s is refused with what to write instead', (name, message) => {
  expect(() => createPage(content(), name)).toThrow(message);
});

it.each([
  ['tutorial/number formats', '/docs/tutorial/number%20formats'],
  ['tutorial/index', '/docs/tutorial/'],
  ['tutorial/plain.mdx', '/docs/tutorial/plain'],
])('%s is at %s', async (name, url) => {
  const folder = writeContent({ 'site.config.ts': `export default ${JSON.stringify(config)};` });
  useFolder(folder);
  useEnvironment({ CONTENT_DIR: '.' });
  const file = createPage(path.join(folder, 'docs'), name);
  expect(await urlOfPage(file, folder, await getSite())).toBe(url);
});
