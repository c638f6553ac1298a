import { benchToolkit } from '../packages/eidos/bench/bench-toolkit';
import { benchPeers } from './bench/bench-peers';
import { benchSite } from './bench/bench-site';
import { buildLiveFrame } from './build-live-frame';
import { buildToolkit } from './build-toolkit';
import { findBrowser } from './find-browser';

const [wanted, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (wanted !== undefined && wanted !== 'peers')) {
  console.error(
    `\`npm run bench\` takes no argument, or \`peers\`, which measures other generators beside this one; not “${process.argv.slice(2).join(' ')}”.`,
  );
  process.exit(1);
}

await buildToolkit();
await buildLiveFrame();
const browserPath = findBrowser('measure');
if (wanted === 'peers') await benchPeers(browserPath);
else {
  await benchSite(browserPath);
  await benchToolkit(browserPath);
}
