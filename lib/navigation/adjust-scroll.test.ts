/** @jest-environment jsdom */
import { adjustScroll, listenToAdjustments } from './adjust-scroll';

function movePage(distance: number) {
  let top = 100;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollBy = () => {
    top += distance;
  };
}

test('those who watch the scrolling hear of a page that keeps its place', () => {
  movePage(-40);
  const onAdjusted = jest.fn();
  const stop = listenToAdjustments(onAdjusted);
  adjustScroll(-40);
  expect(onAdjusted).toHaveBeenCalledTimes(1);
  stop();
  adjustScroll(-40);
  expect(onAdjusted).toHaveBeenCalledTimes(1);
});

test('they hear nothing when the page could not move', () => {
  movePage(0);
  const onAdjusted = jest.fn();
  const stop = listenToAdjustments(onAdjusted);
  adjustScroll(40);
  expect(onAdjusted).not.toHaveBeenCalled();
  stop();
});
