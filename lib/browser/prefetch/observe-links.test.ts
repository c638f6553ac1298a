/** @jest-environment jsdom */
import { afterPaint } from '../page-load/readiness';
import { mayPrefetch, observeLinks } from './observe-links';

let show: (...targets: Element[]) => void;
let connection: { saveData?: boolean; effectiveType?: string } | undefined;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(report: IntersectionObserverCallback) {
      show = (...targets) =>
        report(
          targets.map((target) => ({ isIntersecting: true, target }) as IntersectionObserverEntry),
          this as unknown as IntersectionObserver,
        );
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
  connection = undefined;
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
  document.body.innerHTML =
    '<a href="/docs/a">a</a><a href="/docs/a#x">again</a><a href="https://example.org">out</a>';
});

const observe = (view: jest.Mock, intent = jest.fn()) => observeLinks('', { view, intent });
const links = () => [...document.querySelectorAll('a')];
/** Settles after the next paint. */
const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

test('a page is fetched once, when the first link to it comes into view', () => {
  const prefetch = jest.fn();
  const stop = observe(prefetch);
  links().forEach((link) => show(link));
  expect(prefetch).toHaveBeenCalledTimes(1);
  stop();
});

test('pages whose links come into view at once are fetched at once', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/docs/b">b</a>');
  const prefetch = jest.fn<void, [readonly URL[]]>();
  const stop = observe(prefetch);
  show(...links());
  expect(prefetch.mock.calls.map(([urls]) => urls.map(({ pathname }) => pathname))).toEqual([
    ['/docs/a', '/docs/b'],
  ]);
  stop();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'nothing is fetched in view or on hover with %j',
  async (slow) => {
    connection = slow;
    const prefetch = jest.fn();
    const stop = observe(prefetch);
    links().forEach((link) => {
      show(link);
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
      link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    });
    await painted();
    expect(prefetch).not.toHaveBeenCalled();
    stop();
  },
);

test('a reader who points at a link is reported, also when its page has been fetched', async () => {
  const [prefetch, intent] = [jest.fn(), jest.fn()];
  const stop = observe(prefetch, intent);
  links().forEach((link) => show(link));
  expect(intent).not.toHaveBeenCalled();
  links()[0]!.dispatchEvent(new Event('touchstart', { bubbles: true }));
  await painted();
  expect(intent.mock.calls).toEqual([[expect.objectContaining({ pathname: '/docs/a' })]]);
  stop();
});

test('nothing is fetched offline, and a link is fetched on hover once the network is back', async () => {
  const prefetch = jest.fn();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = observe(prefetch);
  show(links()[0]!);
  expect(prefetch).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  links()[0]!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await painted();
  expect(prefetch).toHaveBeenCalledTimes(1);
  stop();
});

test('only the latest link under the pointer counts, once the page is painted', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/docs/b">b</a>');
  const prefetch = jest.fn<void, [readonly URL[]]>();
  const stop = observe(prefetch);
  for (const link of links()) link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(prefetch).not.toHaveBeenCalled();
  await painted();
  expect(prefetch.mock.calls.map(([urls]) => urls.map(({ pathname }) => pathname))).toEqual([['/docs/b']]);
  stop();
});

test.each([undefined, {}, { saveData: false, effectiveType: '3g' }, { effectiveType: '4g' }])(
  'pages are fetched ahead on %j',
  (connection) => expect(mayPrefetch(connection)).toBe(true),
);
