import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SidebarItem } from '@/lib/content/model/doc-page';
import { category, link } from '@/lib/content/fixtures/sidebar-items';
import { isLargeTree } from '@/lib/publish/whole-trees';
import { Sidebar } from './sidebar';
import { SidebarTree } from './sidebar-tree';

const pages = (group: string) => [1, 2, 3].map((number) => link(`${group}${number}`));
const items = ['a', 'b', 'c'].map((group) => category(`Group ${group}`, pages(group)));
const topLevel = ['a', 'b', 'c'].map((group) => link(`Group ${group}`, `/docs/${group}1`));
const markup = (of: readonly SidebarItem[]) => renderToStaticMarkup(<SidebarTree items={of} />);

let pathname: string;
let answer: () => Promise<{ ok: boolean; status: number; json?: () => Promise<string> }>;

jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

beforeEach(() => {
  pathname = '/docs/b2';
  answer = () => Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(markup(items)) });
  globalThis.fetch = (() => answer()) as unknown as typeof fetch;
});

afterEach(() => document.body.replaceChildren());

const sidebar = (html = markup(topLevel), wholeTree: string | undefined = '/trees/whole.json') => (
  <Sidebar
    html={html}
    wholeTree={wholeTree}
    hideable={false}
    autoCollapseCategories={false}
    reachesTop={false}
    brand={{ siteTitle: 'Eidos' }}
  />
);
const treeLinks = () => [...screen.getByRole('navigation', { name: 'Docs sidebar' }).querySelectorAll('a')];
const texts = () => treeLinks().map((link) => link.textContent);

it('a sidebar is large above 300 links', () => {
  const links = (count: number) => Array.from({ length: count }, (_, index) => link(`p${index}`));
  expect(isLargeTree(markup([category('All', links(300))]))).toBe(false);
  expect(isLargeTree(markup([category('All', links(300), '/docs/all')]))).toBe(true);
});

it('the document has the top level, and the browser inserts the whole tree', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(sidebar());
  expect(texts()).toEqual(['Group a', 'Group b', 'Group c']);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, sidebar(), { onRecoverableError: (error) => errors.push(error) });
    await Promise.resolve();
  });
  await waitFor(() => expect(texts()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']));
  expect(errors).toEqual([]);
  expect(screen.getByText('b2')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Group b').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Group a').closest('details')).not.toHaveAttribute('open');
});

it('the whole tree follows the page', async () => {
  const { rerender } = render(sidebar());
  await screen.findByText('b2');
  pathname = '/docs/c1';
  rerender(sidebar());
  expect(screen.getByText('c1')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('b2')).not.toHaveAttribute('aria-current');
});

it('another sidebar in its place has a tree of its own', async () => {
  const { rerender } = render(sidebar());
  await screen.findByText('b2');
  answer = () => Promise.reject(new TypeError('offline'));
  rerender(sidebar(markup([category('Other', pages('d'))]), '/trees/other.json'));
  expect(texts()).toEqual(['d1', 'd2', 'd3']);
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the file is missing', () => Promise.resolve({ ok: false, status: 404 })],
])('the top level stays when %s', async (_, failing) => {
  answer = failing;
  render(sidebar());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(texts()).toEqual(['Group a', 'Group b', 'Group c']);
});
