import { problemWithSegment } from './path-segment';

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
  ['x'.repeat(241), /longer/],
])('refuses %j', (segment, reason) => {
  expect(problemWithSegment(segment)).toMatch(reason);
});
