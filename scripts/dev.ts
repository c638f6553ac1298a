import { readEnvironment } from '../lib/config/environment';
import { buildLiveFrame } from './build-live-frame';
import { buildToolkit } from './build-toolkit';
import { requireFreePort } from './require-free-port';
import { runCommand } from './run-command';
import { toolPath } from './tool-path';

try {
  const { host, port } = readEnvironment();
  await requireFreePort({ host, port });
  await buildToolkit();
  await buildLiveFrame();
  // A browser that opens 127.0.0.1 is refused the reload socket, so the address that Next prints is the one to open.
  await runCommand(process.execPath, [toolPath('next'), 'dev', '--hostname', host, '--port', String(port)]);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
