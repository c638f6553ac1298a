import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { type CaseGroup, runCase } from './run-case';

const folder = path.join(__dirname, 'cases');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const files = readdirSync(folder).map((name) => ({
  name,
  groups: read(path.join(folder, name)) as readonly CaseGroup[],
}));
const all = files.flatMap(({ groups }) => groups.flatMap(({ cases }) => cases));

const isFormat = new Ajv({ allowUnionTypes: true }).compile(
  read(path.join(__dirname, 'case-format.schema.json')) as object,
);

describe.each(files)('$name', ({ groups }) => {
  it('has the documented format', () => {
    isFormat(groups);
    expect(isFormat.errors ?? []).toEqual([]);
  });

  // A server may report on a field that no schema has.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

  describe.each(groups)('$description', (group) => {
    it.each(group.cases)('$description', (one) =>
      runCase(group, one, (actual, expected, what) => expect([what, actual]).toEqual([what, expected])),
    );
  });
});

it('has at least 200 cases', () => {
  expect(all.length).toBeGreaterThanOrEqual(200);
});
