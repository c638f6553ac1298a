import { readEnvironment } from '../lib/config/environment';
import { watchContent } from '../lib/content/watch/watch-content';
import { buildLiveFrame } from './build-live-frame';
import { buildToolkit } from './build-toolkit';
import { readLastPort, writeLastPort } from './dev-pages/last-port';
import { serveCompanions } from './dev-pages/serve-companions';
import { devRewrites } from './dev-pages/rewrites';
import { requireFreePort } from './require-free-port';
import { reachableName } from './serve-folder';
import { runCommand } from './run-command';
import { toolPath } from './tool-path';

/** Loaded beside Next, which takes longer to start: what checks the configuration is most of what this command loads. */
const readSite = async () => (await import('../lib/config/site')).getSite();

const stop = new AbortController();
try {
  const { host, port, contentFolder } = readEnvironment();
  await requireFreePort({ host, port });
  await buildToolkit();
  // A browser that opens 127.0.0.1 is refused the reload socket, so the address that Next prints is the one to open.
  const origin = `http://${reachableName(host)}:${port}`;
  const [companions, stopWatching] = await Promise.all([
    serveCompanions(origin, readSite, readLastPort()),
    watchContent(),
    buildLiveFrame(),
  ]);
  writeLastPort(companions.url);
  // Node would read the source map of each of Next's modules, a fifth of its start; the site's server code has none.
  const options = ['--hostname', host, '--port', String(port), '--disable-source-maps'];
  const env = {
    ...process.env,
    DEV_REWRITES: JSON.stringify(devRewrites(companions.url, contentFolder)),
  };
  await Promise.all([
    runCommand(process.execPath, [toolPath('next'), 'dev', ...options], env, { signal: stop.signal }),
    readSite(),
  ]);
  stopWatching();
  await companions.close();
} catch (error) {
  stop.abort();
  console.error((error as Error).message);
  process.exit(1);
}
