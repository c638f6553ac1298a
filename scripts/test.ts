import { findChange } from './checks/changed-files';
import { planFor, type Plan } from './checks/changed-checks';
import { everyCheck } from './checks/every-check';
import { runChecks } from './checks/run-checks';
import { findBrowser } from './find-browser';
import { findFirefox } from './find-firefox';
import { findNginx } from './find-nginx';
import { findWebKit } from './find-webkit';

/** Prints the sentence and ends: there is nothing to run. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

function planForChange(): Plan {
  const { base, files } = findChange();
  console.log(`Files that differ from ${base.slice(0, 9)}: ${files.length}`);
  return planFor(files);
}

/** What the command line requests: all checks, those that it names, or those that concern what changed. */
function choose(wanted: readonly string[]): Plan {
  if (wanted.length === 0) return { checks: everyCheck, leftOut: [] };
  if (wanted.join() === 'changed') return planForChange();
  const names = everyCheck.map(({ name }) => name);
  if (wanted.every((name) => names.includes(name)))
    return { checks: everyCheck.filter(({ name }) => wanted.includes(name)), leftOut: [] };
  return refuse(
    `Unknown check among “${wanted.join(' ')}”. The checks are: ${names.join(', ')}; or “changed” alone, for what concerns your change.`,
  );
}

const { checks, leftOut } = choose(process.argv.slice(2));
const isChosen = (name: string) => checks.some((check) => check.name === name);
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

const failed = await runChecks(checks);

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}. CONTRIBUTING.md says how to fix each.`);
if (leftOut.length + missing.length > 0) {
  console.log(`\nRan: ${checks.map(({ name }) => name).join(', ')}. Left out:`);
  for (const line of [...leftOut, ...missing]) console.log(`  ${line}`);
}
console.log(`\nchecks: ${checks.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
