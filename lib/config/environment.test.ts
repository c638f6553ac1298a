import path from 'node:path';
import { readEnvironment } from './environment';

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: undefined,
      basePath: undefined,
      configFile: path.resolve('site.config.ts'),
      contentFolder: path.resolve('content'),
      port: 3000,
      branch: 'main',
    });
  });

  it('takes an empty variable as one that is not set', () => {
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
    ['SITE_URL', 'example.org', 'SITE_URL: is "example.org", which is not allowed. Write the origin'],
    [
      'SITE_URL',
      'https://example.org/docs',
      'SITE_URL: is "https://example.org/docs", which is not allowed.',
    ],
    ['BRANCH', 'a b', 'BRANCH: is "a b", which is not allowed. Write the name of a git branch'],
  ])('refuses %s=%s in one sentence with the cure', (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(message);
  });

  it('names every wrong variable at once', () => {
    expect(() => readEnvironment({ PORT: 'x', BASE_PATH: 'y' })).toThrow(/BASE_PATH: is "y"[^]*PORT: is "x"/);
  });

  it('writes the base path without a slash at its end', () => {
    expect(readEnvironment({ BASE_PATH: '/preview/x/' }).basePath).toBe('/preview/x');
    expect(readEnvironment({ BASE_PATH: '/' }).basePath).toBe('');
  });
});
