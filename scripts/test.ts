import concurrently, { type CloseEvent } from 'concurrently';
import { scripts } from '../package.json';
import { findBrowser, findFirefox, findNginx, findWebKit } from './find-programs';

/** The checks: each npm script named `test:<name>`. */
const names = Object.keys(scripts).flatMap((name) => /^test:(.*)/.exec(name)?.[1] ?? []);
const quick = ['format', 'styles', 'spelling', 'links'];
const others = names.filter((name) => !['toolkit', 'size', ...quick, 'unit', 'browser'].includes(name));

// A page that a step of scripts/finish-export does not know fails the build here; any other build only warns. And the
// cache of the bundler stays as it is: the sites of the tests would only fill it, each with code of its own.
process.env.BUILD_FOR_CHECKS = 'on';
// Compilers and tests make many short-lived objects; collecting them took a tenth of their time.
process.env.NODE_OPTIONS = `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`.trim();

const wanted = process.argv.slice(2);
if (!wanted.every((name) => names.includes(name))) {
  console.error(`Unknown check among “${wanted.join(' ')}”. The checks are: ${names.join(', ')}.`);
  process.exit(1);
}
const isChosen = (name: string) => wanted.length === 0 || wanted.includes(name);
if (isChosen('browser') || isChosen('unit')) process.env.CHROMIUM_PATH = findBrowser('test');
/** Engines whose flows are not run on this machine, and why. */
const missing: string[] = [];
// The check `sites` has built them by then.
if (isChosen('sites')) process.env.E2E_REUSE_SITES = '1';
if (isChosen('browser')) {
  process.env.NGINX_PATH = findNginx() ?? '';
  process.env.FIREFOX_PATH = findFirefox() ?? '';
  if (process.env.FIREFOX_PATH === '')
    missing.push('the core flows in Firefox: there is none, and none could be installed.');
  const webkit = findWebKit();
  if (typeof webkit === 'string') missing.push(`the core flows in WebKitGTK: ${webkit}`);
}

const ends: CloseEvent[] = [];

/** Runs the chosen ones of the checks one after the other; all of them, also when one fails. */
async function run(...checks: string[]): Promise<void> {
  const chosen = checks.filter(isChosen);
  if (chosen.length === 0) return;
  const { result } = concurrently(
    chosen.map((name) => ({ name, command: `npm run --silent test:${name}` })),
    {
      maxProcesses: 1,
      // A check that runs next to others prints everything when it ends.
      group: wanted.length !== 1 && !chosen.includes('browser'),
      prefix: 'name',
      timings: true,
    },
  );
  ends.push(...(await result.catch((failed: CloseEvent[]) => failed)));
}

// Two lists run at the same time. A build uses one and a half cores, and the unit tests use the rest; both need the toolkit.
// The build is the first of `others`: it leaves the compiled pages for the unit tests.
const prepared = run('toolkit', 'size');
const rest = run(...quick).then(() => prepared);
await Promise.all([prepared.then(() => run('unit')), rest.then(() => run(...others))]);
await run('browser');

const failed = ends.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}. CONTRIBUTING.md says how to fix each.`);
if (missing.length > 0) {
  console.log('\nLeft out:');
  for (const line of missing) console.log(`  ${line}`);
}
console.log(`\nchecks: ${ends.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
