import { screen } from '@testing-library/dom';
import { createLiveResult, type LiveResult } from './live-result';

let box: HTMLElement;
let result: LiveResult;

const frame = () => screen.getByTitle<HTMLIFrameElement>('Result');

/** Lets the frame say something, as its page would. */
function say(data: unknown) {
  window.dispatchEvent(new MessageEvent('message', { data, source: frame().contentWindow }));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div><div id="box"><p>Static result</p></div></div>';
  box = document.getElementById('box') as HTMLElement;
  result = createLiveResult(box, 'about:blank', false);
});

afterEach(() => {
  result.remove();
  jest.useRealTimers();
});

test('a lazy load shows a spinner after 200 ms, beside what was there, until the sample is drawn', () => {
  result.run('1');
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

test('a load that takes no longer than 200 ms shows no spinner', () => {
  result.run('1');
  jest.advanceTimersByTime(150);
  say({ type: 'ready' });
  say({ type: 'result', run: 1, error: undefined });
  jest.advanceTimersByTime(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a load that fails shows the error and Retry, which restarts it with its spinner', () => {
  result.run('1');
  jest.advanceTimersByTime(30_000);
  expect(screen.getByText('Error: The page that runs this sample could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.click();
  expect(retry).not.toBeVisible();
  expect(frame()).toBeInTheDocument();
  jest.advanceTimersByTime(200);
  expect(screen.getByRole('status')).toBeVisible();
});
