/** @jest-environment jsdom */
import { finishProgress, PROGRESS_DELAY_MS, startProgress } from './progress-bar';

const bar = () => document.getElementById('nprogress');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  finishProgress();
  jest.runAllTimers();
});

test('the progress bar appears when a page takes over 200 ms', () => {
  startProgress();
  jest.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  expect(bar()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(bar()).not.toBeNull();
});

test('a page that arrives within 200 ms shows no bar', () => {
  startProgress();
  jest.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  finishProgress();
  jest.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});

test('the bar disappears when the page arrives', () => {
  startProgress();
  jest.advanceTimersByTime(PROGRESS_DELAY_MS);
  finishProgress();
  jest.advanceTimersByTime(2000);
  expect(bar()).toBeNull();
});

test('the bar is a picture only, so it claims no role', () => {
  startProgress();
  jest.advanceTimersByTime(PROGRESS_DELAY_MS);
  expect(bar()?.querySelector('[role]')).toBeNull();
});
