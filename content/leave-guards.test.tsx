import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as eidos from 'eidos';
import * as eidosReact from 'eidos/react';
import type * as react from 'react';
import * as router from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadPageSample } from './fixtures/load-page-sample';

const page = 'content/docs/tutorial/recipes/unsaved_changes.mdx';

interface LinkProps {
  href: string;
  children: string;
  onNavigate: (event: { preventDefault: () => void }) => void;
}

const opened = jest.fn();

/** The documented contract of `next/link`: it opens its URL unless `onNavigate` prevents that. */
function NextLink({ href, children, onNavigate }: LinkProps) {
  const press = (event: react.MouseEvent) => {
    event.preventDefault();
    let isPrevented = false;
    onNavigate({ preventDefault: () => (isPrevented = true) });
    if (!isPrevented) opened(href);
  };
  return (
    <a href={href} onClick={press}>
      {children}
    </a>
  );
}

const modules = { 'react-router': router, 'next/link': { __esModule: true, default: NextLink } };
const load = <Value,>(title: string, name: string) => loadPageSample<Value>(page, title, name, modules);

const person = eidos.compileEidos({
  type: 'object',
  properties: { name: { type: 'string', title: 'Name' } },
});
const box = () => screen.getByRole('textbox', { name: 'Name' });
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

/** The part of a request that React Router reads; jsdom has none. */
class PageRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | undefined;
  constructor(
    readonly url: string,
    { signal }: { signal?: AbortSignal } = {},
  ) {
    this.signal = signal;
  }
}

let confirm: jest.SpyInstance<boolean>;
beforeEach(() => {
  Object.assign(globalThis, { Request: PageRequest });
  confirm = jest.spyOn(window, 'confirm').mockReset().mockReturnValue(false);
  opened.mockClear();
});

it('React Router opens another page only without unsaved changes, or once that was confirmed', async () => {
  const LeaveGuard = load<react.FC>('src/leave-guard.tsx', 'exports.LeaveGuard');
  const GoOn = load<react.FC<{ to: string }>>('src/go-on.tsx', 'exports.GoOn');
  const controller = eidos.createController(person, { data: { name: 'Ada' } });
  const Edit = () => (
    <eidosReact.EidosScreen controller={controller}>
      <router.Link to="/list">List</router.Link>
      <LeaveGuard />
      <GoOn to="/list" />
    </eidosReact.EidosScreen>
  );
  const pages = router.createMemoryRouter([
    { path: '/', element: <Edit /> },
    { path: '/list', element: <router.Link to="/">Edit</router.Link> },
  ]);
  render(<RouterProvider router={pages} />);
  await press('List');
  expect(confirm).not.toHaveBeenCalled();
  await press('Edit');
  await userEvent.type(box(), '!');
  await press('List');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(box()).toHaveValue('Ada!');
  await act(() => pages.navigate(-1));
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(box()).toHaveValue('Ada!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await press('Edit');
  await userEvent.type(box(), '?');
  confirm.mockReturnValue(true);
  await press('List');
  expect(confirm).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
});

it('links of Next.js open another page only without unsaved changes, or once that was confirmed', async () => {
  const exported = load<{ GuardedLink: react.FC<{ href: string; children: string }>; LeaveGuard: react.FC }>(
    'app/leave-guard.tsx',
    'exports',
  );
  const Page = ({ isOpen }: { isOpen: boolean }) => (
    <>
      <exported.GuardedLink href="/list">List</exported.GuardedLink>
      {isOpen && (
        <eidosReact.EidosScreen eidos={person} data={{ name: 'Ada' }}>
          <exported.LeaveGuard />
        </eidosReact.EidosScreen>
      )}
    </>
  );
  const { rerender } = render(<Page isOpen />);
  await press('List');
  expect(opened).toHaveBeenCalledTimes(1);
  await userEvent.type(box(), '!');
  await press('List');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledTimes(1);
  confirm.mockReturnValue(true);
  await press('List');
  expect(opened).toHaveBeenCalledTimes(2);
  rerender(<Page isOpen={false} />);
  await press('List');
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(opened).toHaveBeenCalledTimes(3);
});
