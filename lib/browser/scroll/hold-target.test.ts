/** @jest-environment jsdom */
import { listenToAdjustments } from './adjust-scroll';
import { holdOpenedTarget, holdTarget, releaseTarget } from './hold-target';

/** Where the target rests below the bar, and where it is now, both in the window. */
const RESTING_TOP = 68;
let [top, scrolled] = [RESTING_TOP, 0];
let target: HTMLElement;
let onResize: () => void;

/** Lets something above the target grow or shrink, as the browser would tell of it. */
function changeHeightAbove(pixels: number) {
  top += pixels;
  onResize();
}

beforeEach(() => {
  document.body.innerHTML = '<h2 style="scroll-margin-top: 8px">Target</h2>';
  document.documentElement.style.scrollPaddingTop = '60px';
  target = document.querySelector('h2')!;
  target.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  [top, scrolled] = [RESTING_TOP, 1000];
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled });
  target.scrollIntoView = () => {
    scrolled += top - RESTING_TOP;
    top = RESTING_TOP;
  };
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      onResize = () => callback([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect() {
      onResize = () => undefined;
    }
  };
});

afterEach(releaseTarget);

test('the target stays where it is, however often the page above it changes its height', () => {
  holdTarget(target);
  changeHeightAbove(-335);
  expect(top).toBe(RESTING_TOP);
  top += 20;
  dispatchEvent(new Event('scroll'));
  changeHeightAbove(20);
  expect(top).toBe(RESTING_TOP);
});

test('reports to scroll watchers that the page moved, and the reader did not scroll', () => {
  const onAdjusted = jest.fn();
  const stop = listenToAdjustments(onAdjusted);
  holdTarget(target);
  changeHeightAbove(0);
  expect(onAdjusted).not.toHaveBeenCalled();
  changeHeightAbove(20);
  expect(onAdjusted).toHaveBeenCalledTimes(1);
  stop();
});

test.each(['wheel', 'pointerdown', 'keydown', 'popstate'])('the reader’s %s lets it go', (input) => {
  holdTarget(target);
  dispatchEvent(new Event(input));
  changeHeightAbove(20);
  expect(top).toBe(RESTING_TOP + 20);
});

test('so does a scroll by other means', () => {
  holdTarget(target);
  [top, scrolled] = [top - 500, scrolled + 500];
  dispatchEvent(new Event('scroll'));
  changeHeightAbove(20);
  expect(top).toBe(RESTING_TOP - 500 + 20);
});

test('a page that was opened at the target keeps it there, as long as the reader has not left it', () => {
  holdOpenedTarget(target);
  changeHeightAbove(20);
  expect(top).toBe(RESTING_TOP);
  releaseTarget();
  top = -300;
  holdOpenedTarget(target);
  changeHeightAbove(20);
  expect(top).toBe(-280);
});
