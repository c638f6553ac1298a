import { z } from 'zod';
import { printValueDiagnostic, readBySchema } from './explain-schema';
import { nearestName } from './nearest-name';

it.each([
  ['titel', 'title'],
  ['sidebarposition', 'sidebar_position'],
  ['TITLE', 'title'],
  ['zzz', undefined],
  ['hide_title', undefined],
])('takes %s for %s', (written, meant) => {
  expect(nearestName(written, ['title', 'description', 'sidebar_position'])).toBe(meant);
});

const schema = z.strictObject({
  name: z.string().min(1).describe('Write a name.').optional(),
  count: z.int(),
  rows: z
    .array(z.strictObject({ size: z.number().positive().describe('Write a size in pixels.') }))
    .default([]),
  mode: z.enum(['light', 'dark']).optional(),
});

const diagnosticsOf = (value: unknown) => readBySchema(schema, value).diagnostics.map(printValueDiagnostic);

it('returns a valid value', () => {
  expect(readBySchema(schema, { count: 1 })).toEqual({ value: { count: 1, rows: [] }, diagnostics: [] });
});

it.each<[object, string]>([
  [{ count: 1, name: '' }, 'name: is "", which is not allowed. Write a name.'],
  [{ count: 1.5 }, 'count: is 1.5 but must be a whole number.'],
  [{}, 'count: is missing. Add it: it must be a number.'],
  [
    { count: 1, rows: [{ size: 1 }, { size: -1 }] },
    'rows[1].size: is -1, which is not allowed. Write a size in pixels.',
  ],
  [{ count: 1, rows: 'none' }, 'rows: is "none" but must be a list.'],
  [
    { count: 1, name: [{ a: [{ b: [{ c: 1 }] }] }] },
    'name: is [ { a: [ { b: [Array] } ] } ] but must be text. Write a name.',
  ],
  [{ count: 1, mode: 'a\nb' }, 'mode: "a b" is not allowed. Write one of "light", "dark".'],
  [
    { count: 1, mode: 'lihgt' },
    'mode: "lihgt" is not allowed. Write one of "light", "dark"; did you mean "light"?',
  ],
  [
    { count: 1, nmae: 'x' },
    '"nmae" is not a known name. Did you mean "name"? Known names: count, mode, name, rows.',
  ],
  [
    { count: 1, rows: [{ size: 1, x: 2 }] },
    'rows[0]: "x" is not a known name. Remove it. Known names: size.',
  ],
])('says what is wrong with %j and what to write instead', (value, diagnostic) => {
  expect(diagnosticsOf(value)).toEqual([diagnostic]);
});
