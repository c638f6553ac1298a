import { wordsOfPath } from './words-of-path';

it.each([
  ['/docs/tutorial/getting%20startd', 'getting startd', 'tutorial getting startd'],
  ['/docs/api/BooleanFeld.html', 'Boolean Feld', 'api Boolean Feld'],
  ['/docs/tutorial/css-guide/index.html', 'css guide', 'tutorial css guide'],
  ['/%E0%A4%A', 'E0 A4 A', 'E0 A4 A'],
  ['/', '', ''],
])('the words of %s are “%s”', (path, last, all) => {
  expect(wordsOfPath(path)).toEqual({ last, all });
});
