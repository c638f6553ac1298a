import { buildLiveFrame } from './build-live-frame';
import { buildToolkit } from './build-toolkit';
import { runCommand } from './run-command';

buildToolkit();
await buildLiveFrame();
// A browser that opens 127.0.0.1 is refused the reload socket, so the address that Next prints is the one to open.
runCommand('npx', ['--no-install', 'next', 'dev', '--port', process.env.PORT ?? '3000']);
