import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the first program of these names on the PATH, or in the folder of a system's services. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Runs a command that may fail, and shows it. */
export function tryCommand(command: string, args: readonly string[]): void {
  console.log(`  $ ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

/** Installs Debian's own package, when this is Debian (or a child of it) and the user may install. */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  tryCommand('apt-get', ['update', '-qq']);
  tryCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}
