import { act, fireEvent, render, screen } from '@testing-library/react';
import { keepPayload } from '@/lib/browser/navigation/kept-payloads';
import { preparePage } from './open-ahead';
import { useLikelyPage } from './use-likely-page';

jest.mock('next/navigation', () => ({ usePathname: () => '/docs/a' }));
jest.mock('./open-ahead');

/** Brings the watched link into view. */
let show: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(preparePage).mockClear();
  history.replaceState(null, '', '/docs/a');
  globalThis.IntersectionObserver = class {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
      show = () => this.report([entry], this as never);
    }
    disconnect() {
      show = () => undefined;
    }
  } as unknown as typeof IntersectionObserver;
});

function Page() {
  useLikelyPage({ basePath: '', buildId: 'build' });
  return (
    <main>
      <a href="/docs/first">First</a>
      <a href="/docs/second">Second</a>
      <a href="/docs/a">This page</a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="/docs/next" rel="next">
        Next
      </a>
    </main>
  );
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(1000));
const prepared = () => jest.mocked(preparePage).mock.calls.map(([{ pathname }]) => pathname);

test('links to the page on screen and to other sites prepare nothing', async () => {
  keepPayload('docs/a.txt', 'payload');
  render(<Page />);
  fireEvent.focusIn(screen.getByRole('link', { name: 'This page' }));
  fireEvent.focusIn(screen.getByRole('link', { name: 'Elsewhere' }));
  await settle();
  expect(prepared()).toEqual([]);
});

test('the next page is prepared once its link is in view, it is fetched and the browser is idle', async () => {
  render(<Page />);
  await settle();
  expect(prepared()).toEqual([]);
  show();
  await settle();
  expect(prepared()).toEqual([]);
  keepPayload('docs/next.txt', 'payload');
  expect(prepared()).toEqual([]);
  await settle();
  expect(prepared()).toEqual(['/docs/next']);
});

test('the page of the focused link is prepared, and not that of the link focused before', async () => {
  keepPayload('docs/first.txt', 'payload');
  keepPayload('docs/second.txt', 'payload');
  render(<Page />);
  fireEvent.focusIn(screen.getByRole('link', { name: 'First' }));
  fireEvent.focusIn(screen.getByRole('link', { name: 'Second' }));
  await settle();
  expect(prepared()).toEqual(['/docs/second']);
});

test('nothing is prepared for a page that was left', async () => {
  keepPayload('docs/first.txt', 'payload');
  const { unmount } = render(<Page />);
  fireEvent.focusIn(screen.getByRole('link', { name: 'First' }));
  unmount();
  await settle();
  expect(prepared()).toEqual([]);
});

test('a page that is opened before the browser is idle is not prepared again', async () => {
  keepPayload('docs/first.txt', 'payload');
  render(<Page />);
  fireEvent.focusIn(screen.getByRole('link', { name: 'First' }));
  history.pushState(null, '', '/docs/first');
  await settle();
  expect(prepared()).toEqual([]);
});
