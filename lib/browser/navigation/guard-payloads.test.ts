/** @jest-environment jsdom */
import { pageProbe, pageRequest, prefetchRequest } from '../../next-formats/browser/fixtures';
import { to, useNavigation } from './fixtures/use-navigation';
import { guardPayloads } from './guard-payloads';
import { listenToFailures, NAVIGATION_TIMEOUT_MS, startNavigation } from './pending-navigation';
import { isReachable } from './reachability';
import { visit } from './visit';

jest.mock('./reachability');
jest.mock('./visit');

const gone = new TypeError('Failed to fetch');
const server = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const onFailure = jest.fn();
let undo: (() => void)[] = [];

/** A response, as far as it is looked at; its body arrives as given. */
const answer = (body: Promise<unknown>, ok = true) =>
  ({ ok, clone: () => ({ arrayBuffer: () => body }) }) as unknown as Response;

/** What has become of a promise once everything that is due has happened. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  let state = 'pending';
  promise.then(
    () => (state = 'fulfilled'),
    () => (state = 'rejected'),
  );
  await jest.advanceTimersByTimeAsync(1);
  return state;
}

useNavigation();
beforeEach(() => {
  window.fetch = server;
  undo = [guardPayloads(''), listenToFailures(onFailure)];
  startNavigation(to('/docs/b'), 'push');
  onFailure.mockClear();
});
afterEach(() => undo.forEach((each) => each()));

test('with the network gone the router gets no answer, and the failure is reported', async () => {
  server.mockRejectedValue(gone);
  jest.mocked(isReachable).mockResolvedValue(false);
  expect(await stateOf(window.fetch('/docs/b.txt', pageRequest))).toBe('pending');
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ type: 'push' }));
});

test('the same goes for a connection that breaks off inside the payload', async () => {
  server.mockResolvedValue(answer(Promise.reject(gone)));
  jest.mocked(isReachable).mockResolvedValue(false);
  expect(await stateOf(window.fetch('/docs/b.txt', pageRequest))).toBe('pending');
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('while the host can be reached, a payload that fails is left to the router', async () => {
  server.mockRejectedValue(gone);
  expect(await stateOf(window.fetch('/docs/b.txt', pageRequest))).toBe('rejected');
  expect(onFailure).not.toHaveBeenCalled();
});

test('a navigation that a later one replaced is not reported', async () => {
  server.mockRejectedValue(gone);
  jest.mocked(isReachable).mockResolvedValue(false);
  const request = window.fetch('/docs/b.txt', pageRequest);
  startNavigation(to('/docs/c'), 'push');
  onFailure.mockClear();
  expect(await stateOf(request)).toBe('rejected');
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  ['a page fetched ahead', prefetchRequest],
  ['anything else', undefined],
])('%s fails as it would', async (_, init) => {
  server.mockRejectedValue(gone);
  expect(await stateOf(window.fetch('/x', init))).toBe('rejected');
  expect(isReachable).not.toHaveBeenCalled();
});

test('a missing payload, which the browser replaces by a visit, has no time limit', async () => {
  const missing = answer(Promise.resolve(), false);
  server.mockResolvedValue(missing);
  expect(await window.fetch('/docs/b.txt', pageRequest)).toBe(missing);
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS * 2);
  expect(visit).not.toHaveBeenCalled();
});

test('a probe of the router is answered without the network, and one of the site is sent', async () => {
  // jsdom has none.
  const found = {} as Response;
  Object.assign(globalThis, { Response: jest.fn(() => found) });
  expect(await window.fetch('/docs/b', pageProbe)).toBe(found);
  expect(server).not.toHaveBeenCalled();
  server.mockResolvedValue(answer(Promise.resolve()));
  await window.fetch('/docs/b', { ...pageProbe, cache: 'no-store' });
  expect(server).toHaveBeenCalledTimes(1);
});
