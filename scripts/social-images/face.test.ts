import { breakLines } from './face';

test.each([
  ['a short text stays on a line', 'Server errors', ['Server errors']],
  ['lines end at spaces', 'Server errors and translations', ['Server errors and', 'translations']],
  ['lines end behind hyphens', 'Multilingual right-to-left-pages', ['Multilingual right-to-left-', 'pages']],
  ['a word that is too long is divided', 'm'.repeat(20), ['m'.repeat(14), 'm'.repeat(6)]],
])('%s', (_, text, lines) => {
  expect(breakLines(text, 88, 1008)).toEqual(lines);
});
