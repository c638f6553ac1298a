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

let stop: () => void;
const prefetch = jest.fn<void, [readonly URL[]]>();
const intent = jest.fn<void, [URL]>();
const prefetched = () => prefetch.mock.calls.map(([urls]) => urls.map(({ pathname }) => pathname));

/** Watches the links of the page as it is now. */
const observe = () => (stop = observeLinks('', { view: prefetch, intent }));
afterEach(() => {
  stop?.();
  jest.clearAllMocks();
});

const links = () => [...document.querySelectorAll('a')];
/** Settles after the next paint. */
const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

test('a page is fetched once, when the first link to it comes into view', () => {
  observe();
  links().forEach((link) => show(link));
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test('pages whose links come into view at once are fetched at once', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/docs/b">b</a>');
  observe();
  show(...links());
  expect(prefetched()).toEqual([['/docs/a', '/docs/b']]);
});

const slow = [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }];

test.each(slow)('nothing is fetched in view or on hover with %j', async (slow) => {
  connection = slow;
  observe();
  links().forEach((link) => {
    show(link);
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  });
  await painted();
  expect(prefetch).not.toHaveBeenCalled();
});

test('a reader who points at a link is reported, also when its page has been fetched', async () => {
  observe();
  links().forEach((link) => show(link));
  expect(intent).not.toHaveBeenCalled();
  links()[0]!.dispatchEvent(new Event('touchstart', { bubbles: true }));
  await painted();
  expect(intent.mock.calls).toEqual([[expect.objectContaining({ pathname: '/docs/a' })]]);
});

test('nothing is fetched offline, and a link is fetched on hover once the network is back', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  observe();
  show(links()[0]!);
  expect(prefetch).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  links()[0]!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await painted();
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test('only the latest link under the pointer counts, once the page is painted', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/docs/b">b</a>');
  observe();
  for (const link of links()) link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(prefetch).not.toHaveBeenCalled();
  await painted();
  expect(prefetched()).toEqual([['/docs/b']]);
});

test.each([undefined, {}, { saveData: false, effectiveType: '3g' }, { effectiveType: '4g' }])(
  'pages are fetched ahead on %j',
  (connection) => expect(mayPrefetch({ connection })).toBe(true),
);
