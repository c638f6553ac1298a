import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Every file of the repository, new ones that git does not ignore among them, relative to its root. */
export function listFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
}
