import { render } from '@testing-library/react';
import { observeLinks } from '@/lib/browser/prefetch/observe-links';
import { PageNavigation } from './page-navigation';

const prefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch }), usePathname: () => '/' }));
jest.mock('@/lib/browser/prefetch/observe-links', () => ({ observeLinks: jest.fn(() => () => undefined) }));

const lastObserver = () => jest.mocked(observeLinks).mock.lastCall![1];

beforeEach(() => prefetch.mockClear());

it('fetches the page of a link that a reader points at, unless it is on screen', () => {
  render(<PageNavigation basePath="" docsPath="/docs" focusTargetId="main" />);
  for (const path of ['/other', '/']) lastObserver().intent(new URL(path, window.location.href));
  expect(prefetch.mock.calls).toEqual([['/other']]);
});

it('requests the pages of links that come into view from the last to the first, as the router fetches the latest first', () => {
  render(<PageNavigation basePath="" docsPath="/docs" focusTargetId="main" />);
  lastObserver().view(['/in-the-text', '/in-the-footer'].map((path) => new URL(path, window.location.href)));
  expect(prefetch.mock.calls).toEqual([['/in-the-footer'], ['/in-the-text']]);
});
