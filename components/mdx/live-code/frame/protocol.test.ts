import { isFrameMessage } from './protocol';

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
