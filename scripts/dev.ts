import { readEnvironment } from '../lib/config/environment';
import { watchContent } from '../lib/content/watch-content';
import { buildLiveFrame } from './live-frame/build-live-frame';
import buildToolkit from './build-toolkit';
import { requireFreePort } from './serve-folder';
import { runCommand, toolPath } from './run-command';

const stop = new AbortController();
try {
  const { host, port } = readEnvironment();
  await requireFreePort({ host, port });
  await buildToolkit();
  const [stopWatching] = await Promise.all([watchContent(), buildLiveFrame()]);
  // Node would read the source map of each of Next's modules, a fifth of its start; the site's server code has none.
  const options = ['--hostname', host, '--port', String(port), '--disable-source-maps'];
  await Promise.all([
    runCommand(process.execPath, [toolPath('next'), 'dev', ...options], process.env, stop.signal),
    // Loaded beside Next, which takes longer to start: what checks the configuration is most of what this command loads.
    import('../lib/config/site').then(({ getSite }) => getSite()),
  ]);
  stopWatching();
} finally {
  stop.abort();
}
