/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { runScript } from '../page-load/fixtures/run-script';
import type { ColorModeSettings } from './color-mode';
import { themeScript } from './theme-script';

interface Visit extends Partial<ColorModeSettings> {
  readonly stored?: string;
  readonly query?: string;
  readonly prefersDark?: boolean;
  readonly scheme?: readonly [string, string];
}

const root = document.documentElement;

function visit({ stored, query = '', prefersDark = false, scheme, ...settings }: Visit) {
  if (stored !== undefined) window.localStorage.setItem('theme', stored);
  if (scheme) window.localStorage.setItem(`color-scheme-${scheme[0]}`, scheme[1]);
  window.history.replaceState(null, '', `/${query}`);
  window.matchMedia = () => ({ matches: prefersDark }) as MediaQueryList;
  runScript(themeScript({ defaultMode: 'light', disableSwitch: false, ...settings }));
}

beforeEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of ['data-theme', 'data-color-scheme', 'data-ready', 'data-foo'])
    root.removeAttribute(name);
});

test.each<[string, Visit, string]>([
  ['the default when nothing is stored', {}, 'light'],
  ['a dark default', { defaultMode: 'dark' }, 'dark'],
  ['the stored mode', { stored: 'dark' }, 'dark'],
  ['the system, when it is respected', { defaultMode: 'system', prefersDark: true }, 'dark'],
  ['what is stored, not the system', { defaultMode: 'system', prefersDark: true, stored: 'light' }, 'light'],
  ['the system for a stored `system`', { stored: 'system', prefersDark: true }, 'dark'],
  ['light for a stored word', { stored: 'purple', defaultMode: 'system', prefersDark: true }, 'light'],
  ['the mode of the query for this visit', { stored: 'light', query: '?docusaurus-theme=dark' }, 'dark'],
  ['the mode of a `data-theme` in the query', { query: '?docusaurus-data-theme=dark' }, 'dark'],
  ['the default for a `data-theme` that is not a mode', { query: '?docusaurus-data-theme=evil' }, 'light'],
  ['the default for a `data-Theme` that is not a mode', { query: '?docusaurus-data-Theme=evil' }, 'light'],
  ['the stored mode when the query’s is none', { stored: 'dark', query: '?docusaurus-theme=purple' }, 'dark'],
])('the first paint shows %s', (_, given, expected) => {
  visit(given);
  expect(root).toHaveAttribute('data-theme', expected);
});

test('the query’s mode holds for the next pages of the visit, also with the switch disabled', () => {
  visit({ query: '?docusaurus-theme=dark', disableSwitch: true });
  visit({ disableSwitch: true });
  expect(root).toHaveAttribute('data-theme', 'dark');
  visit({ query: '?docusaurus-theme=light', disableSwitch: true });
  visit({ disableSwitch: true });
  expect(root).toHaveAttribute('data-theme', 'light');
});

test('with the switch disabled a leftover choice is removed and not shown, not even once', () => {
  visit({ stored: 'dark', disableSwitch: true });
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(window.localStorage.getItem('theme')).toBeNull();
});

test('each mode has its own color scheme, with a default', () => {
  visit({ stored: 'dark' });
  expect(root).toHaveAttribute('data-color-scheme', 'dark');
  visit({ scheme: ['dark', 'no such scheme'] });
  expect(root).toHaveAttribute('data-color-scheme', 'dark');
});

test('blocked storage counts as nothing stored: the system’s preference still decides', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  visit({ defaultMode: 'system', prefersDark: true });
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test('`docusaurus-data-` parameters become attributes of the root', () => {
  visit({ query: '?docusaurus-data-foo=x' });
  expect(root).toHaveAttribute('data-foo', 'x');
});

const names = ['%20x', 'a=b', '', 'x%22', '%3E', 'x%00', '%C3%A9'];

test.each(names)('a parameter `docusaurus-data-%s`, whose name no attribute can have, is skipped', (name) => {
  visit({ query: `?docusaurus-data-${name}=1&docusaurus-data-foo=x` });
  expect(root).toHaveAttribute('data-foo', 'x');
  expect(root).toHaveAttribute('data-theme', 'light');
});

const own = ['color-scheme', 'announcement-dismissed', 'build', 'menu-open', 'ready', 'search-open'];

test.each(own)('data-%s is not open to the query', (name) => {
  visit({ query: `?docusaurus-data-${name}=evil` });
  expect(root).not.toHaveAttribute(`data-${name}`, 'evil');
});
