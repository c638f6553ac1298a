/** @jest-environment jsdom */
import { baseUrlScript, STYLES_MARK } from './base-url-script';

function load(baseUrl: string, path: string) {
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = '<p>Page</p>';
  window.history.replaceState(null, '', path);
  // The script is what a page runs; nothing else of it can be called.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(baseUrlScript({ title: 'Eidos', baseUrl }))();
}
const finish = () => document.dispatchEvent(new Event('DOMContentLoaded'));
const banner = () => document.querySelector('[role=alert]');

test('a wrong base URL shows a banner saying that the site did not load properly', () => {
  load('/', '/preview/x');
  finish();
  expect([...banner()!.children].map((line) => line.textContent)).toEqual([
    'Your Eidos site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    'Current configured baseUrl = /  (default value)',
    'We suggest trying baseUrl = /preview/x/',
  ]);
});

test('a site whose style sheet is there shows none', () => {
  load('/docs/', '/docs/');
  document.documentElement.style.setProperty(STYLES_MARK, '1');
  finish();
  expect(banner()).toBeNull();
});
