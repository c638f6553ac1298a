import { keepLineEnds } from './TextField';

it.each([
  ['a\r\nb', 'a\nb!', 'a\r\nb!'],
  ['a\r\nb', 'a!\nb', 'a!\r\nb'],
  ['a\r\nb\nc', 'a\nb\nc\nd', 'a\r\nb\nc\nd'],
  ['a\nb\r\nc', 'a\nb\nx\nc', 'a\nb\r\nx\r\nc'],
  ['a\r\nb\rc\nd', 'a\nb\nx\ny\nc\nd', 'a\r\nb\rx\ry\rc\nd'],
  ['a\r\nb\nc', 'x\na\nb\nc', 'x\r\na\r\nb\nc'],
  ['a\rb', 'a\nbc', 'a\rbc'],
  ['a\r\nb', 'ab', 'ab'],
  ['a\r\n', 'a', 'a'],
  ['\r\n\r\n', '\nx\n', '\r\nx\r\n'],
  ['a\nb', 'a\nb\nc', 'a\nb\nc'],
])('the stored text %j entered as %j becomes %j', (stored, entered, expected) => {
  expect(keepLineEnds(stored, entered)).toBe(expected);
});

it.each([
  ['a\nb', 'ab!', 'a\nb!'],
  ['a\r\nb\n', '!ab', '!a\r\nb\n'],
  ['a\nb', 'axb', 'a\nxb'],
  ['a\n', 'ax', 'a\nx'],
  ['\na', '', ''],
  ['ab', 'a', 'a'],
])(
  'in an input without line ends, the stored text %j entered as %j becomes %j',
  (stored, entered, expected) => {
    expect(keepLineEnds(stored, entered, '')).toBe(expected);
  },
);
