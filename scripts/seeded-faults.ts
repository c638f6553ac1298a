import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/*
 * Puts each fault of scripts/seeded-faults into a copy of the last commit, one at a time, and runs the check that has to
 * fail for it. `npm run seeded-faults -- WORD…` tries the faults with one of these words in their names; `-- --find` tries
 * none, and says of which the text or the test is no longer there.
 */

interface Fault {
  /** The title of the test that has to fail; or `lint: ` and what ESLint reports. */
  readonly fails: string;
  /** A part of the path of that test, when several have the title. */
  readonly within: string;
  readonly before: string;
  readonly after: string;
}

interface Trial {
  readonly source: string;
  readonly command: readonly string[];
  /** A text that the output of the failed command has to contain. */
  readonly report: string;
}

const FOLDER = 'scripts/seeded-faults';
const COPY = '.cache/seeded-faults';
const TEST = /\.(?:test|spec)\.tsx?$/;
/** Installed and built folders, which the copy shares. */
const SHARED = 'node_modules packages/react-18/node_modules packages/eidos/dist out .cache/sites'.split(' ');

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });

/**
 * Reads the file of a fault: after `fails: ` the title of the test, after `in: ` where it is when several have that title,
 * after `-` the lines of the source, which may be in any file, and after `+` what they become.
 */
function readFault(file: string): Fault {
  const lines = readFileSync(path.join(FOLDER, file), 'utf8').trimEnd().split('\n');
  const after = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : [])).join('\n');
  return { fails: after('fails: '), within: after('in: '), before: after('-'), after: after('+') };
}

/** The only file with a text, which may have several lines. */
function fileWith(text: string, isMeant: (file: string) => boolean): string {
  const { stdout } = git('grep', '-lF', '-e', text.split('\n')[0]!);
  const files = stdout
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith(FOLDER) && isMeant(file))
    .filter((file) => readFileSync(file, 'utf8').includes(text));
  if (files.length !== 1) throw new Error(`“${text.split('\n')[0]}” is in ${files.length} files`);
  return files[0]!;
}

function planTrial({ fails, within, before }: Fault): Trial {
  const source = fileWith(before, (file) => !TEST.test(file));
  const [, report] = /^lint: (.*)/.exec(fails) ?? [];
  if (report !== undefined) return { source, command: ['npx', 'eslint', source], report };
  const test = fileWith(fails, (file) => TEST.test(file) && file.includes(within));
  const title = fails.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const command = test.startsWith('e2e/')
    ? ['npx', 'playwright', 'test', test, '-g', title, '--retries=0']
    : ['npx', 'jest', test, '-t', title];
  return { source, command, report: fails };
}

/** Tries a fault in the copy; returns what happened. */
function tryFault(fault: Fault, { source, command: [program, ...args], report }: Trial): string {
  const file = path.join(COPY, source);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(fault.before, () => fault.after),
  );
  const { status, stdout, stderr } = spawnSync(program!, args, {
    cwd: COPY,
    encoding: 'utf8',
    env: { ...process.env, E2E_REUSE_SITES: '1' },
  });
  writeFileSync(file, text);
  if (status === 0) return 'NOT CAUGHT';
  const output = stdout + stderr;
  return output.includes(report) ? 'caught' : `failed, but not with “${report}”:\n${output.slice(-2000)}`;
}

function makeCopy(): void {
  rmSync(COPY, { recursive: true, force: true });
  git('worktree', 'prune');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', COPY]);
  mkdirSync(path.join(COPY, '.cache'));
  for (const shared of SHARED.filter((each) => existsSync(each)))
    symlinkSync(path.resolve(shared), path.join(COPY, shared));
}

const words = process.argv.slice(2);
const isSearch = words.includes('--find');
const isWanted = (name: string) =>
  isSearch || words.length === 0 || words.some((word) => name.includes(word));
const names = readdirSync(FOLDER).filter(isWanted);
let caught = 0;
if (!isSearch) makeCopy();
for (const name of names.sort()) {
  const fault = readFault(name);
  const start = Date.now();
  let result: string;
  try {
    const trial = planTrial(fault);
    result = isSearch ? 'found' : tryFault(fault, trial);
  } catch (error) {
    result = (error as Error).message;
  }
  if (result === 'caught' || result === 'found') caught += 1;
  const seconds = `${Math.round((Date.now() - start) / 1000)} s`;
  console.log(`${path.parse(name).name.padEnd(44)} ${seconds.padStart(6)}  ${result}`);
}
if (!isSearch) git('worktree', 'remove', '--force', COPY);
console.log(`\n${caught} of ${names.length} faults were ${isSearch ? 'found' : 'caught'}.`);
process.exitCode = caught === names.length ? 0 : 1;
