import { readFileSync } from 'node:fs';
import { listFiles } from './repository/list-files';

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

const sources = listFiles().filter(isSource);
const ofSite = sources.filter((file) => !/^(?:e2e|packages)\//.test(file));
const topFolder = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : 'root');

console.log(`${' '.repeat(14)}lines  files  under ${SHORT} lines`);
for (const folder of [...new Set(ofSite.map(topFolder))].sort())
  print(folder, count(ofSite.filter((file) => topFolder(file) === folder)));
print('site', count(ofSite));
print('toolkit', count(sources.filter((file) => file.startsWith('packages/eidos/src/'))));
