import { keepPayload, keptPayload } from './kept-payloads';

beforeEach(() => jest.useFakeTimers());

const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);

test('a payload is kept for less than the five minutes for which the router uses it', () => {
  keepPayload('docs/a.txt', 'a');
  minutes(4);
  keepPayload('docs/b.txt', 'b');
  expect(keptPayload('docs/a.txt')).toBe('a');
  minutes(1);
  expect(keptPayload('docs/a.txt')).toBeUndefined();
  expect(keptPayload('docs/b.txt')).toBe('b');
});

test('one that is fetched again is kept from then on, with its new text', () => {
  keepPayload('docs/a.txt', 'old');
  minutes(4);
  keepPayload('docs/a.txt', 'new');
  minutes(4);
  keepPayload('docs/c.txt', 'c');
  expect(keptPayload('docs/a.txt')).toBe('new');
});

test('nothing is kept of a page that was not fetched ahead', () => {
  expect(keptPayload('docs/d.txt')).toBeUndefined();
});
