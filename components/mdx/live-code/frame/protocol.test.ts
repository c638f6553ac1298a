/** @jest-environment node */
import { isFrameMessage, isPageMessage } from './protocol';

it.each([
  [{ type: 'ready' }, true],
  [{ type: 'pong' }, true],
  [{ type: 'height', height: 120 }, true],
  [{ type: 'result', run: 1, error: undefined }, true],
  [{ type: 'result', run: 1, error: 'TypeError: x' }, true],
  [{ type: 'height', height: 'tall' }, false],
  [{ type: 'height', height: Infinity }, false],
  [{ type: 'result', run: 1, error: { toString: 1 } }, false],
  [{ type: 'else' }, false],
  ['ready', false],
  [null, false],
])('a sample may post anything; %j is a message of the frame: %s', (data, expected) => {
  expect(isFrameMessage(data)).toBe(expected);
});

it.each([
  [{ type: 'ping' }, true],
  [{ type: 'theme', theme: 'dark', colorScheme: 'dark' }, true],
  [{ type: 'run', run: 1, code: '<b />', noInline: false }, true],
  [{ type: 'theme', theme: 'dark' }, false],
  [{ type: 'run', run: 1, code: { toString: 1 }, noInline: false }, false],
  [{ type: 'run', run: '1', code: '<b />', noInline: false }, false],
  [{ type: 'run', run: 1, code: '<b />' }, false],
  [{ type: 'ready' }, false],
  ['ping', false],
  [null, false],
])('whatever reaches the frame, %j is a message of the page: %s', (data, expected) => {
  expect(isPageMessage(data)).toBe(expected);
});
