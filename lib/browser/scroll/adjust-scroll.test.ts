/** @jest-environment jsdom */
import { adjustScroll, listenToAdjustments } from './adjust-scroll';

/** Lets a scroll move the page by this distance, and no further. */
function movePage(distance: number) {
  let top = 100;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  return () => {
    top += distance;
  };
}

test('scroll watchers are notified about a page that keeps its position', () => {
  const scroll = movePage(-40);
  const onAdjusted = jest.fn();
  const stop = listenToAdjustments(onAdjusted);
  adjustScroll(scroll);
  expect(onAdjusted).toHaveBeenCalledTimes(1);
  stop();
  adjustScroll(scroll);
  expect(onAdjusted).toHaveBeenCalledTimes(1);
});

test('they are not notified when the page could not move', () => {
  const onAdjusted = jest.fn();
  const stop = listenToAdjustments(onAdjusted);
  adjustScroll(movePage(0));
  expect(onAdjusted).not.toHaveBeenCalled();
  stop();
});
