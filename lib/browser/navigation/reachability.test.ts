/** @jest-environment jsdom */
import { isReachable } from './reachability';

beforeEach(() => jest.useFakeTimers());

test.each([200, 404, 405, 503])('a host that answers with status %i is within reach', async (status) => {
  window.fetch = jest.fn().mockResolvedValue({ status });
  expect(await isReachable('/docs/a')).toBe(true);
});

test('a host that cannot be connected to is not', async () => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isReachable('/docs/a')).toBe(false);
});

test('a host that does not answer for some seconds is not', async () => {
  window.fetch = jest.fn(
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
  );
  const answer = isReachable('/docs/a');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe(false);
});
