import { fireEvent, render, screen } from '@testing-library/react';
import type { SearchScopes } from '@/lib/publish/search/search-urls';
import type { SearchDialogProps } from './search-dialog';
import { SearchButton } from './search-button';

const scopes: SearchScopes = [{ name: 'current', path: '/docs', indexUrl: '/search-index/current.json' }];

let mockScript: 'gone' | 'pending' | 'there';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));
jest.mock('./search-dialog', () => {
  if (mockScript === 'gone') throw new Error('Failed to load chunk');
  if (mockScript === 'pending') return { __esModule: true, then: () => undefined };
  return {
    __esModule: true,
    SearchDialog: ({ initialQuery }: SearchDialogProps) => <div role="dialog">{initialQuery}</div>,
  };
});

beforeEach(() => {
  jest.resetModules();
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
});

test('the wait for a script is shown', () => {
  mockScript = 'pending';
  press();
  expect(screen.getByRole('status')).toHaveTextContent('Loading search…');
});

test('text typed while the script loads is searched for', async () => {
  mockScript = 'there';
  fireEvent.keyDown(document.body, { key: '/' });
  for (const key of ['t', 'Shift', 'a', 'b']) fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole('dialog')).toHaveTextContent('tab');
});
