import { readEnvironment } from '../lib/config/environment';
import { getSite } from '../lib/config/site';
import { watchContent } from '../lib/content/watch/watch-content';
import { buildLiveFrame } from './build-live-frame';
import { buildPageStyles } from './build-page-styles';
import { buildToolkit } from './build-toolkit';
import { contentPublicSources } from './content-public';
import { readLastPort, writeLastPort } from './dev-pages/last-port';
import { serveCompanions } from './dev-pages/serve-companions';
import { requireFreePort } from './require-free-port';
import { reachableName } from './serve-folder';
import { runCommand } from './run-command';
import { toolPath } from './tool-path';

try {
  const { host, port, contentFolder } = readEnvironment();
  await requireFreePort({ host, port });
  await buildToolkit();
  // A browser that opens 127.0.0.1 is refused the reload socket, so the address that Next prints is the one to open.
  const origin = `http://${reachableName(host)}:${port}`;
  const [companions, stopWatching] = await Promise.all([
    serveCompanions(origin, await getSite(), readLastPort()),
    watchContent(),
    buildLiveFrame(),
    buildPageStyles(),
  ]);
  writeLastPort(companions.url);
  const command = [toolPath('next'), 'dev', '--hostname', host, '--port', String(port)];
  await runCommand(process.execPath, command, {
    ...process.env,
    COMPANIONS_ORIGIN: companions.url,
    CONTENT_PUBLIC: JSON.stringify(contentPublicSources(contentFolder)),
  });
  stopWatching();
  await companions.close();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
