/** @jest-environment node */
import { isFrameMessage } from './protocol';

it.each([
  [{ type: 'ready' }, true],
  [{ type: 'height', height: 120 }, true],
  [{ type: 'result', run: 1, error: undefined }, true],
  [{ type: 'result', run: 1, error: 'TypeError: x' }, true],
  [{ type: 'height', height: 'tall' }, false],
  [{ type: 'height', height: Infinity }, false],
  [{ type: 'result', run: 1, error: 'TypeError: x', line: 3 }, true],
  [{ type: 'result', run: 1, error: 'TypeError: x', line: '3' }, false],
  [{ type: 'result', run: 1, error: { toString: 1 } }, false],
  [{ type: 'else' }, false],
  ['ready', false],
  [null, false],
])('a sample may post anything; %j is a message of the frame: %s', (data, expected) => {
  expect(isFrameMessage(data)).toBe(expected);
});

const compiled = { type: 'compiled', run: 1, problems: [], jsonSchema: '{}', failure: undefined };
const entered = { type: 'entered', value: '{}', errors: [], errorCount: 0, saved: undefined };

test.each([
  [compiled, true],
  [{ ...compiled, problems: [{ pointer: '', code: 'a', message: 'b', fix: 'c', severity: 'error' }] }, true],
  [{ ...compiled, problems: [{ pointer: '' }] }, false],
  [{ ...compiled, problems: [null] }, false],
  [{ ...compiled, failure: {} }, false],
  [entered, true],
  [{ ...entered, errors: [{ pointer: '/a', code: 'b', message: 'c' }], saved: '{}' }, true],
  [{ ...entered, errors: 'all' }, false],
  [{ ...entered, value: undefined }, false],
  [{ type: 'rendered', schema: '{}', hints: '{}', data: '{}' }, true],
  [{ type: 'rendered', schema: {}, hints: '{}', data: '{}' }, false],
])('code in the frame may post anything; %j is a message of the frame: %s', (data, expected) => {
  expect(isFrameMessage(data)).toBe(expected);
});
