import { fireEvent, render, screen } from '@testing-library/react';
import { fetchArticle, storeArticle } from '@/lib/browser/navigation/articles';
import { observeLinks } from '@/lib/browser/prefetch/observe-links';
import { PageNavigation } from './page-navigation';

const prefetch = jest.fn();
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch, push }), usePathname: () => '/' }));
jest.mock('@/lib/browser/navigation/reachability', () => ({ isReachable: () => Promise.resolve(false) }));
jest.mock('@/lib/browser/scroll/hold-target');
jest.mock('@/lib/browser/prefetch/observe-links', () => ({ observeLinks: jest.fn(() => () => undefined) }));

jest.mock('@/lib/browser/navigation/articles', () => ({
  ...jest.requireActual<object>('@/lib/browser/navigation/articles'),
  fetchArticle: jest.fn(() => Promise.resolve()),
}));

const lastObserver = () => jest.mocked(observeLinks).mock.lastCall![1];

beforeEach(() => prefetch.mockClear());

it('fetches the page of a link that a reader points at, unless it is on screen', () => {
  render(<PageNavigation basePath="" />);
  for (const path of ['/other', '/']) lastObserver().intent(new URL(path, window.location.href));
  expect(prefetch.mock.calls).toEqual([['/other']]);
});

it('shows what a fragment typed into the address bar names, even within a closed details', () => {
  const { container } = render(
    <>
      <PageNavigation basePath="" />
      <details>
        <h2 id="typed">x</h2>
      </details>
    </>,
  );
  window.scrollTo = Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '#typed');
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(container.querySelector('details')?.open).toBe(true);
});

it('fetches articles of links in view in their order, and other pages in reverse, as the router fetches the latest first', () => {
  render(<PageNavigation basePath="/base" />);
  const paths = ['/base/docs/first', '/base/in-the-text', '/base/in-the-footer', '/base/docs/second'];
  lastObserver().view(paths.map((path) => new URL(path, window.location.href)));
  expect(jest.mocked(fetchArticle).mock.calls).toEqual([['/docs/first'], ['/docs/second']]);
  expect(prefetch.mock.calls).toEqual([['/in-the-footer'], ['/in-the-text']]);
});

it('keeps the page without a network when the article of a page with another sidebar was fetched ahead', async () => {
  const article = { path: '/docs/a', sidebar: 'api', contentHash: '', head: [], html: '' };
  jest.mocked(fetchArticle).mockResolvedValue(article);
  storeArticle(article);
  const { container } = render(<PageNavigation basePath="" />);
  container.append(Object.assign(document.createElement('a'), { href: article.path }));
  fireEvent.click(container.querySelector('a')!);
  expect(await screen.findByRole('alert')).toHaveTextContent('The page could not be loaded.');
  expect(push).not.toHaveBeenCalled();
});
