/** @jest-environment jsdom */
import { internalDestination, isPlainActivation } from './link-destination';

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}>x</a>`;
  return document.querySelector('a')!;
}

test.each([
  ['href="/docs/tutorial/types"', '/docs/tutorial/types'],
  ['href="/docs/tutorial/getting%20started#next"', '/docs/tutorial/getting%20started'],
  ['href="/docs/types.html"', '/docs/types'],
  ['href="/docs/types/index.html"', '/docs/types'],
  ['href="/docs//types"', '/docs/types'],
  ['href="/docs/releases/1.0"', '/docs/releases/1.0'],
  ['href="/docs/1.x"', '/docs/1.x'],
  ['href="/.//docs/types"', '/docs/types'],
  ['href="#here"', '/'],
  ['href="/" target="_self"', '/'],
])('a link with %s stays in the site', (attributes, pathname) => {
  expect(internalDestination(link(attributes), '')?.pathname).toBe(pathname);
});

test.each([
  'href="https://example.org/docs"',
  'href="//example.org/docs"',
  'href="mailto:a@example.org"',
  'href="/docs" target="_blank"',
  'href="/packages/eidos-0.0.0.tgz"',
  'href="/a.txt" download',
  'href="/fr/docs" data-full-load',
  'href="//"',
  'href="///"',
  'href="//docs/tutorial/types"',
  'href="http://["',
  'name="no-address"',
])('a link with %s is left to the browser', (attributes) => {
  expect(internalDestination(link(attributes), '')).toBeUndefined();
});

test('below a base path, only what is below it at a segment boundary is the site', () => {
  expect(internalDestination(link('href="/preview/x/docs"'), '/preview/x')).toBeDefined();
  expect(internalDestination(link('href="/preview/x"'), '/preview/x')).toBeDefined();
  expect(internalDestination(link('href="/preview/x//docs"'), '/preview/x')?.pathname).toBe(
    '/preview/x/docs',
  );
  expect(internalDestination(link('href="/preview/xy"'), '/preview/x')).toBeUndefined();
  expect(internalDestination(link('href="/docs"'), '/preview/x')).toBeUndefined();
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a click with %s is the browser’s', (key) => {
  expect(isPlainActivation(new MouseEvent('click', { [key]: true }))).toBe(false);
});

test('a middle click and a click that something else has taken are not ours', () => {
  expect(isPlainActivation(new MouseEvent('click', { button: 1 }))).toBe(false);
  const taken = new MouseEvent('click', { cancelable: true });
  taken.preventDefault();
  expect(isPlainActivation(taken)).toBe(false);
  expect(isPlainActivation(new MouseEvent('click'))).toBe(true);
});
