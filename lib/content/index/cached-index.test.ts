import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { useEnvironment, useFiles } from '../../config/fixtures/use-environment';
import { pageText, writeContent } from '../../config/fixtures/write-content';
import { fixtureSite } from '../../config/fixtures/site';
import { readCachedIndex } from './cached-index';

let content: string;

beforeEach(() => {
  content = writeContent();
  useFiles({ 'site.config.ts': 'export default {};' });
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
  writeFileSync(file, pageText('First'));
  expect(await titles()).toContain('First');
  writeFileSync(file, pageText('Second one'));
  expect(await titles()).toContain('Second one');
  writeFileSync(`${file}~`, pageText('Third one'));
  renameSync(`${file}~`, file);
  expect(await titles()).toContain('Third one');
  rmSync(file);
  expect(await titles()).not.toContain('Third one');
});

it('reads what is missing as often as it is asked', async () => {
  useEnvironment({ CONTENT_DIR: `${content}/none` });
  await expect(read()).rejects.toThrow(
    /none\/docs\n {2}The content folder does not exist\.\n {2}→ Create it, point CONTENT_DIR to/,
  );
  useEnvironment({ CONTENT_DIR: 'site.config.ts' });
  await expect(read()).rejects.toThrow('The content folder does not exist.');
  useEnvironment({ CONTENT_DIR: content });
  expect(await titles()).not.toEqual([]);
});
