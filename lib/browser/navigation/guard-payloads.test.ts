/** @jest-environment jsdom */
import { guardPayloads } from './guard-payloads';
import {
  abandonNavigation,
  listenToFailures,
  NAVIGATION_TIMEOUT_MS,
  startNavigation,
} from './pending-navigation';
import { isReachable } from './reachability';
import { visit } from './visit';

jest.mock('./reachability');
jest.mock('./visit');

const PAYLOAD = { headers: { rsc: '1' } };
const PREFETCH = { headers: { rsc: '1', 'next-router-prefetch': '1' } };
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

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  window.fetch = server;
  undo = [guardPayloads(), listenToFailures(onFailure)];
  startNavigation(new URL('/docs/b', window.location.href), 'push');
  onFailure.mockClear();
});
afterEach(() => {
  undo.forEach((each) => each());
  abandonNavigation();
});

test('with the network gone the router gets no answer, and the failure is reported', async () => {
  server.mockRejectedValue(gone);
  jest.mocked(isReachable).mockResolvedValue(false);
  expect(await stateOf(window.fetch('/docs/b.txt', PAYLOAD))).toBe('pending');
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ type: 'push' }));
});

test('the same goes for a connection that breaks off inside the payload', async () => {
  server.mockResolvedValue(answer(Promise.reject(gone)));
  jest.mocked(isReachable).mockResolvedValue(false);
  expect(await stateOf(window.fetch('/docs/b.txt', PAYLOAD))).toBe('pending');
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('while the host can be reached, a payload that fails is left to the router', async () => {
  server.mockRejectedValue(gone);
  jest.mocked(isReachable).mockResolvedValue(true);
  expect(await stateOf(window.fetch('/docs/b.txt', PAYLOAD))).toBe('rejected');
  expect(onFailure).not.toHaveBeenCalled();
});

test('a move to another place on the page is left to the router, which leaves it to the browser', async () => {
  server.mockRejectedValue(gone);
  jest.mocked(isReachable).mockResolvedValue(false);
  startNavigation(new URL('#place', window.location.href), 'push');
  onFailure.mockClear();
  expect(await stateOf(window.fetch('/index.txt', PAYLOAD))).toBe('rejected');
  expect(onFailure).not.toHaveBeenCalled();
});

test('what a later navigation replaced is reported by nobody', async () => {
  server.mockRejectedValue(gone);
  jest.mocked(isReachable).mockResolvedValue(false);
  const request = window.fetch('/docs/b.txt', PAYLOAD);
  startNavigation(new URL('/docs/c', window.location.href), 'push');
  onFailure.mockClear();
  expect(await stateOf(request)).toBe('rejected');
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  ['a page fetched ahead', PREFETCH],
  ['anything else', undefined],
])('%s fails as it would', async (_, init) => {
  server.mockRejectedValue(gone);
  expect(await stateOf(window.fetch('/x', init))).toBe('rejected');
  expect(isReachable).not.toHaveBeenCalled();
});

test('a missing payload, which the browser replaces by a visit, has no time limit', async () => {
  const missing = answer(Promise.resolve(), false);
  server.mockResolvedValue(missing);
  jest.mocked(isReachable).mockResolvedValue(true);
  expect(await window.fetch('/docs/b.txt', PAYLOAD)).toBe(missing);
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS * 2);
  expect(visit).not.toHaveBeenCalled();
});
