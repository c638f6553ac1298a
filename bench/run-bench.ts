import { benchSites } from './bench-sites';
import { buildPages } from './measure-build';
import { benchToolkit } from '../packages/eidos/bench/bench-toolkit';
import { buildLiveFrame } from '../scripts/live-frame/build-live-frame';
import buildToolkit from '../scripts/build-toolkit';
import { findBrowser } from '../scripts/find-programs';

const [wanted, start, count, outFolder] = process.argv.slice(2);
// `build` is how the bench starts the builds that it measures.
if (wanted === 'build' && start && count && outFolder) await buildPages(start, Number(count), outFolder);
else if (wanted === undefined) {
  await buildToolkit();
  await buildLiveFrame();
  const browserPath = findBrowser('measure');
  await benchSites(browserPath);
  await benchToolkit(browserPath);
} else {
  console.error(`\`npm run bench\` takes no argument, but got “${wanted}”.`);
  process.exitCode = 1;
}
