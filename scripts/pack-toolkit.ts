import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Writes `eidos-<version>.tgz`, exactly what would be published, into `folder`. */
export function packToolkit(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--workspace', 'eidos', '--pack-destination', folder, '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
