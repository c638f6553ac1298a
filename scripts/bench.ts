import { benchToolkit } from '../packages/eidos/bench/bench-toolkit';
import { benchSite } from './bench-site';
import { findBrowser } from './find-browser';

benchSite();
await benchToolkit(findBrowser());
