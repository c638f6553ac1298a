import { everyCheck } from './checks/every-check';
import { runChecks } from './checks/run-checks';
import { findBrowser } from './find-browser';
import { findFirefox } from './find-firefox';
import { findNginx } from './find-nginx';
import { findWebKit } from './find-webkit';

// A page that a step of scripts/finish-export does not know fails the build here; any other build only warns.
process.env.REFUSE_UNKNOWN_SHAPES = 'on';

const wanted = process.argv.slice(2);
const names = everyCheck.map(({ name }) => name);
if (!wanted.every((name) => names.includes(name))) {
  console.error(`Unknown check among “${wanted.join(' ')}”. The checks are: ${names.join(', ')}.`);
  process.exit(1);
}
const checks = wanted.length === 0 ? everyCheck : everyCheck.filter(({ name }) => wanted.includes(name));
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
if (missing.length > 0) {
  console.log('\nLeft out:');
  for (const line of missing) console.log(`  ${line}`);
}
console.log(`\nchecks: ${checks.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
