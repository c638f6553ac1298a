import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { useEnvironment, useFolder } from '../../fixtures/use-environment';
import { pageText, writeContent } from '../../fixtures/write-content';
import { checkHere } from './fixtures/check-change';
import { endPageProcesses } from './check-pages';
import { KnownPages } from './known-pages';
import { PageProcess } from './page-process';
import { compilePage } from '../../mdx/compile-page';

jest.setTimeout(120_000);

const configText = `export default ${JSON.stringify({
  title: 'Eidos',
  url: 'https://example.org',
  organizationName: 'Eidos',
  docs: { mainDoc: 'tutorial/philosophy' },
})};\n`;

const types = (body: string) => pageText('Types', '', body);

const content = {
  'site.config.ts': configText,
  'app/about/page.mdx': 'About [types](/docs/tutorial/typs).\n',
  'public/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'docs/tutorial/types.mdx': types(`See [page](./philosophy.mdx#nothing). ![Dot](/picture.svg)`),
};

const compiledFolder = '.cache/mdx/production';

const start = jest.spyOn(PageProcess, 'start');

/** Checks the content in the working directory, and counts the processes that this takes. */
async function check() {
  await endPageProcesses();
  start.mockClear();
  const { diagnostics, warnings } = await checkHere();
  return { found: [...diagnostics, warnings].join('\n'), processes: start.mock.calls.length };
}

/** Sets up content that is checked. */
async function setUp(change: Readonly<Record<string, string>> = {}) {
  useFolder(writeContent({ ...content, ...change }));
  useEnvironment({ CONTENT_DIR: '.' });
  return check();
}

/** Writes a file as an editor does, some time after it was read. */
function edit(file: string, text: string): void {
  writeFileSync(file, text);
  utimesSync(file, 1, 1);
}

afterAll(endPageProcesses);

it('starts no process for pages that are as they were, and warns of the same', async () => {
  const first = await setUp();
  expect(first.processes).toBe(1);
  expect(first.found).toContain('#nothing');
  expect(first.found).toContain('/docs/tutorial/typs');
  expect(await check()).toEqual({ found: first.found, processes: 0 });
});

it.each<[string, () => void, string]>([
  ['its text', () => edit('docs/tutorial/types.mdx', types('Text {missing}.')), '{missing}'],
  ['a picture that it shows', () => rmSync('public/picture.svg'), 'The image "/picture.svg" cannot be read'],
  ['a page in app/', () => edit('app/about/page.mdx', '<Unknown />\n'), 'There is no component <Unknown>'],
  [
    'the address of a page that it links to',
    () => edit('docs/tutorial/philosophy.mdx', pageText('Philosophy', 'slug: /moved')),
    '(resolved as: /docs/moved#nothing)',
  ],
])('checks a page again when this has changed: %s', async (_, change, message) => {
  await setUp();
  change();
  const { found, processes } = await check();
  expect(found).toContain(message);
  expect(processes).toBe(1);
});

it.each([
  ['is gone', rmSync],
  ['is that of other code', (file: string) => edit(file, '{}')],
])('compiles a page again whose compiled text %s', async (_, change) => {
  const { found } = await setUp();
  const compiled = readdirSync(compiledFolder).map((name) => path.join(compiledFolder, name));
  for (const file of compiled) change(file);
  expect(await check()).toEqual({ found, processes: 1 });
  for (const file of compiled) expect(readFileSync(file, 'utf8')).toContain('compiledSource');
});

it('checks a page with a fault each time', async () => {
  const faulty = { 'docs/tutorial/types.mdx': types('<Unknown />') };
  const { found } = await setUp(faulty);
  expect(found).toContain('There is no component <Unknown>');
  expect(await check()).toEqual({ found, processes: 1 });
});

it('knows a page only as the same code has drawn it', async () => {
  useFolder(writeContent());
  const options = { siteTitle: '', siteUrl: '', basePath: '', embeds: { frames: [], media: [] } };
  const request = { sourceFile: '/types.mdx', body: 'Text.', resolve: () => undefined, options };
  const checked = { diagnostics: [] };
  await compilePage(request);
  const known = new KnownPages('code');
  await known.add({ request }, known.keyOf({ request }), checked);
  expect(known.find({ request })).toEqual(checked);
  expect(new KnownPages('other code').find({ request })).toBeUndefined();
});
