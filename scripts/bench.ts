import { benchToolkit } from '../packages/eidos/bench/bench-toolkit';
import { benchSite } from './bench/bench-site';
import { buildLiveFrame } from './build-live-frame';
import { buildToolkit } from './build-toolkit';
import { findBrowser } from './find-browser';

await buildToolkit();
await buildLiveFrame();
const browserPath = findBrowser('measure');
await benchSite(browserPath);
await benchToolkit(browserPath);
