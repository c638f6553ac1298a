import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/config/paths/list-files';
import siteConfig from '../site.config';

const read = (file: string) => readFileSync(file, 'utf8');
const { peerDependencies, peerDependenciesMeta, engines, exports } = JSON.parse(
  read('packages/eidos/package.json'),
) as {
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly engines: { readonly node: string };
  readonly exports: Readonly<Record<string, unknown>>;
};
const site = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } };

/** The lowest version of a range such as `>=18.2.0`, without zeros at its end. */
const lowest = (range = '') => range.replace(/^\D+/, '').replace(/(\.0)+$/, '');

const pages = listFiles('content/docs')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => path.join('content/docs', file));
const files = [
  ...pages,
  'README.md',
  'packages/eidos/README.md',
  'docs/style.md',
  'lib/translations/texts.ts',
];

/** Every mention of a pattern in the words of the project, with its file. */
const mentions = (pattern: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, found = '']) => `${file}: ${found}`));

it('the least version of React is the same wherever it is named', () => {
  const named = mentions(/React (1\d(?:\.\d+)*)/g);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((mention) => !mention.endsWith(`: ${lowest(peerDependencies.react)}`))).toEqual([]);
});

it('React is the only peer dependency, and optional, as Installation says', () => {
  expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom']);
  for (const name of Object.keys(peerDependencies))
    expect(peerDependenciesMeta[name]).toEqual({ optional: true });
  expect(read('content/docs/tutorial/installation.mdx')).toContain('| `react` and `react-dom` |');
});

it('the release is dated, and called a preview, wherever it is announced', () => {
  const [, version, date] = /^## (\S+) \((\S+), first public preview\)$/m.exec(
    read('packages/eidos/CHANGELOG.md'),
  )!;
  expect(read('content/docs/releases/index.mdx')).toContain(`Released on ${date}, the first public preview.`);
  expect(siteConfig.announcementBar?.content).toContain(
    `Eidos ${version}, the first public preview, is here.`,
  );
});

it('the least version of Node is that of the package, or that of the site and the tools', () => {
  const known = [lowest(engines.node), lowest(site.engines.node)];
  const named = mentions(/Node(?:\.js)? (\d[\d.]*\d|\d+)/g);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((mention) => !known.some((version) => mention.endsWith(`: ${version}`)))).toEqual([]);
});

it('the oldest browsers are the first ones that have every feature on the page about them', () => {
  const page = read('content/docs/tutorial/guides/browser_support.mdx');
  const versionsOf = (row: string) => row.match(/(?<=\| )[\d.]+(?= \|)/g)?.map(Number) ?? [];
  const features = page
    .split('\n')
    .filter((line) => /^\| (?:\[?`|\[).*\d \|$/.test(line))
    .map(versionsOf);
  const oldest = [...page.matchAll(/^\| (?:Chrome|Firefox|Safari).*? (\d+) \| \d{4} \|$/gm)].map(
    ([, version]) => Number(version),
  );
  expect(features).toHaveLength(5);
  expect(oldest).toEqual([0, 1, 2].map((browser) => Math.max(...features.map((row) => row[browser]!))));
});

it('the package has as many entry points as the words say, one of them the style sheet', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const entries = Object.keys(exports).filter((name) => name !== './package.json');
  const all = words[entries.length];
  const scripts = words[entries.filter((name) => !name.endsWith('.css')).length];
  const named = mentions(/((?!the )\b\w+ entry points(?: and a style sheet)?)/g);
  const right = [`${all} entry points`, `${scripts} entry points and a style sheet`];
  expect(named.filter((mention) => !right.some((phrase) => mention.endsWith(`: ${phrase}`)))).toEqual([]);
  expect(named.length).toBeGreaterThan(2);
});
