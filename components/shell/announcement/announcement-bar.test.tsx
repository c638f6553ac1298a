import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runScript } from '@/lib/browser/page-load/fixtures/run-script';
import { AnnouncementBar, announcementScript } from './announcement-bar';

const root = document.documentElement;

/** A load of the page: what the browser runs before the first paint. */
const load = (id = 'release-1') => runScript(announcementScript('Eidos', id));

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-announcement-dismissed');
});

function renderPage() {
  render(
    <>
      <AnnouncementBar content="Out <b>now</b>" isCloseable />
      <nav data-navbar>
        <a href="/">Eidos</a>
      </nav>
    </>,
  );
}

it('has links that lead below the base path', () => {
  const before = process.env.NEXT_PUBLIC_BASE_PATH;
  process.env.NEXT_PUBLIC_BASE_PATH = '/preview/x';
  render(<AnnouncementBar content='<a href="/docs/releases/">Read</a>' isCloseable />);
  expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/preview/x/docs/releases/');
  process.env.NEXT_PUBLIC_BASE_PATH = before ?? '';
});

it('is shown until dismissed; the dismissal is stored as true and the focus goes to the bar below', async () => {
  renderPage();
  load();
  expect(root).toHaveAttribute('data-announcement-dismissed', 'false');
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(root).toHaveAttribute('data-announcement-dismissed', 'true');
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true');
  expect(screen.getByRole('link', { name: 'Eidos' })).toHaveFocus();
  load();
  expect(root).toHaveAttribute('data-announcement-dismissed', 'true');
});

it.each(['true', 'false'])('follows what another tab has stored by now: %s', (stored) => {
  load();
  localStorage.setItem('docusaurus.announcement.dismiss', stored);
  dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.announcement.dismiss', newValue: 'true' }));
  expect(root).toHaveAttribute('data-announcement-dismissed', stored);
});

it('closes in memory when storage is full, and logs what was not stored', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const log = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full;
  });
  renderPage();
  load();
  expect(root).toHaveAttribute('data-announcement-dismissed', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(root).toHaveAttribute('data-announcement-dismissed', 'true');
  expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/^Eidos .* can't set .*dismiss=true$/), full);
  jest.restoreAllMocks();
});

it('is a region called Announcement, without a button when it is not closeable', () => {
  render(<AnnouncementBar content="Stays" isCloseable={false} backgroundColor="navy" textColor="white" />);
  expect(screen.getByRole('region', { name: 'Announcement' })).toHaveTextContent('Stays');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('region')).toHaveStyle({ backgroundColor: 'rgb(0, 0, 128)' });
});
