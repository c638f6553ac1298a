/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../lib/config/fixtures/write-content';
import { addContentSecurityPolicy } from './content-security-policy';
import { writeRedirects } from './write-redirects';

const site = { url: 'https://example.org', basePath: '/base' };

/** An export with these redirects, and what is written into it. */
function write(redirects: object[], files: Readonly<Record<string, string>> = {}) {
  const folder = writeFiles({ 'redirects.json': JSON.stringify(redirects), ...files });
  writeRedirects(folder, site);
  return (name: string) => readFileSync(path.join(folder, name), 'utf8');
}

it('writes a page at the old URL that leads on without scripts', () => {
  const read = write([{ from: '/base/docs/old%20name', to: '/base/docs/new&y' }]);
  expect(read('docs/old name.html')).toBe(read('docs/old name/index.html'));
  const page = new DOMParser().parseFromString(read('docs/old name.html'), 'text/html');
  const content = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/base/docs/new&y');
  expect(content('noscript meta', 'content')).toBe('0; url=/base/docs/new&y');
  expect(content('link[rel=canonical]', 'href')).toBe('https://example.org/base/docs/new&y');
  expect(content('meta[name=robots]', 'content')).toBe('noindex');
});

it('allows no script but its own', () => {
  const html = write([{ from: '/base/a', to: '/base/b' }])('a.html');
  const hash = /script-src ('sha256-[^']+')/.exec(html)?.[1];
  // The site's own step computes the same hash of the inline script.
  expect(addContentSecurityPolicy(html)).toContain(`script-src 'self' ${hash}`);
});

it('writes the rules for hosts, and no file without redirects', () => {
  expect(write([{ from: '/base/a', to: '/base/b' }])('_redirects')).toBe(
    '/base/a /base/b 301!\n/base/a /base/b 301\n/base/a/ /base/b 301!\n/base/a/ /base/b 301\n',
  );
  const folder = writeFiles({ 'redirects.json': '[]' });
  writeRedirects(folder, site);
  expect(existsSync(path.join(folder, '_redirects'))).toBe(false);
});

it('never replaces a page or another redirect', () => {
  const redirect = { from: '/base/a', to: '/base/b' };
  for (const replace of [() => write([redirect], { 'a.html': 'page' }), () => write([redirect, redirect])])
    expect(replace).toThrow('The redirect from /base/a would replace a page or another redirect.');
});
