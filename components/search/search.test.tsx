import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECENT_SEARCHES_KEY } from './recent-searches';
import type { SearchScopes } from '@/lib/publish/search/search-urls';
import * as excerpt from '@/lib/publish/search/excerpt';
import { SearchButton } from './search-button';

const records = [
  { href: '/docs/api/BooleanField', page: 'BooleanField', heading: '', text: 'A checkbox.' },
  { href: '/docs/api/BooleanField#keys', page: 'BooleanField', heading: 'Keys', text: 'Space toggles.' },
  { href: '/docs/tutorial/types', page: 'Types', heading: '', text: 'Types from a schema.' },
];

const scopes: SearchScopes = [
  { name: 'current', path: '/docs', indexUrl: '/search-index/current.json' },
  { name: '0.9', path: '/docs/0.9', indexUrl: '/search-index/0.9.json' },
];

let pathname: string;
let answer: (url: string, options: RequestInit) => Promise<unknown>;

jest.mock('@/lib/publish/search/excerpt', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@/lib/publish/search/excerpt'),
}));
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

beforeAll(() => {
  // jsdom has dialog elements without their methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(value) {
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = ((...request: Parameters<typeof answer>) =>
    answer(...request)) as unknown as typeof fetch;
});

beforeEach(() => {
  answer = succeed;
  pathname = '/docs/tutorial/types';
  window.localStorage.clear();
  document.body.addEventListener('click', (event) => event.preventDefault());
});

const answerWith =
  (content: unknown): typeof answer =>
  () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(content) });
const tasks = [
  { label: 'Install', href: '/docs/installation' },
  { label: 'Validate', href: '/docs/validation' },
];
const succeed = answerWith({ records, synonyms: {}, tasks });
const openSearch = () => screen.findByRole('combobox', { name: 'Search docs' });

/** Opens the search of a page whose index can be loaded, and types a query. */
async function searchFor(query: string) {
  const user = userEvent.setup();
  render(<SearchButton scopes={scopes} />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const input = await openSearch();
  await user.type(input, query);
  return { user, input };
}

test('an index that cannot be loaded is reported, and Retry tries again', async () => {
  const user = userEvent.setup();
  answer = () => Promise.reject(new Error('offline'));
  render(<SearchButton scopes={scopes} />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('offline');
  answer = succeed;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('combobox')).toHaveFocus();
  await user.type(await openSearch(), 'checkbox');
  expect(await screen.findByRole('option', { name: /BooleanField/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens the search', async (keys) => {
  const user = userEvent.setup();
  render(<SearchButton scopes={scopes} />);
  await user.keyboard(keys);
  expect(await openSearch()).toBeVisible();
});

test('`/` can be turned off, and Ctrl+K still opens the search', async () => {
  const user = userEvent.setup();
  render(<SearchButton scopes={scopes} />);
  await user.keyboard('/');
  await openSearch();
  const choice = screen.getByRole('checkbox', { name: 'The / key opens the search' });
  expect(choice).toBeChecked();
  await user.click(choice);
  await user.keyboard('{Escape}');
  await user.keyboard('/');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  await openSearch();
  await user.click(screen.getByRole('checkbox', { name: 'The / key opens the search' }));
  expect(window.localStorage.getItem('search-shortcut')).toBeNull();
});

test('`/` typed into a text field is text', async () => {
  const user = userEvent.setup();
  render(
    <>
      <input aria-label="name" />
      <SearchButton scopes={scopes} />
    </>,
  );
  await user.type(screen.getByRole('textbox', { name: 'name' }), '/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('/');
});

test('results are grouped by page, matches are marked, arrows move and wrap, Enter opens and is remembered', async () => {
  const { user, input } = await searchFor('boolean');
  const group = await screen.findByRole('group', { name: 'BooleanField' });
  const options = within(group).getAllByRole('option');
  expect(options).toHaveLength(2);
  expect(group.querySelector('mark')).toHaveTextContent(/boolean/i);
  expect(input).toHaveAttribute('aria-activedescendant', options[0]!.id);
  await user.keyboard('{ArrowUp}');
  expect(input).toHaveAttribute('aria-activedescendant', options[1]!.id);
  await user.keyboard('{ArrowDown}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  // The heading that the result leads to takes it.
  expect(screen.getByRole('button', { name: 'Search' })).not.toHaveFocus();
  expect(window.localStorage.getItem(RECENT_SEARCHES_KEY)).toContain('/docs/api/BooleanField');
});

test('Ctrl+Enter right after typing opens a result of what was typed in another tab, and remembers it', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await searchFor('checkbox{Control>}{Enter}{/Control}');
  await waitFor(() => expect(open.mock.calls).toEqual([['/docs/api/BooleanField', '_blank', 'noopener']]));
  expect(window.localStorage.getItem(RECENT_SEARCHES_KEY)).toContain('/docs/api/BooleanField');
  await user.keyboard('{Escape}');
  open.mockRestore();
});

test('Enter right after typing opens a result of what was typed, and none of an earlier query', async () => {
  const { input } = await searchFor('boolean');
  await screen.findByRole('group', { name: 'BooleanField' });
  act(() => {
    fireEvent.change(input, { target: { value: 'types' } });
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.localStorage.getItem(RECENT_SEARCHES_KEY)).toContain('/docs/tutorial/types');
  expect(window.localStorage.getItem(RECENT_SEARCHES_KEY)).not.toContain('BooleanField');
});

test('pages opened before are offered while nothing is typed, and can be forgotten', async () => {
  const user = userEvent.setup();
  window.localStorage.setItem(
    RECENT_SEARCHES_KEY,
    JSON.stringify([{ url: '/docs/x', label: 'Opened before' }]),
  );
  render(<SearchButton scopes={scopes} />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('option', { name: 'Opened before' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByText('Opened before')).toBeNull();
  expect(screen.getByRole('group', { name: 'Start with' })).toBeVisible();
});

test('a query without a match is reported', async () => {
  await searchFor('zzzzzz');
  expect(await screen.findByText(/No results for/)).toHaveTextContent('zzzzzz');
});

/** The indexes at URLs that no other test has requested: what was loaded once stays loaded. */
function newScopes(name: string): SearchScopes {
  return [
    { name: 'current', path: '/docs', indexUrl: `/${name}.json` },
    { name: '0.9', path: '/docs/0.9', indexUrl: `/${name}/0.9.json` },
  ];
}

async function openWith(query: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  if (query) await user.type(await openSearch(), query);
  await openSearch();
  return user;
}

describe('Escape', () => {
  // WebKit leaves the dialog open: its search field takes the key to clear itself.
  const closed = () => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  };

  beforeEach(() => void render(<SearchButton scopes={scopes} />));

  test.each(['', 'boolean'])('closes the search from the field, holding “%s”', async (query) => {
    const user = await openWith(query);
    await user.keyboard('{Escape}');
    closed();
  });

  test('closes the search from a result and from a button', async () => {
    const user = await openWith('boolean');
    act(() => screen.getAllByRole('option')[0]!.focus());
    await user.keyboard('{Escape}');
    closed();
    await openWith('');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await user.keyboard('{Escape}');
    closed();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'and Enter belong to an input method while it composes: %j',
    async (composing) => {
      await openWith('boolean');
      fireEvent.keyDown(await openSearch(), { key: 'Escape', ...composing });
      fireEvent.keyDown(await openSearch(), { key: 'Enter', ...composing });
      expect(screen.getByRole('dialog')).toBeVisible();
    },
  );
});

test.each([
  ['/docs/tutorial/types', '.json'],
  ['/docs/0.9/tutorial/types', '/0.9.json'],
  ['/', '.json'],
])('on %s the search requests the index of the version being read', async (path, ending) => {
  pathname = path;
  const asked: string[] = [];
  answer = (url, options) => {
    asked.push(url);
    return succeed(url, options);
  };
  render(<SearchButton scopes={newScopes(`version ${path.length}`)} />);
  await openWith('');
  expect(asked).toEqual([`/version ${path.length}${ending}`]);
});

test('a search that crashes does not affect the page, and a press opens it again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const crash = jest.spyOn(excerpt, 'markMatches').mockImplementation(() => {
    throw new Error('crash');
  });
  render(
    <>
      <p>The page</p>
      <SearchButton scopes={scopes} />
    </>,
  );
  const user = await openWith('');
  fireEvent.change(await openSearch(), { target: { value: 'boolean' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Press again to retry.');
  expect(screen.getByText('The page')).toBeVisible();
  crash.mockRestore();
  logged.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await openSearch(), 'boolean');
  expect(await screen.findByRole('group', { name: 'BooleanField' })).toBeVisible();
});

test('a megabyte pasted into the field is cut', async () => {
  render(<SearchButton scopes={scopes} />);
  const user = await openWith('');
  await user.paste('x'.repeat(1_000_000));
  expect(await openSearch()).toHaveValue('x'.repeat(200));
});

test('a key event without a key, as filling in a form sends it, is ignored', () => {
  render(<SearchButton scopes={scopes} />);
  expect(() => fireEvent(document.body, new Event('keydown', { bubbles: true }))).not.toThrow();
});

test('a URL with a query opens the search with it', async () => {
  history.replaceState(null, '', '?q=boolean');
  render(<SearchButton scopes={scopes} />);
  expect(await openSearch()).toHaveValue('boolean');
  history.replaceState(null, '', '/');
});
