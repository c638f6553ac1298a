import { createValidator } from '../validation/create-validator';
import { checkSchema } from './compile-eidos';
import { formats } from '../validation/formats';

const accepts = (format: string, value: string) => {
  const schema = { type: 'string', format };
  return createValidator(schema).fits(schema, value);
};

test.each<[string, string, string]>([
  ['iri', 'https://münchen.example/straße', 'no scheme'],
  ['iri-reference', '/straße', 'a <b>'],
  ['idn-email', 'jürgen@münchen.example', 'jürgen@'],
  ['idn-hostname', 'münchen.example', '-münchen.example'],
])('%s is checked', (format, valid, invalid) => {
  expect([accepts(format, valid), accepts(format, invalid)]).toEqual([true, false]);
});

test.each(Object.keys(formats))('some text is not of the format %s', (format) => {
  const texts = ['\\', '{', '<', '(', '%'];
  expect(texts.some((text) => !accepts(format, text))).toBe(true);
});

test('a misspelled format is reported as unchecked, with the nearest name', () => {
  expect(checkSchema({ type: 'string', format: 'emial' })).toMatchObject([
    { pointer: '/format', code: 'unchecked-format', severity: 'warning', fix: 'Did you mean "email"?' },
  ]);
  expect(checkSchema({ type: 'string', format: 'email' })).toEqual([]);
  expect(checkSchema({ type: 'integer', format: 'int32' })).toEqual([]);
});

test('next to a format, a pattern that fails too adds no second sentence', () => {
  const schema = { type: 'string', format: 'email', pattern: '@example\\.com$' };
  const codes = (value: string) =>
    createValidator(schema)
      .evaluate(schema, value)
      .violations.map(({ code }) => code);
  expect(codes('nobody')).toEqual(['format']);
  expect(codes('a@example.org')).toEqual(['pattern']);
});
