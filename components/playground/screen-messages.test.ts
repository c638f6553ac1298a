import { isFrameMessage, isPageMessage } from '../mdx/live-code/frame/protocol';

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

const request = {
  ...{ type: 'screen', run: 1, session: 1, language: 'json', schema: '{}', hints: '{}' },
  ...{ data: '{}', look: 'dark', locale: 'en' },
};

test.each([
  [request, true],
  [{ ...request, session: '1' }, false],
  [{ ...request, schema: {} }, false],
  [{ type: 'library', code: '' }, true],
  [{ type: 'library' }, false],
  [{ type: 'focus', pointer: '/a' }, true],
  [{ type: 'focus' }, false],
])('%j is a message of the page: %s', (data, expected) => {
  expect(isPageMessage(data)).toBe(expected);
});
