import { benchToolkit } from '../packages/eidos/bench/bench-toolkit';
import { findBrowser } from './find-browser';
await benchToolkit(findBrowser('measure'));
