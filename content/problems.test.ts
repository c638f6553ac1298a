import { checkSchema } from 'eidos';
import { problemCodes } from 'eidos/reference';
import { readSamples } from '../lib/checks/samples/collect-samples';
import { howChecked } from '../lib/checks/samples/how-checked';
import { readFileSync } from 'node:fs';

const page = 'content/docs/api/problems.mdx';
const text = readFileSync(page, 'utf8');
const lines = text.split('\n');
const samples = readSamples(page, text);

/** The samples below the heading of a code, up to the next heading. */
function samplesOf(code: string) {
  const start = lines.indexOf(`### \`${code}\``) + 1;
  const end = lines.findIndex((line, index) => index >= start && /^##/.test(line)) + 1;
  return start === 0 ? [] : samples.filter(({ line }) => line > start && line < end);
}

test.each(Object.keys(problemCodes))('%s has a sample that causes it and one that does not', (code) => {
  const found = samplesOf(code);
  const schemas = found.filter((sample) => howChecked(sample) === 'json');
  for (const sample of schemas) {
    expect(checkSchema(JSON.parse(sample.code)).map((problem) => problem.code)).toEqual([code]);
  }
  // A sample that JSON cannot express is a program; another test runs it and compares its output.
  const printed = found.filter((sample) => howChecked(sample) === 'output');
  for (const sample of printed) expect(sample.code).toContain(code);
  expect(schemas.length + printed.length).toBe(1);
  expect(printed.length > 0 || found.some((sample) => howChecked(sample) === 'schema')).toBe(true);
});

test.each(Object.entries(problemCodes))('%s says if it is an error or a warning', (code, { severity }) => {
  const start = lines.indexOf(`### \`${code}\``);
  expect(lines[start + 2]?.toLowerCase()).toMatch(new RegExp(`^\\*\\*${severity}\\.\\*\\* `));
});

test('a phone shows each line of a cause and its fix in JSON, except for a text that is longer', () => {
  const schemas = samples.filter(({ language }) => language === 'json');
  const wide = schemas
    .flatMap(({ code }) => code.split('\n'))
    .filter((line) => line.length > 36 && !/^\s*(?:"[^"]*": )?"[^"]*",?$/.test(line));
  expect(schemas.length).toBeGreaterThan(40);
  expect(wide).toEqual([]);
});
