import concurrently, { type CloseEvent } from 'concurrently';
import { scripts } from '../package.json';
import { findBrowser, findFirefox, findNginx, findWebKit } from './find-programs';

/** The checks: each npm script named `test:<name>`. */
const names = Object.keys(scripts).flatMap((name) => /^test:(.*)/.exec(name)?.[1] ?? []);
const toolkit = ['toolkit', 'size'];
const quick = ['format', 'styles', 'spelling', 'links'];
const others = names.filter((name) => ![...toolkit, ...quick, 'unit', 'browser'].includes(name));

// The lists of a stage run at the same time: a build uses one and a half cores, and the unit tests use the rest.
const stages = [[toolkit, quick], [['unit'], others], [['browser']]];

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

/** Runs checks one after the other; all of them, also when one fails. */
async function runInTurn(checks: readonly string[], isAlone: boolean): Promise<CloseEvent[]> {
  const commands = checks.map((name) => ({ name, command: `npm run --silent test:${name}` }));
  if (commands.length === 0) return [];
  const { result } = concurrently(commands, {
    maxProcesses: 1,
    group: !isAlone,
    prefix: 'name',
    timings: true,
  });
  return result.catch((failed: CloseEvent[]) => failed);
}

const ends: CloseEvent[] = [];
for (const stage of stages) {
  const isAlone = stage.flat().filter(isChosen).length === 1;
  ends.push(
    ...(await Promise.all(stage.map((checks) => runInTurn(checks.filter(isChosen), isAlone)))).flat(),
  );
}

const failed = ends.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}. CONTRIBUTING.md says how to fix each.`);
if (missing.length > 0) {
  console.log('\nLeft out:');
  for (const line of missing) console.log(`  ${line}`);
}
console.log(`\nchecks: ${ends.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
