import { act, render, screen } from '@testing-library/react';
import { noteRouterPath, showAhead, useShownPath } from './shown-path';

let routerPath: string;
jest.mock('next/navigation', () => ({ usePathname: () => routerPath }));

const Shown = () => <output>{useShownPath()}</output>;
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  routerPath = '/docs/a';
  window.history.pushState(null, '', '/docs/a');
  showAhead(undefined);
});

/** A click on a link to a docs page, before the router has followed. */
function click(path: string): void {
  act(() => showAhead(path));
  window.history.pushState(null, '', path);
}

/** Renders the new path as the router does some time after the click. */
function follow(path: string, rerender: (element: React.ReactElement) => void): void {
  routerPath = path;
  rerender(<Shown />);
  act(() => noteRouterPath(path));
}

it('shows an article at once, and the pages of the router from then on', () => {
  const { rerender } = render(<Shown />);
  click('/docs/b');
  expect(shown()).toBe('/docs/b');
  follow('/docs/b', rerender);
  expect(shown()).toBe('/docs/b');
  follow('/docs/a', rerender);
  expect(shown()).toBe('/docs/a');
});

it('keeps the article of a later click while the router follows an earlier one', () => {
  const { rerender } = render(<Shown />);
  click('/docs/b');
  click('/docs/c');
  follow('/docs/b', rerender);
  expect(shown()).toBe('/docs/c');
  follow('/docs/c', rerender);
  expect(shown()).toBe('/docs/c');
});

it('follows a router that has gone elsewhere', () => {
  const { rerender } = render(<Shown />);
  click('/docs/b');
  window.history.pushState(null, '', '/playground');
  follow('/playground', rerender);
  expect(shown()).toBe('/playground');
});
