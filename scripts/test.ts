import { runCommand } from './run-command';
import { findBrowser } from './find-browser';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** Every check, cheapest first; CONTRIBUTING.md says what each means and how to repair it. */
const checks: readonly Check[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'toolkit', command: ['npm', 'run', 'build', '--silent', '--workspace', 'eidos'] },
  { name: 'size', command: ['npm', 'run', 'size', '--silent', '--workspace', 'eidos', '--', '--check'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'lint',
    command: ['eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
  },
  { name: 'styles', command: ['stylelint', '**/*.css', '--max-warnings', '0'] },
  { name: 'unused', command: ['knip'] },
  { name: 'unit', command: ['jest'] },
  { name: 'build', command: ['node', 'scripts/run.mjs', 'build'] },
  { name: 'browser', command: ['playwright', 'test'] },
];

/** Runs one check; `npx` finds the project's own tools, never downloads one. */
function run({ command: [program, ...args] }: Check): boolean {
  const isOnPath = program === 'npm' || program === 'node';
  try {
    runCommand(isOnPath ? program : 'npx', isOnPath ? args : ['--no-install', program, ...args]);
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
  if (!run(check)) failed.push(check.name);
  console.log(`${check.name}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
}

if (failed.length > 0)
  console.error(`\nFailed: ${failed.join(', ')}. CONTRIBUTING.md says how to repair each.`);
console.log(`\nchecks: ${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
