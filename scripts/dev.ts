import { readEnvironment } from '../lib/config/environment';
import { watchContent } from '../lib/content/watch-content';
import { buildLiveFrame } from './live-frame/build-live-frame';
import buildToolkit from './build-toolkit';
import { requireFreePort } from './serve-folder';
import { runCommand, toolPath } from './run-command';

const stop = new AbortController();

/** Prints what a build would report. Next reports only what is wrong with the page that is opened, and no broken links. */
async function report(): Promise<void> {
  const { requireValidContent } = await import('../lib/checks/content/check-content');
  await requireValidContent().catch(({ code, message }: NodeJS.ErrnoException) => {
    // A file that is deleted meanwhile is another change.
    if (code !== 'ENOENT') console.error(message);
  });
}

try {
  const { host, port } = readEnvironment();
  await requireFreePort({ host, port });
  await buildToolkit();
  const [stopWatching] = await Promise.all([watchContent(() => void report()), buildLiveFrame()]);
  // Drafts are pages here, and so checked.
  Object.assign(process.env, { NODE_ENV: 'development' });
  // Node would read the source map of each of Next's modules, a fifth of its start; the site's server code has none.
  const options = ['--hostname', host, '--port', String(port), '--disable-source-maps'];
  await Promise.all([
    runCommand(process.execPath, [toolPath('next'), 'dev', ...options], process.env, stop.signal),
    // Loaded while Next starts, which takes longer. Most of what this command loads checks the configuration.
    import('../lib/config/site').then(({ getSite }) => getSite()).then(report),
  ]);
  stopWatching();
} finally {
  stop.abort();
}
