import { execFileSync } from 'node:child_process';

/** Who the commits of published sites name; nobody writes them by hand. */
const AUTHOR = ['-c', 'user.name=Publish', '-c', 'user.email=publish@localhost'];

/**
 * Commits everything in a published folder, which is a checkout of its own, and pushes it. Returns whether there was
 * anything to push.
 * @throws {Error} when the folder is not a checkout, or git refuses.
 */
export function pushPublished(published: string, message: string): boolean {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', published, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  git('add', '--all');
  if (git('status', '--porcelain') === '') return false;
  git(...AUTHOR, 'commit', '--quiet', '--message', message);
  git('push', '--quiet', 'origin', 'HEAD');
  return true;
}
