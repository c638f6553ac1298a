import { buildTestSites } from '../e2e/build-sites';

await buildTestSites();
