import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { budgets } from '../src/compiler/compilation';
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

test.each(files)('$name has the documented format', ({ groups }) => {
  isFormat(groups);
  expect(isFormat.errors ?? []).toEqual([]);
});

/** How much of a schema is compiled at first: a form of a large one behaves like that of a small one. */
describe.each([
  ['all of it is compiled', budgets],
  // Below every limit, so that each part waits until it is looked at.
  ['as little as possible is compiled', { ...budgets, screen: -1000, part: -1000 }],
])('when %s', (_, amounts) => {
  // A server may report on a field that no schema has.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

  const own = { ...budgets };
  beforeEach(() => void Object.assign(budgets, amounts));
  afterEach(() => void Object.assign(budgets, own));

  describe.each(files)('$name', ({ groups }) => {
    describe.each(groups)('$description', (group) => {
      it.each(group.cases)('$description', (one) =>
        runCase(group, one, (actual, expected, what) => expect([what, actual]).toEqual([what, expected])),
      );
    });
  });
});

it('has at least 200 cases', () => {
  expect(all.length).toBeGreaterThanOrEqual(200);
});
