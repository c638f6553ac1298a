/** @jest-environment jsdom */
import { createAfterPress } from './after-press';

let afterPress: ReturnType<typeof createAfterPress>;
const press = (type: string) => window.dispatchEvent(new Event(type));

beforeEach(() => {
  jest.useFakeTimers();
  afterPress = createAfterPress(window);
});
afterEach(() => jest.useRealTimers());

test('a task runs at once while nothing is pressed', () => {
  const task = jest.fn();
  afterPress(task);
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel'])('a task waits for %s and the click after it', (end) => {
  const task = jest.fn();
  press('pointerdown');
  afterPress(task);
  jest.advanceTimersByTime(300);
  press(end);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60);
  expect(task).toHaveBeenCalledTimes(1);
});

test('only the last task that waits is run', () => {
  const tasks = [jest.fn(), jest.fn()];
  press('pointerdown');
  tasks.forEach(afterPress);
  press('pointerup');
  jest.advanceTimersByTime(60);
  expect(tasks.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('a release that is never heard of holds nothing back for long', () => {
  const task = jest.fn();
  press('pointerdown');
  afterPress(task);
  jest.advanceTimersByTime(1600);
  expect(task).toHaveBeenCalledTimes(1);
});
