import { fixtureVersion } from '../../content/fixtures/doc-page';
import { searchScopes } from './search-urls';

const version = (name: string, path: string, latest = false) => fixtureVersion({ name, path, latest });

test('each version has an index of its own, and the latest one comes first', () => {
  const versions = [version('current', '/next'), version('1.0', '/docs', true), version('0.9', '/docs/0 9')];
  expect(searchScopes(versions)).toEqual([
    { name: '1.0', path: '/docs', indexUrl: '/search-index/1.0.json' },
    { name: 'current', path: '/next', indexUrl: '/search-index/current.json' },
    { name: '0.9', path: '/docs/0 9', indexUrl: '/search-index/0.9.json' },
  ]);
});

test('versions without a latest one are refused', () => {
  expect(() => searchScopes([version('1.0', '/docs/1.0')])).toThrow('latest');
});
