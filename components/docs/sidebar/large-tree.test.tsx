import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import type { SidebarItem } from '@/lib/content/model/doc-page';
import { forgetBranches, keepBranches } from './kept-branches';
import { drawBranches } from './short-tree';
import { Sidebar } from './sidebar';
import { SidebarTree } from './sidebar-tree';

const pages = (group: string): SidebarItem[] =>
  [1, 2, 3].map((page) => ({
    kind: 'link',
    label: `${group}${page}`,
    path: `/docs/${group}${page}`,
    unlisted: false,
  }));
const items: SidebarItem[] = ['a', 'b', 'c'].map((group) => ({
  kind: 'category',
  label: `Group ${group}`,
  collapsible: true,
  collapsed: true,
  items: pages(group),
}));

let pathname: string;
let address: string;
let shown: () => void;
let requests = 0;
let isReachable = true;

jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

beforeEach(async () => {
  const { renderToStaticMarkup } = await import('react-dom/server');
  pathname = '/docs/a2';
  isReachable = true;
  requests = 0;
  // What was loaded once stays loaded.
  address = `/trees/${expect.getState().currentTestName?.replaceAll(/\W/g, '-')}.json`;
  const whole = renderToStaticMarkup(<SidebarTree items={items} />);
  keepBranches(
    address,
    drawBranches(items, (list) => renderToStaticMarkup(<SidebarTree {...list} />)),
  );
  globalThis.fetch = (() => {
    requests += 1;
    return isReachable
      ? Promise.resolve({ ok: true, json: () => Promise.resolve(whole) })
      : Promise.reject(new TypeError('offline'));
  }) as unknown as typeof fetch;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      shown = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const sidebar = () => (
  <Sidebar
    tree={{ address }}
    hideable={false}
    autoCollapseCategories={false}
    reachesTop={false}
    brand={{ siteTitle: 'Eidos' }}
  />
);

const links = () => [...document.querySelectorAll('[data-sidebar-tree] a')].map((link) => link.textContent);
const isOpen = (label: string) => screen.getByText(label).closest('details')?.open;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

/** Draws the document as the build does, and hydrates it. */
async function visit() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(sidebar());
  forgetBranches();
  const before = root.querySelector('[data-sidebar-tree]')?.innerHTML;
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, sidebar(), { onRecoverableError: (error) => errors.push(error) });
    await Promise.resolve();
  });
  expect(errors).toEqual([]);
  return { root, before };
}

afterEach(() => document.body.replaceChildren());

it('a page holds its branch, and hydration leaves it as it is', async () => {
  const { root, before } = await visit();
  expect(links()).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  expect(root.querySelector('[data-sidebar-tree]')?.innerHTML).toBe(before);
  expect(screen.getByText('a2')).toHaveAttribute('aria-current', 'page');
  expect(requests).toBe(0);
});

it('a list that lacks entries is completed when it is opened; what was open and in focus stays so', async () => {
  await visit();
  const group = screen.getByText('Group b');
  group.tabIndex = 0;
  group.focus();
  group.closest('details')!.open = true;
  shown();
  await waitFor(() => expect(links()).toHaveLength(9));
  expect(links()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
  expect([isOpen('Group a'), isOpen('Group b'), isOpen('Group c')]).toEqual([true, true, false]);
  expect(screen.getByText('Group b')).toBe(document.activeElement);
});

it('without the network the branch stays, and the next occasion tries again', async () => {
  isReachable = false;
  await visit();
  shown();
  await settle();
  expect(links()).toHaveLength(5);
  isReachable = true;
  shown();
  await waitFor(() => expect(links()).toHaveLength(9));
});

it('a sidebar that is reached by navigation, without a branch in the document, is loaded whole', async () => {
  pathname = '/docs/b2';
  forgetBranches();
  const { rerender } = render(sidebar());
  await waitFor(() => expect(links()).toHaveLength(9));
  expect([isOpen('Group a'), isOpen('Group b')]).toEqual([false, true]);
  pathname = '/docs/c1';
  rerender(sidebar());
  expect(screen.getByText('c1')).toHaveAttribute('aria-current', 'page');
  expect(requests).toBe(1);
});
