import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failNavigation, startNavigation } from '@/lib/browser/navigation/pending-navigation';
import { isReachable } from '@/lib/browser/navigation/reachability';
import { visit } from '@/lib/browser/navigation/visit';
import { NetworkNotice } from './network-notice';

jest.mock('@/lib/browser/navigation/reachability');
jest.mock('@/lib/browser/navigation/visit');

const notice = () => screen.queryByRole('region', { name: 'Network' });
const url = 'http://localhost/docs/b';

/** Lets the reader follow the link on the page while the host is out of reach. */
function fail({ onLine = false } = {}) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  jest.mocked(isReachable).mockResolvedValue(false);
  act(() => {
    failNavigation(startNavigation(new URL(url), 'push'));
  });
}

beforeEach(() => {
  jest.restoreAllMocks();
  jest.mocked(visit).mockReset();
  render(
    <>
      <a href="/docs/b">Next page</a>
      <input aria-label="Something to type into" />
      <NetworkNotice />
    </>,
  );
  screen.getByRole('link').focus();
});

test('the notice reports a network that does not reach the site', () => {
  fail({ onLine: true });
  expect(screen.getByRole('alert')).toHaveTextContent('This site cannot be reached.');
});

test('offline, the notice says so; “Retry” has the focus, loads the page if possible, and reports the failure again if not', async () => {
  expect(notice()).toBeNull();
  fail();
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline. The page could not be loaded.');
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  const firstAlert = screen.getByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(visit).not.toHaveBeenCalled();
  // Only a new element is announced again.
  expect(screen.getByRole('alert')).not.toBe(firstAlert);
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  jest.mocked(isReachable).mockResolvedValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(visit).toHaveBeenCalledWith(url, 'push');
});

test('“Dismiss” returns the focus to the link', async () => {
  fail();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notice()).toBeNull();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('a reader who types by then is not interrupted', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const navigation = startNavigation(new URL(url), 'push');
  screen.getByRole('textbox').focus();
  act(() => failNavigation(navigation));
  expect(notice()).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
