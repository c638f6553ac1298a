import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a reader meets of a page, wherever it was changed. */
const pages = [
  'e2e/site/routes.spec.ts',
  'e2e/site/every-page.spec.ts',
  'e2e/site/console.spec.ts',
  'e2e/site/head.spec.ts',
];
const looks = [
  'e2e/site/every-page.spec.ts',
  'e2e/site/accessibility.spec.ts',
  'e2e/site/reflow.spec.ts',
  'e2e/shell/looks.spec.ts',
  'e2e/shell/theme.spec.ts',
];

/** The browser tests of what is at a path or in a folder; the first entry that matches counts. */
export const subjects: readonly (readonly [subject: string, specs: readonly string[]])[] = [
  ['components/mdx/live-code/', ['e2e/mdx/live-']],
  ['components/mdx/', ['e2e/mdx/', ...pages]],
  ['components/search/', ['e2e/shell/search.spec.ts']],
  ['components/docs/sidebar/', ['e2e/shell/sidebar.spec.ts', 'e2e/shell/collapse.spec.ts']],
  ['components/docs/page-menu/', ['e2e/shell/page-menu.spec.ts', 'e2e/shell/docs.spec.ts']],
  ['components/docs/', ['e2e/shell/docs.spec.ts', 'e2e/shell/reading.spec.ts', 'e2e/site/contents.spec.ts']],
  ['components/', ['e2e/shell/', ...pages]],
  ['packages/eidos/src/', ['e2e/toolkit/', 'e2e/mdx/live-pages.spec.ts']],
  ['packages/eidos/', ['e2e/toolkit/packed-package.spec.ts']],
  ['content/', [...pages, 'e2e/site/reach.spec.ts', 'e2e/docs/', 'e2e/mdx/live-pages.spec.ts']],
  ['app/styles/', looks],
  ['e2e/fixtures/', ['e2e/shell/', 'e2e/site/preview.spec.ts', 'e2e/site/page-policy.spec.ts']],
  ['lib/translations/', ['e2e/site/languages.spec.ts', 'e2e/shell/']],
  ['scripts/locales/', ['e2e/site/languages.spec.ts']],
  ['lib/publish/markdown/', ['e2e/site/markdown.spec.ts']],
  ['lib/publish/', ['e2e/site/validators.spec.ts', 'e2e/site/markdown.spec.ts', ...pages]],
  ['lib/search/', ['e2e/shell/search.spec.ts']],
  ['lib/checks/', []],
  [
    'lib/next-formats/',
    ['e2e/site/next-formats.spec.ts', 'e2e/site/late-data.spec.ts', 'e2e/shell/', ...pages],
  ],
  ['lib/', ['e2e/shell/', ...pages]],
  ['app/', ['e2e/shell/navigation.spec.ts', ...pages]],
  ['public/', pages],
  [
    'scripts/finish-export/',
    [
      ...pages,
      'e2e/site/markdown.spec.ts',
      'e2e/site/validators.spec.ts',
      'e2e/site/late-data.spec.ts',
      'e2e/site/next-formats.spec.ts',
      'e2e/site/page-policy.spec.ts',
    ],
  ],
  ['scripts/build-', pages],
  ['scripts/hosting/hosting-rules.ts', ['e2e/mdx/live-frame.spec.ts', 'e2e/site/page-policy.spec.ts']],
  ['site.config.ts', ['e2e/shell/navbar.spec.ts', ...pages]],
  ['next.config.mjs', ['e2e/site/next-formats.spec.ts', ...pages]],
  ['mdx-components.tsx', ['e2e/mdx/']],
  ['playwright.config.ts', ['e2e/']],
];

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/** Whether the file is part of what the browser tests visit, so that the site has to be built again. */
export const isShipped = (file: string): boolean =>
  !isTest(file) && !file.startsWith('e2e/') && subjects.some(([subject]) => file.startsWith(subject));

/** The browser tests whose text names a file of theirs, such as a helper that they import. */
function specsThatName(file: string, specs: readonly string[]): string[] {
  const name = path.basename(file).replace(/\.tsx?$/, '');
  return specs.filter((spec) => readFileSync(spec, 'utf8').includes(`/${name}`));
}

/** The browser tests that concern these files: those that changed, those that use them and those of their subjects. */
export function browserTestsFor(files: readonly string[]): string[] {
  const every = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `e2e/${file.replaceAll(path.sep, '/')}`);
  const chosen = files.flatMap((file) => {
    if (every.includes(file)) return [file];
    if (isTest(file)) return [];
    const [, starts = []] = subjects.find(([subject]) => file.startsWith(subject)) ?? [];
    const ofSubject = every.filter((spec) => starts.some((start) => spec.startsWith(start)));
    return file.startsWith('e2e/') ? [...ofSubject, ...specsThatName(file, every)] : ofSubject;
  });
  return [...new Set(chosen)].sort();
}
