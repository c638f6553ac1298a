import { z } from 'zod';
import { printValueDiagnostic, readBySchema } from './explain-schema';
import { nearestName } from './nearest-name';

it.each([
  ['titel', 'title'],
  ['sidebarposition', 'sidebar_position'],
  ['TITLE', 'title'],
  ['hide_title', undefined],
])('takes %s for %s', (written, meant) => {
  expect(nearestName(written, ['title', 'description', 'sidebar_position'])).toBe(meant);
});

const schema = z.strictObject({
  name: z.string().min(1).describe('Write a name.').optional(),
  age: z.int(),
  rows: z.array(z.strictObject({ size: z.number().positive().describe('Write a size.') })).default([]),
  mode: z.enum(['day', 'night']).optional(),
});

const diagnosticsOf = (value: unknown) => readBySchema(schema, value).diagnostics.map(printValueDiagnostic);

it('returns a valid value', () => {
  expect(readBySchema(schema, { age: 1 })).toEqual({ value: { age: 1, rows: [] }, diagnostics: [] });
});

it.each<[object, string]>([
  [{ age: 1, name: '' }, 'name: is "", which is not allowed. Write a name.'],
  [{ age: 1.5 }, 'age: is 1.5 but must be a whole number.'],
  [{}, 'age: is missing. Add it: it must be a number.'],
  [{ age: 1, rows: [{ size: 1 }, { size: -1 }] }, 'rows[1].size: is -1, which is not allowed. Write a size.'],
  [{ age: 1, rows: 'none' }, 'rows: is "none" but must be a list.'],
  [{ age: 1, rows: [7] }, 'rows[0]: is 7 but must be a group of names and values. Write { name: value }.'],
  [{ age: 1, name: [[[[[1]]]]] }, 'name: is [ [ [ [ [Array] ] ] ] ] but must be text. Write a name.'],
  [{ age: 1, mode: 'a\nb' }, 'mode: "a b" is not allowed. Write one of "day", "night".'],
  [{ age: 1, mode: 'dayy' }, 'mode: "dayy" is not allowed. Write one of "day", "night"; did you mean "day"?'],
  [
    { age: 1, nmae: 1 },
    '"nmae" is not a known name. Did you mean "name"? Known names: age, mode, name, rows.',
  ],
  [{ age: 1, rows: [{ size: 1, x: 2 }] }, 'rows[0]: "x" is not a known name. Remove it. Known names: size.'],
])('says what is wrong with %j and what to write instead', (value, diagnostic) => {
  expect(diagnosticsOf(value)).toEqual([diagnostic]);
});
