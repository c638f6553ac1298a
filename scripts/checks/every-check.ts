import { toolPath } from '../tool-path';

/** One of the things that `npm test` runs. */
export interface Check {
  readonly name: string;
  /** A program and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  /** Names of checks that write what this one reads. */
  readonly after?: readonly string[];
  /** Whether nothing may run beside it: it uses every core by itself, or writes what others read. */
  readonly isAlone?: boolean;
}

/** A command of a dependency, run by this Node. */
const tool = (name: string, args: readonly string[], dependency?: string): Check['command'] => [
  process.execPath,
  toolPath(name, dependency),
  ...args,
];

const script = (name: string, ...args: string[]): Check['command'] => [
  process.execPath,
  'scripts/run.mjs',
  name,
  ...args,
];

/** Every check, in the order in which they start; CONTRIBUTING.md says what each means and how to fix it. */
export const everyCheck: readonly Check[] = [
  { name: 'toolkit', command: script('toolkit') },
  { name: 'format', command: tool('prettier', ['--check', '--log-level', 'warn', '.']) },
  {
    name: 'lint',
    command: tool('eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint']),
    after: ['toolkit'],
  },
  // The native compiler needs a third of the processor time; lint and the builds use the API of the one before it.
  { name: 'types', command: tool('tsc', ['--noEmit'], 'typescript-7'), after: ['toolkit'] },
  {
    name: 'size',
    command: ['npm', 'run', 'size', '--silent', '--workspace', 'eidos', '--', '--check'],
    after: ['toolkit'],
  },
  { name: 'styles', command: tool('stylelint', ['**/*.css', '--max-warnings', '0']) },
  { name: 'spelling', command: tool('cspell', ['--no-progress', '--no-summary']) },
  { name: 'unused', command: tool('knip', []), after: ['toolkit'] },
  // One core less than there are, which is what jest takes by itself, is half of a small machine.
  { name: 'unit', command: tool('jest', ['--maxWorkers=100%']), after: ['toolkit'] },
  { name: 'shapes', command: script('check-shapes', 'three-versions', '120-pages'), isAlone: true },
  { name: 'build', command: script('build'), isAlone: true },
  { name: 'budgets', command: script('check-budgets'), isAlone: true },
  { name: 'browser', command: tool('playwright', ['test'], '@playwright/test'), isAlone: true },
];
