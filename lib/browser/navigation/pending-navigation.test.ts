/** @jest-environment jsdom */
import { to, useNavigation } from './fixtures/use-navigation';
import {
  abandonNavigation,
  finishNavigation,
  finishProgress,
  isNavigating,
  isOnScreen,
  listenToFailures,
  NAVIGATION_TIMEOUT_MS,
  PROGRESS_DELAY_MS,
  startNavigation,
  startProgress,
} from './pending-navigation';
import { isReachable } from './reachability';
import { visit } from './visit';

jest.mock('./reachability');
jest.mock('./visit');

const bar = () => document.getElementById('nprogress');
const href = (path: string) => to(path).href;

useNavigation();

test.each(['push', 'replace', 'traverse'] as const)(
  'a page that never comes is loaded by the browser after some seconds (%s)',
  async (type) => {
    startNavigation(to('/docs/b'), type);
    await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS - 1);
    expect(visit).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(jest.mocked(visit).mock.calls).toEqual([[href('/docs/b'), type]]);
  },
);

test('a page that never arrives from an unreachable host is reported instead, and the bar disappears', async () => {
  jest.mocked(isReachable).mockResolvedValue(false);
  const onFailure = jest.fn();
  const stop = listenToFailures(onFailure);
  startNavigation(to('/docs/b'), 'push');
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS + 2000);
  expect(visit).not.toHaveBeenCalled();
  expect(onFailure).toHaveBeenLastCalledWith(expect.objectContaining({ href: href('/docs/b') }));
  expect(bar()).toBeNull();
  startNavigation(to('/docs/c'), 'push');
  expect(onFailure).toHaveBeenLastCalledWith(undefined);
  stop();
});

test('only the latest navigation has a time limit', async () => {
  startNavigation(to('/docs/b'), 'push');
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS - 1000);
  startNavigation(to('/docs/c'), 'push');
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS - 1);
  expect(visit).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(jest.mocked(visit).mock.calls).toEqual([[href('/docs/c'), 'push']]);
});

test('a navigation that another one replaced during the check of its host is dropped', async () => {
  let answer: (isThere: boolean) => void = () => undefined;
  jest.mocked(isReachable).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  startNavigation(to('/docs/b'), 'push');
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS);
  startNavigation(to('/docs/c'), 'push');
  answer(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(visit).not.toHaveBeenCalled();
});

test.each([
  ['the page has come', () => finishNavigation('/docs/b')],
  ['the document is left', abandonNavigation],
  ['the reader returns to the page on screen', () => startNavigation(to('/docs/a'), 'replace')],
])('nothing is loaded and no bar is left once %s', async (_, end) => {
  startNavigation(to('/docs/b'), 'push');
  await jest.advanceTimersByTimeAsync(PROGRESS_DELAY_MS);
  expect(bar()).not.toBeNull();
  end();
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS * 2);
  expect(bar()).toBeNull();
  expect(visit).not.toHaveBeenCalled();
});

test.each(['/docs/a?x=1', '/docs/a#x', '/docs/a/'])('%s is on screen: no bar and no limit', async (path) => {
  startNavigation(to(path), 'push');
  await jest.advanceTimersByTimeAsync(PROGRESS_DELAY_MS);
  expect(bar()).toBeNull();
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS);
  expect(visit).not.toHaveBeenCalled();
});

test('the router navigates while another page is pending, until its host is out of reach', async () => {
  history.replaceState(null, '', '/docs/a');
  expect(isNavigating()).toBe(false);
  startNavigation(to('/docs/a#part'), 'push');
  expect(isNavigating()).toBe(false);
  startNavigation(to('/docs/b'), 'push');
  expect(isNavigating()).toBe(true);
  jest.mocked(isReachable).mockResolvedValue(false);
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS);
  expect(isNavigating()).toBe(false);
});

test('the router navigates while the URL is of another page than the one on screen, where navigation ended last', () => {
  expect([isOnScreen('/docs/a'), isOnScreen('/docs/b')]).toEqual([true, false]);
  history.pushState(null, '', '/docs/b');
  expect(isNavigating()).toBe(true);
  finishNavigation('/docs/b');
  expect(isOnScreen('/docs/b.html')).toBe(true);
  expect(isNavigating()).toBe(false);
});

test('a page that comes after a later click leaves the navigation of that click pending', async () => {
  startNavigation(to('/docs/c'), 'push');
  finishNavigation('/docs/b', to('/docs/c'));
  expect(isOnScreen('/docs/b')).toBe(true);
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS);
  expect(jest.mocked(visit).mock.calls).toEqual([[href('/docs/c'), 'push']]);
});

test('a page that arrives within 200 ms shows no bar, which is a picture only and claims no role', () => {
  startProgress();
  jest.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  expect(bar()).toBeNull();
  finishProgress();
  jest.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
  startProgress();
  jest.advanceTimersByTime(PROGRESS_DELAY_MS);
  expect(bar()!.querySelector('[role]')).toBeNull();
});
