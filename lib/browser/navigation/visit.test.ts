/** @jest-environment jsdom */
import { isFixedByVisit, watchFiles } from './visit';

function pretendVisitOf(...urls: string[]) {
  performance.getEntriesByType = () => urls.map((name) => ({ name }) as PerformanceEntry);
}

/** Lets a script of the page fail to load. */
const loseScript = () =>
  document.head.appendChild(document.createElement('script')).dispatchEvent(new Event('error'));

beforeAll(watchFiles);

test('an error of the page’s own is not fixed by a visit', () => {
  pretendVisitOf('https://example.org/docs/types');
  document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('error'));
  expect(isFixedByVisit('/docs/dataflow')).toBe(false);
});

test('a page that the router opened and whose script is gone is fixed by a visit', () => {
  pretendVisitOf('https://example.org/docs/types?x=1#y');
  loseScript();
  expect(isFixedByVisit('/docs/dataflow')).toBe(true);
});

test.each(['/docs/releases', '/docs/releases/', '/docs/releases.html'])('%s is not visited again', (path) => {
  pretendVisitOf('https://example.org/docs/releases/?x=1#y');
  loseScript();
  expect(isFixedByVisit(path)).toBe(false);
});

test('nothing is loaded again and again where the browser keeps no record of visits', () => {
  pretendVisitOf();
  loseScript();
  expect(isFixedByVisit('/docs/dataflow')).toBe(false);
});
