/** @jest-environment jsdom */
import { finishProgress, PROGRESS_DELAY_MS, startProgress } from './progress-bar';

const bar = () => document.getElementById('nprogress');

beforeEach(() => {
  jest.useFakeTimers();
  finishProgress('/docs/a');
});
afterEach(() => {
  finishProgress('/docs/a');
  jest.runAllTimers();
});

test('the progress bar appears when a page takes over 200 ms', () => {
  startProgress('/docs/b');
  jest.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  expect(bar()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(bar()).not.toBeNull();
});

test('a page that is there within 200 ms shows no bar', () => {
  startProgress('/docs/b');
  jest.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  finishProgress('/docs/b');
  jest.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});

test('a change of only the query or the fragment shows no bar', () => {
  startProgress('/docs/a');
  jest.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});

test('the bar goes when the page has come', () => {
  startProgress('/docs/b');
  jest.advanceTimersByTime(PROGRESS_DELAY_MS);
  finishProgress('/docs/b');
  jest.advanceTimersByTime(2000);
  expect(bar()).toBeNull();
});

test('the bar is a picture only, so it claims no role', () => {
  startProgress('/docs/b');
  jest.advanceTimersByTime(PROGRESS_DELAY_MS);
  expect(bar()?.querySelector('[role]')).toBeNull();
});
