import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { groupBy } from '../lib/config/diagnostics/group-by';

/** Every file of the repository, new ones that git does not ignore among them, relative to its root. */
export const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));

/** A file with fewer lines than this is counted as short. */
const SHORT = 40;

/** The support code of the toolkit's tests is in `src/testing`. */
const isSource = (file: string) =>
  /\.(?:tsx?|mjs|js)$/.test(file) && !/\.(?:test|type-test|spec)\.tsx?$|fixture|src\/testing\//.test(file);

function print(name: string, files: readonly string[]): void {
  const lengths = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  const figures = [lines, files.length, lengths.filter((length) => length < SHORT).length];
  const columns = figures.map((figure) => figure.toLocaleString('en').padStart(7));
  console.log(`${name.padEnd(12)}${columns.join('')}`);
}

/** Prints how many lines of source each part of the repository has. */
export default function countLines(): void {
  const sources = listFiles().filter(isSource);
  const ofSite = sources.filter((file) => !/^(?:e2e|packages)\//.test(file));
  const topFolder = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : 'root');

  console.log(`${' '.repeat(14)}lines  files  under ${SHORT} lines`);
  for (const [folder, files] of [...groupBy(ofSite, topFolder)].sort()) print(folder, files);
  print('site', ofSite);
  print(
    'toolkit',
    sources.filter((file) => file.startsWith('packages/eidos/src/')),
  );
}
