import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('content/docs/tutorial/guides/accessibility.mdx', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** How many criteria WCAG 2.2 has at each level; 4.1.1 is obsolete. */
const criteria = { A: 31, AA: 24 };

it('lists each criterion of WCAG 2.2 at the levels A and AA once', () => {
  const numbers = rows.map(([, name = '']) => name.split(' ')[0]);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [level, count] of Object.entries(criteria))
    expect(rows.filter(([, , at]) => at === level)).toHaveLength(count);
});

it('says of each criterion how it is met and checked, and names only files that exist', () => {
  for (const [, name, , met, checked = ''] of rows) {
    expect([name, met]).toEqual([name, expect.stringMatching(/^(?:<kbd>)?[A-Z].+\.$/)]);
    const how = expect.stringMatching(/^(?:axe|by hand|not applicable|component tests|`)/) as string;
    expect([name, checked]).toEqual([name, how]);
    const files = [...checked.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect([name, files.filter((file) => !existsSync(file))]).toEqual([name, []]);
  }
});
