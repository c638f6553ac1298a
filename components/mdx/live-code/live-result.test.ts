import { screen } from '@testing-library/dom';
import { createLiveResult } from './live-result';

let box: HTMLElement;
let run: (code: string) => void;
let stop: AbortController;
const onError = jest.fn((line: number | undefined) => line);

const frame = () => screen.getByTitle<HTMLIFrameElement>('Result');

/** Lets the frame say something, as its page would. */
function say(data: unknown, origin = 'null', source = frame().contentWindow) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

/** Runs code in a frame that has loaded, and renders its result. */
function render(code: string) {
  run(code);
  say({ type: 'ready' });
  say({ type: 'result', run: 1, error: undefined });
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div><div id="box"><p>Static result</p></div></div>';
  box = document.getElementById('box') as HTMLElement;
  stop = new AbortController();
  const frame = { url: 'about:blank', name: 'Result', noInline: false };
  run = createLiveResult(box, frame, { onError }, stop.signal);
});

afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

test('a lazy load shows a spinner after 200 ms, next to what was there, until the sample is rendered', () => {
  run('1');
  jest.advanceTimersByTime(199);
  expect(screen.queryByRole('status')).toBeNull();
  jest.advanceTimersByTime(1);
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.getByText('Static result')).toBeVisible();
  say({ type: 'ready' });
  say({ type: 'result', run: 1, error: undefined });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByText('Static result')).toBeNull();
});

test('a theme that is chosen while the frame loads is that of its first result', () => {
  run('1');
  const post = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
  document.documentElement.dataset.theme = 'dark';
  say({ type: 'ready' });
  expect(post.mock.calls.map(([message]) => message as unknown)).toEqual([
    { type: 'theme', theme: 'dark', colorScheme: 'dark' },
    { type: 'run', run: 1, code: '1', noInline: false },
  ]);
  delete document.documentElement.dataset.theme;
});

test('a load that takes no longer than 200 ms shows no spinner', () => {
  run('1');
  jest.advanceTimersByTime(150);
  say({ type: 'ready' });
  say({ type: 'result', run: 1, error: undefined });
  jest.advanceTimersByTime(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['fails', () => jest.advanceTimersByTime(30_000)],
  ['ends in an error page', () => frame().dispatchEvent(new Event('load')) && jest.advanceTimersByTime(4000)],
])('a load that %s shows the error and Retry, which restarts it with its spinner', (_how, fail) => {
  run('1');
  fail();
  expect(screen.getByText('The preview could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  retry.click();
  expect(retry).not.toBeVisible();
  expect(box).toHaveFocus();
  expect(frame()).toBeInTheDocument();
  jest.advanceTimersByTime(200);
  expect(screen.getByRole('status')).toBeVisible();
});

test.each([
  ['names its line', 'one\ntwo(\nthree', 'SyntaxError: Unexpected token', 3, 3],
  ['names no place', 'one\ntwo <\nthree', 'Error: Expected either /> or > at the end.', undefined, 2],
  ['is thrown by what was inserted', 'one\nx\ntwo\nthree', 'ReferenceError: x', undefined, 2],
  ['is thrown by what was written into a line', 'one\ntwo()\nthree', 'Error: failed', undefined, 2],
  ['comes from what was deleted at the end', 'one\ntwo', 'SyntaxError: missing )', undefined, 2],
])('an error that %s is in a line of the code', (_how, code, error, found, line) => {
  render('one\ntwo\nthree');
  run(code);
  say({ type: 'result', run: 2, error, line: found });
  expect(onError).toHaveBeenLastCalledWith(line);
  expect(screen.getByText(`Line ${line}: ${error}`)).toBeVisible();
  run('four');
  say({ type: 'result', run: 3, error: undefined });
  expect(onError).toHaveBeenLastCalledWith(undefined);
});

test.each([
  ['has not changed', 'one\ntwo\nthree'],
  ['has changed in several lines', 'one()\ntwo\nthree()'],
  ['is another', 'four\nfive'],
])('an error that names no place, of code that %s, is in no line', (_how, code) => {
  render('one\ntwo\nthree');
  run(code);
  say({ type: 'result', run: 2, error: 'Error: Failed to fetch' });
  expect(onError).toHaveBeenLastCalledWith(undefined);
  expect(screen.getByText('Error: Failed to fetch')).toBeVisible();
});

test('a lost preview marks no line as an error', () => {
  render('one\ntwo');
  run('one\nthree');
  say({ type: 'ready' });
  expect(screen.getByText(/^The preview navigated away/)).toBeVisible();
  expect(onError).toHaveBeenLastCalledWith(undefined);
});

test.each([
  ['a page that the frame went to, outside of the sandbox', 'https://foreign.example.com', undefined],
  ['another window', 'null', window],
])('%s is ignored', (_sender, origin, source) => {
  run('1');
  say({ type: 'ready' });
  say({ type: 'result', run: 1, error: 'forged' }, origin, source);
  expect(screen.getByText('Static result')).toBeVisible();
  expect(screen.queryByText('forged')).toBeNull();
});

test.each([
  ['goes to another page', () => frame().dispatchEvent(new Event('load'))],
  ['loads its own page again', () => say({ type: 'ready' })],
])('a sample that %s is ended, with an error and Retry', (_name, leave) => {
  run('1');
  say({ type: 'ready' });
  frame().dispatchEvent(new Event('load'));
  say({ type: 'result', run: 1, error: undefined });
  leave();
  expect(screen.queryByTitle('Result')).toBeNull();
  expect(screen.getByText(/^The preview navigated away and was stopped/)).toBeVisible();
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(frame()).toBeInTheDocument();
});
