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
const field = () => screen.findByRole('combobox', { name: 'Search docs' });
const open = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
const show = (shown: SearchScopes = scopes) => render(<SearchButton scopes={shown} />);
const stored = () => window.localStorage.getItem(RECENT_SEARCHES_KEY);

/** Opens the search of the page on screen, and types a query. */
async function searchFor(query: string) {
  await open();
  const input = await field();
  await userEvent.type(input, query);
  return input;
}

test('an index that cannot be loaded is reported, and Retry tries again', async () => {
  answer = () => Promise.reject(new Error('offline'));
  show();
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('offline');
  answer = succeed;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.type(await field(), 'checkbox');
  expect(await screen.findByRole('option', { name: /BooleanField/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens the search', async (keys) => {
  show();
  await userEvent.keyboard(keys);
  expect(await field()).toBeVisible();
});

test('`/` can be turned off, and Ctrl+K still opens the search', async () => {
  show();
  const choice = () => screen.findByRole('checkbox', { name: 'The / key opens the search' });
  await userEvent.keyboard('/');
  expect(await choice()).toBeChecked();
  await userEvent.click(await choice());
  await userEvent.keyboard('{Escape}/');
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.click(await choice());
  expect(window.localStorage.getItem('search-shortcut')).toBeNull();
});

test('`/` typed into a text field is text', async () => {
  show();
  render(<input aria-label="name" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'name' }), '/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('/');
});

test('results are grouped by page, matches are marked, arrows move and wrap, Enter opens and is remembered', async () => {
  show();
  const input = await searchFor('boolean');
  const group = await screen.findByRole('group', { name: 'BooleanField' });
  const options = within(group).getAllByRole('option');
  expect(options).toHaveLength(2);
  expect(group.querySelector('mark')).toHaveTextContent(/boolean/i);
  expect(input).toHaveAttribute('aria-activedescendant', options[0]!.id);
  await userEvent.keyboard('{ArrowUp}');
  expect(input).toHaveAttribute('aria-activedescendant', options[1]!.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  // The heading that the result leads to takes it.
  expect(screen.getByRole('button', { name: 'Search' })).not.toHaveFocus();
  expect(stored()).toContain('/docs/api/BooleanField');
});

test('Ctrl+Enter right after typing opens a result of what was typed in another tab, and remembers it', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  show();
  await searchFor('checkbox{Control>}{Enter}{/Control}');
  await waitFor(() => expect(opened.mock.calls).toEqual([['/docs/api/BooleanField', '_blank', 'noopener']]));
  expect(stored()).toContain('/docs/api/BooleanField');
  opened.mockRestore();
});

test('Enter right after typing opens a result of what was typed, and none of an earlier query', async () => {
  show();
  const input = await searchFor('boolean');
  await screen.findByRole('group', { name: 'BooleanField' });
  act(() => {
    fireEvent.change(input, { target: { value: 'types' } });
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored()).toContain('/docs/tutorial/types');
  expect(stored()).not.toContain('BooleanField');
});

test('pages opened before are offered while nothing is typed, and can be forgotten', async () => {
  const recent = [{ url: '/docs/x', label: 'Opened before' }];
  window.localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(recent));
  show();
  await open();
  expect(await screen.findByRole('option', { name: 'Opened before' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByText('Opened before')).toBeNull();
  expect(screen.getByRole('group', { name: 'Start with' })).toBeVisible();
});

test('a query without a match is reported', async () => {
  show();
  await searchFor('zzzzzz');
  expect(await screen.findByText(/No results for/)).toHaveTextContent('zzzzzz');
});

describe('Escape', () => {
  // WebKit leaves the dialog open: its search field takes the key to clear itself.
  const closed = () => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  };

  beforeEach(() => void show());

  test.each(['', 'boolean'])('closes the search from the field, holding “%s”', async (query) => {
    await open();
    if (query) await userEvent.type(await field(), query);
    await userEvent.keyboard('{Escape}');
    closed();
  });

  test('closes the search from a result and from a button', async () => {
    await searchFor('boolean');
    act(() => screen.getAllByRole('option')[0]!.focus());
    await userEvent.keyboard('{Escape}');
    closed();
    await open();
    await field();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await userEvent.keyboard('{Escape}');
    closed();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])('is for the input method: %j', async (composing) => {
    const input = await searchFor('boolean');
    for (const key of ['Escape', 'Enter']) fireEvent.keyDown(input, { key, ...composing });
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

test.each([
  ['/docs/tutorial/types', 'current.json'],
  ['/docs/0.9/tutorial/types', '0.9.json'],
  ['/', 'current.json'],
])('on %s the search requests the index of the version being read', async (path, name) => {
  pathname = path;
  const asked: string[] = [];
  answer = (url, options) => {
    asked.push(url);
    return succeed(url, options);
  };
  // An index that was loaded stays loaded, so no other test requests these URLs.
  const [current, old] = scopes.map((scope) => ({ ...scope, indexUrl: `${path}${scope.name}.json` }));
  show([current!, old!]);
  await open();
  await field();
  expect(asked).toEqual([`${path}${name}`]);
});

test('a search that crashes does not affect the page, and a press opens it again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const crash = jest.spyOn(excerpt, 'markMatches').mockImplementation(() => {
    throw new Error('crash');
  });
  render(<p>The page</p>);
  show();
  await open();
  fireEvent.change(await field(), { target: { value: 'boolean' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Press again to retry.');
  expect(screen.getByText('The page')).toBeVisible();
  crash.mockRestore();
  logged.mockRestore();
  await searchFor('boolean');
  expect(await screen.findByRole('group', { name: 'BooleanField' })).toBeVisible();
});

test('a megabyte pasted into the field is cut', async () => {
  show();
  await open();
  (await field()).focus();
  await userEvent.paste('x'.repeat(1_000_000));
  expect(await field()).toHaveValue('x'.repeat(200));
});

test('a key event without a key, as filling in a form sends it, is ignored', () => {
  show();
  expect(() => fireEvent(document.body, new Event('keydown', { bubbles: true }))).not.toThrow();
});

test('a URL with a query opens the search with it', async () => {
  history.replaceState(null, '', '?q=boolean');
  show();
  expect(await field()).toHaveValue('boolean');
  history.replaceState(null, '', '/');
});
