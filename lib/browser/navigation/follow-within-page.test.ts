/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { followWithinPage } from './follow-within-page';
import { isOverlayEntry, pushOverlayEntry } from '../../config/next-formats/browser/history-entry';
import { canonicalPath } from '../../config/paths/paths';
import { scrollToDestination } from '../scroll/scroll-to-destination';

jest.mock('../scroll/scroll-to-destination', () => ({ scrollToDestination: jest.fn() }));
jest.mock('./pending-navigation', () => ({ abandonNavigation: jest.fn() }));

/** Follows a link from the page on screen; says whether the browser is left to follow it too. */
function follow(href: string): boolean {
  const click = new MouseEvent('click', { cancelable: true });
  const link = Object.assign(document.createElement('a'), { href });
  const url = new URL(link.href);
  url.pathname = canonicalPath(url.pathname);
  followWithinPage(click, link, url);
  return !click.defaultPrevented;
}

const url = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  window.history.replaceState(null, '', '/docs/types?x=1');
  jest.mocked(scrollToDestination).mockClear();
});

test('a fragment is followed however often, and the page scrolls each time after the URL has changed', () => {
  const hashes: string[] = [];
  jest.mocked(scrollToDestination).mockImplementation(() => void hashes.push(window.location.hash));
  follow('#numbers');
  const { length } = window.history;
  follow('#numbers');
  expect(window.history).toHaveLength(length);
  expect(hashes).toEqual(['#numbers', '#numbers']);
  expect(jest.mocked(scrollToDestination).mock.calls).toEqual([['#numbers'], ['#numbers']]);
});

test('a link without the fragment leads to the top, in one more entry', () => {
  window.history.replaceState(null, '', '#numbers');
  const { length } = window.history;
  expect(follow('/docs/types?x=1')).toBe(false);
  expect(url()).toBe('/docs/types?x=1');
  expect(window.history).toHaveLength(length + 1);
  expect(scrollToDestination).toHaveBeenCalledWith('');
});

test('a change of only the query does not scroll', () => {
  expect(follow('?x=2')).toBe(false);
  expect(url()).toBe('/docs/types?x=2');
  expect(scrollToDestination).not.toHaveBeenCalled();
});

test('the page keeps its own URL, however the link writes it', () => {
  expect(follow('/docs/types.html?x=1#numbers')).toBe(false);
  expect(url()).toBe('/docs/types?x=1#numbers');
  expect(scrollToDestination).toHaveBeenCalledWith('#numbers');
});

test('a link to the very URL adds no entry, and in the mobile menu goes back over the menu’s', async () => {
  const { length } = window.history;
  expect(follow('/docs/types?x=1')).toBe(false);
  expect(window.history).toHaveLength(length);
  pushOverlayEntry();
  expect(follow('/docs/types.html?x=1')).toBe(false);
  // An event of an earlier test's fragment may come first.
  await waitFor(() => expect(isOverlayEntry()).toBe(false));
  await waitFor(() => expect(jest.mocked(scrollToDestination).mock.calls).toEqual([[''], ['']]));
});

test('a link in the mobile menu takes the place of the menu’s entry', () => {
  pushOverlayEntry();
  const { length } = window.history;
  expect(follow('#numbers')).toBe(false);
  expect(url()).toBe('/docs/types?x=1#numbers');
  expect(window.history).toHaveLength(length);
  expect(isOverlayEntry()).toBe(false);
});
