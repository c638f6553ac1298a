import { keepLineEnds } from './TextField';

it.each([
  ['a\r\nb', 'a\nb!', 'a\r\nb!'],
  ['a\r\nb', 'a!\nb', 'a!\r\nb'],
  ['a\r\nb\nc', 'a\nb\nc\nd', 'a\r\nb\nc\r\nd'],
  ['a\rb', 'a\nbc', 'a\rbc'],
  ['a\r\nb', 'ab', 'ab'],
  ['a\r\n', 'a', 'a'],
  ['\r\n\r\n', '\nx\n', '\r\nx\r\n'],
  ['a\nb', 'a\nb\nc', 'a\nb\nc'],
])('the stored text %j entered as %j becomes %j', (stored, entered, expected) => {
  expect(keepLineEnds(stored, entered)).toBe(expected);
});
