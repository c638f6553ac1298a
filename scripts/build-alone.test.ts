import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../lib/config/fixtures/write-content';
import { buildAlone } from './build-alone';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = writeFiles({});
  lock = path.join(folder, 'cache', 'build.lock');
});

test('a build holds the lock while it runs, and gives it back when it fails, too', async () => {
  await buildAlone(lock, () => Promise.resolve(expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))));
  expect(existsSync(lock)).toBe(false);
  await expect(buildAlone(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test('a second build says that another one is running, and leaves its lock', async () => {
  await buildAlone(lock, () => Promise.resolve());
  // The process that runs this one.
  writeFileSync(lock, String(process.ppid));
  const build = jest.fn(() => Promise.resolve());
  await expect(buildAlone(lock, build)).rejects.toThrow(
    `Another build is running in this checkout: process ${process.ppid}.`,
  );
  expect(build).not.toHaveBeenCalled();
  expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
});

test.each([
  ['a process that was killed', String(spawnSync(process.execPath, ['--version']).pid)],
  ['a process that was killed while it wrote', ''],
  ['an earlier process with the same number', String(process.pid)],
])('the lock of %s is taken over', async (_, content) => {
  await buildAlone(lock, () => Promise.resolve());
  writeFileSync(lock, content);
  await expect(buildAlone(lock, () => Promise.resolve('built'))).resolves.toBe('built');
  expect(existsSync(lock)).toBe(false);
});
