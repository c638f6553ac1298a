import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
for (const script of ['build', 'serve']) {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
