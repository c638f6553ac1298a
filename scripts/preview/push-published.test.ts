import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pushPublished } from './push-published';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** A bare repository and a checkout of its only branch. */
function repository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const [remote, checkout] = [path.join(folder, 'remote.git'), path.join(folder, 'published')];
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=gh-pages', remote);
  git(folder, 'clone', '--quiet', remote, checkout);
  git(checkout, 'checkout', '--quiet', '-B', 'gh-pages');
  return { remote, checkout };
}

it('pushes what changed, once', () => {
  const { remote, checkout } = repository();
  writeFileSync(path.join(checkout, 'index.html'), 'main');
  expect(pushPublished(checkout, 'Place main')).toBe(true);
  expect(git(remote, 'show', 'gh-pages:index.html')).toBe('main');
  expect(pushPublished(checkout, 'Place main again')).toBe(false);
  expect(git(remote, 'log', '--format=%s', 'gh-pages').trim()).toBe('Place main');
});

it('throws where there is no repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-'));
  expect(() => pushPublished(folder, 'Place main')).toThrow(/git/);
});
