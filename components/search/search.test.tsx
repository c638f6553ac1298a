import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECENT_SEARCHES_KEY } from '@/lib/search/recent-searches';
import { SearchButton } from './search-button';

const records = [
  {
    url: '/docs/api/BooleanField',
    page: 'BooleanField',
    heading: '',
    text: 'A checkbox.',
    code: '',
    sidebar: 'api',
  },
  {
    url: '/docs/api/BooleanField#keys',
    page: 'BooleanField',
    heading: 'Keys',
    text: 'Space toggles.',
    code: '',
    sidebar: 'api',
  },
  {
    url: '/docs/tutorial/types',
    page: 'Types',
    heading: '',
    text: 'Types from a schema.',
    code: '',
    sidebar: 'tutorial',
  },
];

let answer: () => Promise<unknown>;

beforeAll(() => {
  // jsdom has dialog elements without their methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = (() => answer()) as unknown as typeof fetch;
});

beforeEach(() => {
  window.localStorage.clear();
  document.body.addEventListener('click', (event) => event.preventDefault());
});

const succeed = () => Promise.resolve({ ok: true, json: () => Promise.resolve(records) });
const openSearch = () => screen.findByRole('combobox', { name: 'Search docs' });

test('an index that cannot be loaded is told in words, and Retry really tries again', async () => {
  const user = userEvent.setup();
  answer = () => Promise.reject(new Error('offline'));
  render(<SearchButton indexUrl="/search-index.json" />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('offline');
  answer = succeed;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.type(await openSearch(), 'checkbox');
  expect(await screen.findByRole('option', { name: /BooleanField/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens the search', async (keys) => {
  const user = userEvent.setup();
  answer = succeed;
  render(<SearchButton indexUrl="/search-index.json" />);
  await user.keyboard(keys);
  expect(await openSearch()).toBeVisible();
});

test('`/` typed into a text field is text', async () => {
  const user = userEvent.setup();
  render(
    <>
      <input aria-label="name" />
      <SearchButton indexUrl="/search-index.json" />
    </>,
  );
  await user.type(screen.getByRole('textbox', { name: 'name' }), '/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('/');
});

test('results are grouped by page, matches are marked, arrows move and wrap, Enter opens and is remembered', async () => {
  const user = userEvent.setup();
  answer = succeed;
  render(<SearchButton indexUrl="/search-index.json" />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const input = await openSearch();
  await user.type(input, 'boolean');
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
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  expect(window.localStorage.getItem(RECENT_SEARCHES_KEY)).toContain('/docs/api/BooleanField');
});

test('what was opened before is offered while nothing is typed, and can be forgotten', async () => {
  const user = userEvent.setup();
  answer = succeed;
  window.localStorage.setItem(
    RECENT_SEARCHES_KEY,
    JSON.stringify([{ url: '/docs/x', label: 'Opened before' }]),
  );
  render(<SearchButton indexUrl="/search-index.json" />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('option', { name: 'Opened before' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Forget recent searches' }));
  expect(screen.getByText('No recent searches')).toBeVisible();
});

test('a query without a match says so', async () => {
  const user = userEvent.setup();
  answer = succeed;
  render(<SearchButton indexUrl="/search-index.json" />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await openSearch(), 'zzzzzz');
  expect(await screen.findByText(/No results for/)).toHaveTextContent('zzzzzz');
});

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

  beforeEach(() => {
    answer = succeed;
    render(<SearchButton indexUrl="/search-index.json" />);
  });

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
