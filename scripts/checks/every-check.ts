import { toolPath } from '../tool-path';
import type { Check, Command } from './check';

/** A command of a dependency, run by this Node. */
const tool = (name: string, args: readonly string[], dependency?: string): Command => [
  process.execPath,
  toolPath(name, dependency),
  ...args,
];

const script = (name: string): Command => [process.execPath, 'scripts/run.mjs', name];

const inToolkit = (name: string, ...args: string[]): Command => [
  'npm',
  ...['run', name, '--silent', '--workspace', 'eidos', '--', ...args],
];

/** The tools that can look at some files only. */
export const commands = {
  format: (...files: string[]) =>
    tool('prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...files]),
  lint: (...files: string[]) =>
    tool('eslint', [...files, '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint']),
  styles: (...files: string[]) => tool('stylelint', [...files, '--max-warnings', '0']),
  // One core less than there are, which is what jest takes by itself, is half of a small machine.
  unit: (...args: string[]) => tool('jest', ['--maxWorkers=100%', ...args]),
  browser: (...specs: string[]) => tool('playwright', ['test', ...specs], '@playwright/test'),
};

/** Every check, in the order in which they start; CONTRIBUTING.md says what each means and how to fix it. */
export const everyCheck: readonly Check[] = [
  { name: 'toolkit', command: script('toolkit') },
  { name: 'format', command: commands.format('.') },
  { name: 'lint', command: commands.lint('.'), after: ['toolkit'] },
  // The native compiler needs a third of the processor time; lint and the builds use the API of the one before it.
  { name: 'types', command: tool('tsc', ['--noEmit'], 'typescript-7'), after: ['toolkit'] },
  { name: 'size', command: inToolkit('size', '--check'), after: ['toolkit'] },
  { name: 'styles', command: commands.styles('**/*.css') },
  { name: 'unused', command: tool('knip', []), after: ['toolkit'] },
  { name: 'unit', command: commands.unit(), after: ['toolkit'] },
  { name: 'build', command: script('build'), isAlone: true },
  { name: 'budgets', command: script('check-budgets'), isAlone: true },
  { name: 'browser', command: commands.browser(), isAlone: true },
];
