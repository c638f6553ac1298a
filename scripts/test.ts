import concurrently, { type CloseEvent } from 'concurrently';
import { findBrowser } from './find-browser';
import { findFirefox } from './find-firefox';
import { findNginx } from './find-nginx';
import { findWebKit } from './find-webkit';

/** The checks, each an npm script named `test:<name>`. Those of a stage run beside each other and need what those before it write. */
const stages = [
  ['toolkit', 'format', 'styles', 'spelling'],
  ['lint', 'types', 'size', 'unused', 'links', 'unit'],
  ['shapes'],
  ['build'],
  ['budgets'],
  ['browser'],
];

// A page that a step of scripts/finish-export does not know fails the build here; any other build only warns.
process.env.REFUSE_UNKNOWN_SHAPES = 'on';
// Compilers and tests make many short-lived objects; collecting them took a tenth of their time.
process.env.NODE_OPTIONS = `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`.trim();

const names = stages.flat();
const wanted = process.argv.slice(2);
if (!wanted.every((name) => names.includes(name))) {
  console.error(`Unknown check among “${wanted.join(' ')}”. The checks are: ${names.join(', ')}.`);
  process.exit(1);
}
const isChosen = (name: string) => wanted.length === 0 || wanted.includes(name);
if (isChosen('browser') || isChosen('unit')) process.env.CHROMIUM_PATH = findBrowser('test');
/** Engines whose flows are not run on this machine, and why. */
const missing: string[] = [];
if (isChosen('browser')) {
  process.env.NGINX_PATH = findNginx() ?? '';
  process.env.FIREFOX_PATH = (await findFirefox()) ?? '';
  if (process.env.FIREFOX_PATH === '')
    missing.push('the core flows in Firefox: there is none, and none could be installed.');
  const webkit = findWebKit();
  if (typeof webkit === 'string') missing.push(`the core flows in WebKitGTK: ${webkit}`);
}

const ends: CloseEvent[] = [];
for (const stage of stages.map((all) => all.filter(isChosen)).filter(({ length }) => length > 0)) {
  const commands = stage.map((name) => ({ name, command: `npm run --silent test:${name}` }));
  const { result } = concurrently(commands, {
    maxProcesses: 2,
    group: stage.length > 1,
    prefix: 'name',
    timings: true,
  });
  ends.push(...(await result.catch((failed: CloseEvent[]) => failed)));
}

const failed = ends.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}. CONTRIBUTING.md says how to fix each.`);
if (missing.length > 0) {
  console.log('\nLeft out:');
  for (const line of missing) console.log(`  ${line}`);
}
console.log(`\nchecks: ${ends.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
