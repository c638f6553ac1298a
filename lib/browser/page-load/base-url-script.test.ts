/** @jest-environment jsdom */
import { baseUrlScript } from './base-url-script';
import { runScript } from './fixtures/run-script';

function load(baseUrl: string, path: string) {
  document.body.innerHTML = '<p>Page</p>';
  window.history.replaceState(null, '', path);
  runScript(baseUrlScript({ title: 'Eidos', baseUrl, repositoryUrl: 'https://git.example/e' }));
}
/** A script of the site is requested, and the answer is not what the page expects. */
async function failScript(answer: Promise<Pick<Response, 'ok' | 'headers'>>) {
  globalThis.fetch = jest.fn(() => answer as Promise<Response>);
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: '/a.js' });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await answer.catch(() => undefined);
  await Promise.resolve();
}
const answer = (ok: boolean, type: string) =>
  Promise.resolve({ ok, headers: { get: () => type } as unknown as Headers });
const banner = () => document.querySelector('[role=alert]');

test.each([
  ['is not there', answer(false, 'text/html')],
  ['is a page', answer(true, 'text/html')],
])('when a script of the site %s, a banner says that the site did not load properly', async (_, found) => {
  load('/', '/preview/x');
  await failScript(found);
  expect([...banner()!.children].map((line) => line.textContent)).toEqual([
    'Your Eidos site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    'Current configured baseUrl = /  (default value)',
    'We suggest trying baseUrl = /preview/x/',
  ]);
  expect(banner()!.querySelector('a')?.href).toBe('https://git.example/e#environment');
  expect(getComputedStyle(banner()!.querySelector('a')!).color).toBe('rgb(0, 0, 0)'); // Also in the dark.
});

test.each([
  ['is there after all', answer(true, 'text/javascript')],
  ['cannot be reached', Promise.reject(new TypeError('Failed to fetch'))],
])('when a script of the site %s, there is none', async (_, found) => {
  load('/docs/', '/docs/');
  await failScript(found);
  expect(banner()).toBeNull();
});
