import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command';
import { runIfChanged } from './run-if-changed';

const toolkit = 'packages/eidos';

/** What the build reads; the lock file has the versions of the tools. */
const inputs = [
  ...['src', 'build.mjs', 'package.json', 'tsconfig.types.json'].map((name) => path.join(toolkit, name)),
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Builds packages/eidos, which the site imports as any other project would: from its `dist`. Does nothing when neither
 * its sources nor the result have changed since.
 */
export async function buildToolkit(): Promise<void> {
  await runIfChanged('.cache/toolkit-build', [path.join(toolkit, 'dist')], async () => {
    await runCommand('npm', ['run', 'build', '--silent', '--workspace', 'eidos']);
    return inputs;
  });
}

/** Writes `eidos-<version>.tgz`, exactly what would be published, into `folder`. */
export function packToolkit(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--workspace', 'eidos', '--pack-destination', folder, '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
