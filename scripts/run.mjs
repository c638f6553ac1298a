import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

/** Scripts that read no arguments, with the npm command of each: an option must not be dropped silently. */
const WITHOUT_ARGUMENTS = {
  start: 'start',
  dev: 'run dev',
  build: 'run build',
  'check-content': 'run check:content',
  'count-lines': 'run lines',
  generate: 'run generate',
};

/** Scripts that run without the development dependencies. */
const WITHOUT_CHECKS = [
  'start',
  'build',
  'build-locale',
  'dev',
  'preview',
  'preview/comment',
  'check-content',
];

const [script, ...rest] = process.argv.slice(2);
if (script in WITHOUT_ARGUMENTS && rest.length > 0) {
  const command = `npm ${WITHOUT_ARGUMENTS[script]}`;
  console.error(
    `\`${command}\` takes no arguments, but was given \`${rest.join(' ')}\`. Leave them out. ` +
      `Settings are environment variables, for example \`PORT=4000 ${command}\`; README.md lists them.`,
  );
  process.exit(1);
}
process.argv.splice(2, process.argv.length, ...rest);

ensureInstalled(!WITHOUT_CHECKS.includes(script));
let isFinished = false;
// A configuration or a page can call `process.exit(0)`, which would otherwise count as success.
process.on('exit', (code) => {
  if (isFinished || code !== 0) return;
  console.error(
    `\`${script}\` ended before it was finished: a module that it loads called process.exit. Remove that call.`,
  );
  process.exitCode = 1;
});

// From here on, Node reads TypeScript. A script imports this late, because tsx may just have been installed.
const { register } = await import('tsx/esm/api');
register();
try {
  if (process.env.LOCALE) await (await import('./use-locale.ts')).useLocale();
  await import(pathToFileURL(path.resolve('scripts', `${script}.ts`)));
} catch (error) {
  // An error that is thrown on purpose needs only its message; a bug needs its stack.
  const bugs = [TypeError, ReferenceError, RangeError, SyntaxError];
  console.error(bugs.some((Bug) => error instanceof Bug) ? error : error.message);
  process.exit(1);
}
isFinished = true;
