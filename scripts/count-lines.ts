import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every file of the repository, new ones that git does not ignore among them, relative to its root. */
export function listFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
}

/** A file with fewer lines than this is counted as short. */
const SHORT = 40;

interface Count {
  readonly lines: number;
  readonly files: number;
  readonly short: number;
}

const isSource = (file: string) =>
  /\.(?:tsx?|mjs|js)$/.test(file) && !/\.(?:test|spec)\.tsx?$|fixture/.test(file);

function count(files: readonly string[]): Count {
  const lengths = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  return {
    lines: lengths.reduce((sum, length) => sum + length, 0),
    files: files.length,
    short: lengths.filter((length) => length < SHORT).length,
  };
}

function print(name: string, { lines, files, short }: Count): void {
  const [lineCount, fileCount, shortCount] = [lines, files, short].map((value) =>
    value.toLocaleString('en').padStart(7),
  );
  console.log(`${name.padEnd(12)}${lineCount}${fileCount}${shortCount}`);
}

/** Prints how many lines of source each part of the repository has. */
export default function countLines(): void {
  const sources = listFiles().filter(isSource);
  const ofSite = sources.filter((file) => !/^(?:e2e|packages)\//.test(file));
  const topFolder = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : 'root');

  console.log(`${' '.repeat(14)}lines  files  under ${SHORT} lines`);
  for (const folder of [...new Set(ofSite.map(topFolder))].sort())
    print(folder, count(ofSite.filter((file) => topFolder(file) === folder)));
  print('site', count(ofSite));
  print('toolkit', count(sources.filter((file) => file.startsWith('packages/eidos/src/'))));
}
