import { readEnvironment } from '../lib/config/environment';
import { requireFreePort } from './require-free-port';
import { runCommand } from './run-command';

try {
  // Asked before the build, which takes a minute.
  await requireFreePort(readEnvironment());
  await runCommand(process.execPath, ['scripts/run.mjs', 'build']);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await import('./serve');
