import path from 'node:path';
import { readEnvironment } from './environment';

it('has a default for everything', () => {
  expect(readEnvironment({})).toEqual({
    siteUrl: undefined,
    basePath: undefined,
    configFile: path.resolve('site.config.ts'),
    contentFolder: path.resolve('content'),
    host: 'localhost',
    port: 3000,
    locale: undefined,
    branch: 'main',
    previewCommit: undefined,
  });
});

it('treats an empty variable as unset', () => {
  expect(readEnvironment({ PORT: '', BASE_PATH: '', SITE_URL: '' })).toEqual(readEnvironment({}));
});

it.each([
  ['PORT', 'eighty', 'PORT: is "eighty", which is not allowed. Write a number from 1 to 65535'],
  ['PORT', '70000', 'PORT: is "70000", which is not allowed. Write a number from 1 to 65535'],
  [
    'BASE_PATH',
    'preview',
    `BASE_PATH: is "preview", which is not allowed. Write a path that begins with '/'`,
  ],
  ['SITE_URL', 'example.org', 'SITE_URL: is "example.org", which is not allowed. Write the site\'s origin'],
  ['PREVIEW_COMMIT', 'HEAD', 'PREVIEW_COMMIT: is "HEAD", which is not allowed. Write the hash of a commit'],
  ['PORT', '0', 'PORT: is "0", which is not allowed.'],
])('refuses %s=%s and says what to write', (name, value, message) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(message);
});

it('names every wrong variable at once', () => {
  expect(() => readEnvironment({ PORT: 'x', BASE_PATH: 'y' })).toThrow(/BASE_PATH: is "y"[^]*PORT: is "x"/);
});

it('writes the host of a URL as browsers do', () => {
  const hostOf = (SITE_URL: string) => readEnvironment({ SITE_URL }).siteUrl;
  expect(hostOf('https://Müller.example/')).toBe('https://xn--mller-kva.example');
  expect(hostOf('http://localhost:8080')).toBe('http://localhost:8080');
});

it('writes the base path without a slash at its end', () => {
  expect(readEnvironment({ BASE_PATH: '/preview/x/' }).basePath).toBe('/preview/x');
  expect(readEnvironment({ BASE_PATH: '/' }).basePath).toBe('');
});
