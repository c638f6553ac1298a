import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

/** The sizes that `npm run size` measured, in KiB, by the beginning of their row in the README of the package. */
const measured = new Map(
  [...read('packages/eidos/README.md').matchAll(/^\| (.+?) +\| ([\d.]+) KiB/gm)].map(
    ([, part = '', size]) => [part, Number(size)] as const,
  ),
);

/** Rows of the page about performance, or of another one, with the part that each is about. */
const rows: [row: string, part: string, page?: string][] = [
  [
    'a contact form with `EidosScreen`, compiled elsewhere, at first load',
    'a contact form through `EidosScreen`, compiled elsewhere, as it is first loaded',
  ],
  ['the compiler', '+ the compiler'],
  ['`EditableTable`', '+ `EditableTable`'],
  ['`LargeTable`', '+ `LargeTable`'],
  ['`OrderedTable`', '+ `OrderedTable`'],
  ['all parts together', 'all of these together'],
  ['the style sheet', '`eidos/styles.css`'],
  ['Eidos', '`EidosScreen` and the compiler, as they are first loaded', 'evaluate/comparison'],
];

test.each(rows)('%s takes on its page what was measured', (title, part, name = 'guides/performance') => {
  const page = read(`content/docs/tutorial/${name}.mdx`);
  const row = page.split('\n').find((line) => line.startsWith(`| ${title} |`)) ?? '';
  const stated = Number(/([\d.]+) KiB/.exec(row)?.[1]);
  const size = measured.get(part) ?? NaN;
  expect(Math.abs(stated - size)).toBeLessThanOrEqual(size / 20);
});
