import { fireEvent, render, screen } from '@testing-library/react';
import type { SearchScopes } from '@/lib/publish/search/search-urls';
import type { SearchDialogProps } from './search-dialog';
import { SearchButton } from './search-button';

const scopes: SearchScopes = [{ name: 'current', path: '/docs', indexUrl: '/search-index/current.json' }];

let mockScript: 'pending' | 'there';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));
jest.mock('./search-dialog', () => {
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

test('the wait for a script is shown', () => {
  mockScript = 'pending';
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading search…');
});

test('text typed while the script loads is searched for', async () => {
  mockScript = 'there';
  fireEvent.keyDown(document.body, { key: '/' });
  for (const key of ['t', 'Shift', 'a', 'b']) fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole('dialog')).toHaveTextContent('tab');
});
