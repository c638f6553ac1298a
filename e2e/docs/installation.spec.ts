import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { replayedPages } from '../../lib/checks/samples/replayed-pages';
import { toolkitVersion } from '../../lib/toolkit/toolkit-version';
import { expect, test } from '../test';
import { createReader, type Reader } from './replay';

test.describe.configure({ timeout: 240_000 });

let readers: Reader[] = [];
test.afterEach(() => {
  readers.forEach((reader) => reader.leave());
  readers = [];
});

const read = (page: string, baseURL = '') => {
  const reader = createReader(page, baseURL.replace(/\/$/, ''));
  readers.push(reader);
  return reader;
};

test('the command of the installation page installs what its check needs', ({ baseURL }) => {
  const reader = read(replayedPages.installation, baseURL);
  reader.runCommands();
  for (const name of ['eidos', 'react', 'react-dom'])
    expect(existsSync(path.join(reader.folder(), 'node_modules', name, 'package.json'))).toBe(true);
  reader.put('check.mjs', reader.next(({ flags }) => flags.has('run')).code);
  const printed = execFileSync('node', ['check.mjs'], { cwd: reader.folder(), encoding: 'utf8' });
  expect(printed.trim()).toBe(reader.next(({ flags }) => flags.has('output')).code);

  const releases = read(replayedPages.releases, baseURL);
  expect(releases.runCommands(reader.folder())).toContain(`eidos@${toolkitVersion()}`);
});

test('the command that a page shows names the address of the site, and a file that it serves', async ({
  page,
  request,
}) => {
  await page.goto('docs/tutorial/installation');
  const command = page.getByText(/npm install react/).first();
  const address = /https:\S+tgz/.exec((await command.textContent()) ?? '')?.[0] ?? '';
  const { pathname } = new URL(address);
  expect((await request.get(`.${pathname}`)).status()).toBe(200);
});
