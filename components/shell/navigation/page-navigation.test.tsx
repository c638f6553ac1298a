import { render } from '@testing-library/react';
import { fetchArticle } from '@/lib/browser/navigation/articles';
import { observeLinks } from '@/lib/browser/prefetch/observe-links';
import { PageNavigation } from './page-navigation';

const prefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch }), usePathname: () => '/' }));
jest.mock('@/lib/browser/prefetch/observe-links', () => ({ observeLinks: jest.fn(() => () => undefined) }));

jest.mock('@/lib/browser/navigation/articles', () => ({
  ...jest.requireActual<object>('@/lib/browser/navigation/articles'),
  fetchArticle: jest.fn(() => Promise.resolve()),
}));

const lastObserver = () => jest.mocked(observeLinks).mock.lastCall![1];

beforeEach(() => prefetch.mockClear());

it('fetches the page of a link that a reader points at, unless it is on screen', () => {
  render(<PageNavigation basePath="" focusTargetId="main" />);
  for (const path of ['/other', '/']) lastObserver().intent(new URL(path, window.location.href));
  expect(prefetch.mock.calls).toEqual([['/other']]);
});

it('requests the pages of links that come into view from the last to the first, as the router fetches the latest first', () => {
  render(<PageNavigation basePath="" focusTargetId="main" />);
  lastObserver().view(['/in-the-text', '/in-the-footer'].map((path) => new URL(path, window.location.href)));
  expect(prefetch.mock.calls).toEqual([['/in-the-footer'], ['/in-the-text']]);
});

it('fetches the articles of links that come into view in their order', () => {
  render(<PageNavigation basePath="/base" focusTargetId="main" />);
  const paths = ['/base/docs/first', '/base/other', '/base/docs/second'];
  lastObserver().view(paths.map((path) => new URL(path, window.location.href)));
  expect(jest.mocked(fetchArticle).mock.calls).toEqual([['/docs/first'], ['/docs/second']]);
  expect(prefetch.mock.calls).toEqual([['/other']]);
});
