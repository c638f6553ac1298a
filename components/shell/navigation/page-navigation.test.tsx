import { render } from '@testing-library/react';
import { observeLinks } from '@/lib/browser/prefetch/observe-links';
import { keepPayload } from '@/lib/browser/navigation/kept-payloads';
import { PageNavigation } from './page-navigation';

const prefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch }), usePathname: () => '/' }));
// jsdom has no IntersectionObserver.
jest.mock('./use-likely-page', () => ({ useLikelyPage: () => undefined }));
jest.mock('@/lib/browser/prefetch/observe-links', () => ({ observeLinks: jest.fn(() => () => undefined) }));

// jsdom has no network.
beforeAll(() => Object.assign(window, { fetch: jest.fn() }));

const lastObserver = () => jest.mocked(observeLinks).mock.lastCall![1];

beforeEach(() => prefetch.mockClear());

it('requests a page again when a reader points at a link to it, unless it is still kept or on screen', () => {
  render(<PageNavigation basePath="" focusTargetId="main" />);
  keepPayload('kept.txt', 'payload');
  for (const path of ['/kept', '/outdated', '/']) lastObserver().intent(new URL(path, window.location.href));
  expect(prefetch.mock.calls).toEqual([['/outdated']]);
});

it('requests the pages of links that come into view from the last to the first, as the router fetches the latest first', () => {
  render(<PageNavigation basePath="" focusTargetId="main" />);
  lastObserver().view(['/in-the-text', '/in-the-footer'].map((path) => new URL(path, window.location.href)));
  expect(prefetch.mock.calls).toEqual([['/in-the-footer'], ['/in-the-text']]);
});
