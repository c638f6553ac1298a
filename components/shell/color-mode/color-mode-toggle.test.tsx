import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColorModeToggle } from './color-mode-toggle';

let prefersDark = false;
let systemListeners: (() => void)[] = [];

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  prefersDark = false;
  systemListeners = [];
  window.matchMedia = (() => ({
    get matches() {
      return prefersDark;
    },
    addListener: (listener: () => void) => systemListeners.push(listener),
    removeListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

const root = document.documentElement;
const toggle = () => screen.getByRole('button', { name: /^Switch between dark and light mode/ });

function changeElsewhere(newValue: string | null) {
  if (newValue === null) window.localStorage.removeItem('theme');
  else window.localStorage.setItem('theme', newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue })));
}

test('toggling flips the mode, stores it and shows which mode is on', async () => {
  render(<ColorModeToggle defaultMode="light" />);
  expect(toggle()).toHaveAccessibleName('Switch between dark and light mode (currently light mode)');
  await userEvent.click(toggle());
  expect({ ...root.dataset }).toEqual({ theme: 'dark', colorScheme: 'dark' });
  expect(root).not.toHaveAttribute('style');
  expect(window.localStorage.getItem('theme')).toBe('dark');
  expect(toggle()).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)');
  await userEvent.click(toggle());
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(window.localStorage.getItem('theme')).toBe('light');
});

test.each(['theme', null])('a choice cleared in another tab restores the default: %s', (key) => {
  window.localStorage.setItem('theme', 'dark');
  render(<ColorModeToggle defaultMode="light" />);
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(window.localStorage).toHaveLength(0);
  changeElsewhere('dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test('a choice cleared in another tab restores the mode of the system when that is respected', () => {
  prefersDark = true;
  window.localStorage.setItem('theme', 'light');
  render(<ColorModeToggle defaultMode="system" />);
  expect(root).toHaveAttribute('data-theme', 'light');
  changeElsewhere(null);
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test.each(['light', 'system'] as const)('an unknown mode becomes light, by default %s too', (defaultMode) => {
  prefersDark = true;
  render(<ColorModeToggle defaultMode={defaultMode} />);
  changeElsewhere('purple');
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(window.localStorage.getItem('theme')).toBe('light');
});

test('a change of the system does not erase a choice', () => {
  window.localStorage.setItem('theme', 'light');
  render(<ColorModeToggle defaultMode="system" />);
  prefersDark = true;
  act(() => systemListeners.forEach((listener) => listener()));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(window.localStorage.getItem('theme')).toBe('light');
});

// `theme-script.test.ts` tests the names that a query may have for it.
test('the mode that the URL requests holds until another is chosen', async () => {
  window.history.replaceState(null, '', '/?docusaurus-theme=evil&docusaurus-data-theme=dark');
  render(<ColorModeToggle defaultMode="light" />);
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(window.localStorage.getItem('theme')).toBeNull();
  await userEvent.click(toggle());
  expect(root).toHaveAttribute('data-theme', 'light');
});

test('an unknown stored color scheme is reported on the console and not used', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  window.localStorage.setItem('color-scheme-light', 'lig');
  render(<ColorModeToggle defaultMode="light" />);
  expect(log).toHaveBeenCalledWith('`lig` does not exist in `theme.colorSchemes`.');
  expect(root).toHaveAttribute('data-color-scheme', 'light');
  log.mockRestore();
});
