import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { replayedPages } from '../../lib/checks/samples/how-checked';
import { toolkitVersion } from '../../lib/config/toolkit';
import { openPage } from '../open-page';
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

for (const path of ['docs/tutorial/installation', ''])
  test(`“/${path}” names a package of the site, copied too`, async ({
    page,
    clipboard,
    request,
    baseURL,
  }) => {
    await openPage(page, path);
    const code = page.getByRole('region', { name: path ? /^Code example/ : 'Install the package' }).first();
    const url = /http\S+tgz/.exec(await code.innerText())?.[0] ?? '';
    expect(url.startsWith(`${baseURL}packages/`)).toBe(true);
    expect((await request.get(url)).status()).toBe(200);
    await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard.read()).toContain(url);
  });
