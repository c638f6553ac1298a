import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

/** Scripts that run without the development dependencies. */
const WITHOUT_CHECKS = ['start', 'build', 'export-locale', 'dev', 'preview', 'check-content'];

const [script, ...rest] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...rest);

ensureInstalled(!WITHOUT_CHECKS.includes(script));

// From here on, Node reads TypeScript. A script imports this late, because tsx may just have been installed.
const { register } = await import('tsx/esm/api');
register();
try {
  if (process.env.LOCALE) await (await import('./use-locale.ts')).useLocale();
  const { default: run } = await import(pathToFileURL(path.resolve('scripts', `${script}.ts`)));
  await run?.();
} catch (error) {
  // An error that is thrown on purpose needs only its message; a bug needs its stack.
  const bugs = [TypeError, ReferenceError, RangeError, SyntaxError];
  console.error(bugs.some((Bug) => error instanceof Bug) ? error : error.message);
  process.exit(1);
}
