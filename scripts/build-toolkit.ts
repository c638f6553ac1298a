import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command';
import { runIfChanged } from './run-if-changed';

const toolkit = 'packages/eidos';
const packedFolder = '.cache/packed-toolkit';

/** The files that the build reads; the lock file has the versions of the tools. */
const inputs = [
  ...['src', 'build.mjs', 'package.json', 'tsconfig.types.json', 'README.md', 'CHANGELOG.md'].map((name) =>
    path.join(toolkit, name),
  ),
  'package-lock.json',
  'tsconfig.json',
];

/** Builds and packs packages/eidos. Does nothing when neither its sources nor the result have changed since. */
export default async function buildToolkit(): Promise<void> {
  await runIfChanged('.cache/toolkit-build', [path.join(toolkit, 'dist'), packedFolder], async () => {
    await runCommand('npm', ['run', 'build', '--silent', '--workspace', 'eidos']);
    rmSync(packedFolder, { recursive: true, force: true });
    mkdirSync(packedFolder, { recursive: true });
    const target = ['--pack-destination', packedFolder];
    execFileSync('npm', ['pack', '--silent', '--workspace', 'eidos', ...target], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return inputs;
  });
}

/** Copies `eidos-<version>.tgz`, exactly what would be published and what `buildToolkit` has packed, into `folder`. */
export function copyPackedToolkit(folder: string): void {
  cpSync(packedFolder, folder, { recursive: true });
}
