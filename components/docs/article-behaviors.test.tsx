import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earlyClickScript } from '@/lib/browser/page-load/early-clicks';
import { runScript } from '@/lib/browser/page-load/fixtures/run-script';
import { finishHydration } from '@/lib/browser/page-load/readiness';
import { renderFixture } from '../mdx/compile-fixture';
import { ArticleBehaviors } from './article-behaviors';

jest.mock('../mdx/live-code/attach-live-code', () => ({
  get attachLiveCode() {
    throw new Error('The script is missing.');
  },
}));

const tabs =
  '<Tabs groupId="pm">\n<TabItem value="npm">A</TabItem>\n<TabItem value="yarn">B</TabItem>\n</Tabs>';

const selected = () => screen.getByRole('tab', { selected: true });
const isReady = () => document.documentElement.hasAttribute('data-ready');

async function showArticle(source: string) {
  const article = await renderFixture(source);
  article.dataset.article = '';
  return article;
}

beforeAll(() => {
  runScript(earlyClickScript());
  finishHydration();
});

beforeEach(() => {
  localStorage.clear();
  window.scrollBy = jest.fn();
  window.ResizeObserver = jest.fn(() => ({
    observe: jest.fn(),
    unobserve: jest.fn(),
    disconnect: jest.fn(),
  }));
});

it('shows remembered tabs immediately, before any script has loaded', async () => {
  localStorage.setItem('docusaurus.tab.pm', 'yarn');
  await showArticle(tabs);
  render(<ArticleBehaviors contentHash="a" />);
  expect(selected()).toHaveTextContent('yarn');
});

it('repeats a press from before its script loaded', async () => {
  await showArticle(tabs);
  render(<ArticleBehaviors contentHash="a" />);
  screen.getByRole('tab', { name: 'yarn' }).click();
  expect(selected()).toHaveTextContent('npm');
  await waitFor(() => expect(selected()).toHaveTextContent('yarn'));
});

it('stays readable when a script cannot be loaded, and counts as ready', async () => {
  const article = await showArticle(tabs);
  article.insertAdjacentHTML('beforeend', '<div data-live>Sample</div>');
  render(<ArticleBehaviors contentHash="a" />);
  expect(isReady()).toBe(false);
  await waitFor(() => expect(isReady()).toBe(true));
  await userEvent.click(screen.getByRole('tab', { name: 'yarn' }));
  expect(selected()).toHaveTextContent('yarn');
  expect(screen.getByText('Sample')).toBeVisible();
});

it('is ignored once it is no longer on the page', async () => {
  await showArticle(tabs);
  render(<ArticleBehaviors contentHash="a" />).unmount();
  await waitFor(() => expect(isReady()).toBe(true));
  await userEvent.click(screen.getByRole('tab', { name: 'yarn' }));
  expect(selected()).toHaveTextContent('npm');
});

it('is interactive again after it was edited while on screen', async () => {
  const article = await showArticle(tabs);
  const markup = article.innerHTML;
  const { rerender } = render(<ArticleBehaviors contentHash="a" />);
  await waitFor(() => expect(isReady()).toBe(true));
  article.innerHTML = markup.replace('>A<', '>Edited<');
  rerender(<ArticleBehaviors contentHash="b" />);
  expect(isReady()).toBe(false);
  await waitFor(() => expect(isReady()).toBe(true));
  await userEvent.click(screen.getByRole('tab', { name: 'yarn' }));
  expect(selected()).toHaveTextContent('yarn');
});
