/** @jest-environment jsdom */
import { findFragmentTarget, scrollToDestination } from './scroll-to-destination';

beforeEach(() => {
  document.body.innerHTML = '<h2 id="größe">x</h2>';
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});

test('a fragment finds its element, decoded', () => {
  expect(findFragmentTarget('#gr%C3%B6%C3%9Fe')).toBe(document.querySelector('h2'));
});

test('a malformed fragment is ignored instead of throwing', () => {
  expect(findFragmentTarget('#%E0%A4%A')).toBeUndefined();
});

test.each(['', '#', '#nowhere', '#%E0%A4%A'])('“%s” leads to the top of the page', (hash) => {
  scrollToDestination(hash);
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

test('a fragment with a target scrolls there and not to the top', () => {
  scrollToDestination('#gr%C3%B6%C3%9Fe');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
