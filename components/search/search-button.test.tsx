import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SearchScopes } from '@/lib/publish/search/search-urls';
import { reloadWithSearch } from './reopen-search';
import { SearchButton } from './search-button';

const scopes: SearchScopes = [{ name: 'current', path: '/docs', indexUrl: '/search-index.json' }];

let mockScript: 'gone' | 'pending' | 'there';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));
jest.mock('./reopen-search', () => ({
  ...jest.requireActual<object>('./reopen-search'),
  // jsdom cannot load a page.
  reloadWithSearch: jest.fn(),
}));
jest.mock('./search-dialog', () => {
  if (mockScript === 'gone') throw new Error('Failed to load chunk');
  if (mockScript === 'pending') return { __esModule: true, then: () => undefined };
  return { __esModule: true, SearchDialog: () => <div role="dialog" /> };
});

const answerToVisit = jest.fn<Promise<{ status: number }>, []>();

beforeEach(() => {
  jest.resetModules();
  jest.mocked(reloadWithSearch).mockClear();
  globalThis.fetch = answerToVisit as unknown as typeof fetch;
  render(<SearchButton scopes={scopes} />);
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));
const alert = () => screen.findByRole('alert');

test('a script that cannot be loaded is reported, and fetched again at the next press', async () => {
  mockScript = 'gone';
  press();
  expect(await alert()).toHaveTextContent('Search could not be loaded. Press again to retry.');
  mockScript = 'there';
  press();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reloadWithSearch).not.toHaveBeenCalled();
});

test('a script that is still gone makes the press load the page of the newest deployment', async () => {
  mockScript = 'gone';
  answerToVisit.mockResolvedValue({ status: 200 });
  press();
  await alert();
  expect(reloadWithSearch).not.toHaveBeenCalled();
  press();
  await waitFor(() => expect(reloadWithSearch).toHaveBeenCalledWith(''));
});

test.each([
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => Promise.resolve({ status: 503 })],
])('the page is not loaded again while %s', async (_, visit) => {
  mockScript = 'gone';
  answerToVisit.mockReset().mockImplementation(visit);
  press();
  await alert();
  press();
  await waitFor(() => expect(answerToVisit).toHaveBeenCalled());
  expect(await alert()).toBeVisible();
  expect(reloadWithSearch).not.toHaveBeenCalled();
});

test('a script that does not load is reported after a while', async () => {
  jest.useFakeTimers();
  try {
    mockScript = 'pending';
    press();
    expect(screen.getByRole('status')).toHaveTextContent('Loading search…');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Press again to retry.');
    expect(screen.queryByRole('status')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
