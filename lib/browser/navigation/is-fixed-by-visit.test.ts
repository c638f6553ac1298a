import { chunkLoadError } from '../../next-formats/browser/fixtures';
import { isFixedByVisit } from './is-fixed-by-visit';

const gone = chunkLoadError();

function pretendVisitOf(...addresses: string[]) {
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(addresses.map((name) => ({ name }) as PerformanceEntry));
}

test('a page that the router opened and whose script is gone is fixed by a visit', () => {
  pretendVisitOf('https://example.org/docs/types?x=1#y');
  expect(isFixedByVisit(gone, '/docs/dataflow')).toBe(true);
});

test.each(['/docs/releases', '/docs/releases/', '/docs/releases.html'])('%s is not visited again', (path) => {
  pretendVisitOf('https://example.org/docs/releases/?x=1#y');
  expect(isFixedByVisit(gone, path)).toBe(false);
});

test('nothing is loaded again and again where the browser keeps no record of visits', () => {
  pretendVisitOf();
  expect(isFixedByVisit(gone, '/docs/dataflow')).toBe(false);
});

test('any other error is the page’s own', () => {
  pretendVisitOf('https://example.org/docs/types');
  expect(isFixedByVisit(new Error('Failed to load chunk'), '/docs/dataflow')).toBe(false);
});
