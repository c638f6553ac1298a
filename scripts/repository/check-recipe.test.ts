import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from './copy-repository';
import { followRecipe, readRecipe } from './recipe';

const copy = path.resolve('.cache/recipes/check');

function runCheck() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'test', 'pictures'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('“Add a check” leads to a check that `npm test` runs by name, and that can fail', () => {
  copyRepository(copy);
  for (const folder of ['node_modules', 'packages/react-18/node_modules'])
    symlinkSync(path.resolve(folder), path.join(copy, folder));
  followRecipe(readRecipe(readFileSync('CONTRIBUTING.md', 'utf8'), 'Add a check'), copy);
  expect(runCheck()).toMatchObject({
    status: 0,
    output: expect.stringContaining('checks: 1 passed, 0 failed'),
  });
  cpSync('package-lock.json', path.join(copy, 'public/img/heavy.png'));
  expect(runCheck()).toMatchObject({
    status: 1,
    output: expect.stringMatching(/public\/img\/heavy\.png has more than 200 KiB[^]*Failed: pictures/),
  });
}, 60_000);
