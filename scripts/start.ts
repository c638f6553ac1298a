import { readEnvironment } from '../lib/config/environment';
import { getSite } from '../lib/config/site';
import { runCommand } from './run-command';
import { requireFreePort, serveFolder } from './serve-folder';

const { host, port } = readEnvironment();
// Asked before the build, which takes a minute.
await requireFreePort({ host, port });
await runCommand(process.execPath, ['scripts/run.mjs', 'build']);
const { basePath } = await getSite();
const { url } = await serveFolder('out', { host, port, basePath });
console.log(`\nThe site is served at ${url}\nPress Ctrl+C to stop.`);
