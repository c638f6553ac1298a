import { runCommand } from './run-command';
import { findBrowser } from './find-browser';
import { toolPath } from './tool-path';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** A command of a dependency, run by this Node. */
const tool = (name: string, args: readonly string[], dependency?: string) =>
  [process.execPath, toolPath(name, dependency), ...args] as const;

/** Every check, cheapest first; CONTRIBUTING.md says what each means and how to fix it. */
const checks: readonly Check[] = [
  { name: 'format', command: tool('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'toolkit', command: ['npm', 'run', 'build', '--silent', '--workspace', 'eidos'] },
  { name: 'size', command: ['npm', 'run', 'size', '--silent', '--workspace', 'eidos', '--', '--check'] },
  { name: 'types', command: tool('tsc', ['--noEmit'], 'typescript') },
  {
    name: 'lint',
    command: tool('eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint']),
  },
  { name: 'styles', command: tool('stylelint', ['**/*.css', '--max-warnings', '0']) },
  { name: 'unused', command: tool('knip', []) },
  { name: 'unit', command: tool('jest', []) },
  { name: 'build', command: [process.execPath, 'scripts/run.mjs', 'build'] },
  { name: 'budgets', command: [process.execPath, 'scripts/run.mjs', 'check-budgets'] },
  { name: 'browser', command: tool('playwright', ['test'], '@playwright/test') },
];

/** Runs one check; returns whether it passed. */
async function run({ command: [program, ...args] }: Check): Promise<boolean> {
  try {
    await runCommand(program, args);
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

const wanted = process.argv.slice(2);
const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length < Math.max(wanted.length, 1)) {
  console.error(
    `Unknown check among “${wanted.join(' ')}”. The checks are: ${checks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

if (chosen.some(({ name }) => name === 'browser' || name === 'unit'))
  process.env.CHROMIUM_PATH = findBrowser();

const failed: string[] = [];
for (const check of chosen) {
  console.log(`\n── ${check.name} ──`);
  const start = Date.now();
  if (!(await run(check))) failed.push(check.name);
  console.log(`${check.name}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
}

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}. CONTRIBUTING.md says how to fix each.`);
console.log(`\nchecks: ${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
