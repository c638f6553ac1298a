import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../lib/config/fixtures/write-content';

const runner = path.resolve('scripts/run.mjs');
let project: string;

const inProject = (...names: string[]) => path.join(project, ...names);

function write(name: string, text: string) {
  mkdirSync(path.dirname(inProject(name)), { recursive: true });
  writeFileSync(inProject(name), text);
}

const one = { 'node_modules/a': { version: '1.0.0' } };
const oneForChecks = { ...one, 'node_modules/b': { version: '1.0.0', dev: true } };

const lock = (packages: object) =>
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
const recordInstalled = (packages: object) =>
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));

/** A project of one installed package and the given script, with an `npm` that only notes its arguments. */
function createProject(script: string) {
  project = writeFiles({
    'package.json': '{ "type": "module" }',
    'node_modules/a/package.json': '{}',
    'scripts/task.ts': script,
    'bin/npm': '#!/bin/sh\necho "$@" > installed',
  });
  lock(one);
  recordInstalled(one);
  chmodSync(inProject('bin/npm'), 0o755);
}

function runTask(command = 'task', ...nodeOptions: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeOptions, runner, command], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${inProject('bin')}:${process.env.PATH}` },
  });
  return { status, stdout, stderr };
}

const readInstalled = () => readFileSync(inProject('installed'), 'utf8').trim();

it('runs without an install when everything is there', () => {
  createProject('console.log("done")');
  expect(runTask()).toMatchObject({ status: 0, stdout: 'done\n' });
  expect(readInstalled).toThrow('ENOENT');
});

it.each([
  ['nothing is installed', () => rmSync(inProject('node_modules'), { recursive: true })],
  ['a package is gone from node_modules', () => rmSync(inProject('node_modules/a'), { recursive: true })],
  ['another version is installed', () => recordInstalled({ 'node_modules/a': { version: '0.9.0' } })],
])('installs exactly what is locked when %s', (_, damage) => {
  createProject('');
  damage();
  expect(runTask().status).toBe(0);
  expect(readInstalled()).toBe('ci --include=dev --no-audit --no-fund');
});

it.each(['build', 'start'])('installs what a build needs and no more for %s', (name) => {
  createProject('');
  write(`scripts/${name}.ts`, '');
  lock(oneForChecks);
  expect(runTask(name).status).toBe(0);
  expect(readInstalled).toThrow('ENOENT');
  rmSync(inProject('node_modules'), { recursive: true });
  expect(runTask(name).status).toBe(0);
  expect(readInstalled()).toBe('ci --omit=dev --no-audit --no-fund');
});

it('leaves what the checks need installed when a build installs something', () => {
  createProject('');
  write('scripts/build.ts', '');
  write('node_modules/b/package.json', '{}');
  recordInstalled({ ...oneForChecks, 'node_modules/a': { version: '0.9.0' } });
  expect(runTask('build').status).toBe(0);
  expect(readInstalled()).toBe('ci --include=dev --no-audit --no-fund');
});

it('fails with the exit code of a failed install', () => {
  createProject('');
  rmSync(inProject('node_modules'), { recursive: true });
  write('bin/npm', '#!/bin/sh\nexit 3');
  expect(runTask()).toMatchObject({ status: 3, stderr: expect.stringContaining('`npm ci` failed') });
});

it('refuses a Node that is too old before it reads anything else', () => {
  createProject('');
  write(
    'old-node.cjs',
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });",
  );
  const { status, stderr } = runTask('build', '--require', inProject('old-node.cjs'));
  expect(status).toBe(1);
  expect(stderr).toBe(
    'Node 18.20.4 is too old: this project needs Node 20.19 or newer. Install it (`nvm install 20`) and run the command again.\n',
  );
});

it('names the line of the source of a bug', () => {
  createProject("const word: string = 'lost';\nthrow new TypeError(word);");
  const stderr = expect.stringContaining(`${inProject('scripts/task.ts')}:2:`) as string;
  expect(runTask()).toMatchObject({ status: 1, stderr });
});
