import { existsSync, readdirSync } from 'node:fs';
import { browserTestsFor, subjects } from './browser-tests';
import { planFor } from './changed-checks';

/** The command of a check for a change, without the program; undefined when it is left out. */
const commandOf = (name: string, files: readonly string[]) =>
  planFor(files)
    .checks.find((check) => check.name === name)
    ?.command.slice(2);

const namesFor = (...files: string[]) => planFor(files).checks.map(({ name }) => name);

test('a page is checked by the tests that read it, without tools for code', () => {
  const page = ['content/docs/tutorial/types.mdx'];
  expect(namesFor(...page)).toEqual(['format', 'unit', 'build', 'budgets', 'browser']);
  expect(commandOf('unit', page)).toContain('content/prose.test.ts');
  expect(commandOf('browser', page)).toContain('e2e/site/routes.spec.ts');
});

test('code is checked file by file, and as a whole when a single file is not enough', () => {
  const file = 'components/search/search-dialog.tsx';
  const files = [readdirSync('components/search').includes('search-dialog.tsx') ? file : 'app/layout.tsx'];
  expect(commandOf('lint', files)).toContain(files[0]);
  expect(commandOf('lint', files)).not.toContain('.');
  expect(commandOf('unit', files)).toContain('--findRelatedTests');
  expect(namesFor(...files)).toContain('types');
});

test('a browser test that changed runs; nothing is built for it when the site is', () => {
  const { checks, leftOut } = planFor(['e2e/shell/theme.spec.ts']);
  expect(checks.find(({ name }) => name === 'browser')?.command.slice(-1)).toEqual([
    'e2e/shell/theme.spec.ts',
  ]);
  expect(checks.some(({ name }) => name === 'build')).toBe(!existsSync('out/index.html'));
  expect(leftOut).toContain('size: the toolkit is unchanged');
});

test('a helper of browser tests runs all that use it', () => {
  const specs = browserTestsFor(['e2e/layout-shifts.ts']);
  expect(specs).toContain('e2e/shell/announcement.spec.ts');
  expect(specs).not.toContain('e2e/site/head.spec.ts');
});

test('only a changed unit test runs: no page and no browser test depends on it', () => {
  expect(browserTestsFor(['lib/config/site.test.ts'])).toEqual([]);
});

test('changed settings of a tool make it check everything', () => {
  expect(commandOf('lint', ['eslint.config.mjs'])).toContain('.');
  expect(commandOf('unit', ['package-lock.json'])).not.toContain('--findRelatedTests');
});

test('without a change nothing runs', () => {
  const { checks, leftOut } = planFor([]);
  expect(checks.filter(({ name }) => name !== 'toolkit')).toEqual([]);
  expect(leftOut.length).toBeGreaterThan(8);
});

test.each(subjects)('%s and its browser tests exist', (subject, specs) => {
  expect(
    existsSync(subject) || readdirSync('scripts').some((file) => `scripts/${file}`.startsWith(subject)),
  ).toBe(true);
  const every = readdirSync('e2e', { recursive: true, encoding: 'utf8' }).map((file) => `e2e/${file}`);
  for (const start of specs) expect(every.some((spec) => spec.startsWith(start))).toBe(true);
});
