import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
