import { buildToolkit } from './build-toolkit';

await buildToolkit();
