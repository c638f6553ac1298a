import { problemWithSegment } from './path-segment';

it.each([
  'types',
  'getting started',
  'a&b',
  '100% sure',
  'v1.2',
  'ünïcode',
  '日本語',
  '🎉 party',
  "it's",
  '(x)',
  '[x]',
])('takes %s as a step of a URL', (segment) => {
  expect(problemWithSegment(segment)).toBeUndefined();
});

it.each([
  ['', /empty/],
  ['..', /names a folder by its place/],
  ['what?', /holds "\?"/],
  ['c#', /holds "#"/],
  ['a\\b', /holds "\\"/],
  ['a%2fb', /holds "%2f"/],
  ['a\nb', /cannot be written/],
  ['x ', /ends with a space/],
  ['x.html', /\.html/],
  ['x.txt', /\.txt/],
  ['x.md', /\.md/],
])('refuses %j', (segment, reason) => {
  expect(problemWithSegment(segment)).toMatch(reason);
});
