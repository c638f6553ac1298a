import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { useEnvironment, useFolder } from '../../config/fixtures/use-environment';
import { writeContent, writeFiles } from '../../config/fixtures/write-content';
import { fixtureSite } from '../../config/fixtures/site';
import { readCachedIndex } from './cached-index';

const page = (title: string) => `---\ntitle: ${title}\ndescription: About it.\n---\n\nText.\n`;
let content: string;

beforeEach(() => {
  content = writeContent();
  useFolder(writeFiles({ 'site.config.ts': 'export default {};' }));
  useEnvironment({ CONTENT_DIR: content });
});

const site = fixtureSite();
const read = () => readCachedIndex(site);
const titles = async () => (await read()).pages.map(({ title }) => title);

it('reads the content once as long as no file changes', async () => {
  expect(await read()).toBe(await read());
});

it('notices a page that is new, edited, renamed over another one, and removed', async () => {
  const file = `${content}/docs/tutorial/noticed.mdx`;
  expect(await titles()).not.toContain('First');
  writeFileSync(file, page('First'));
  expect(await titles()).toContain('First');
  writeFileSync(file, page('Second one'));
  expect(await titles()).toContain('Second one');
  writeFileSync(`${file}~`, page('Third one'));
  renameSync(`${file}~`, file);
  expect(await titles()).toContain('Third one');
  rmSync(file);
  expect(await titles()).not.toContain('Third one');
});

it('reads what is missing as often as it is asked', async () => {
  useEnvironment({ CONTENT_DIR: `${content}/none` });
  await expect(read()).rejects.toThrow('The content folder does not exist.');
  useEnvironment({ CONTENT_DIR: content });
  expect(await titles()).not.toEqual([]);
});
