import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

/** Each test builds a site of its own, and only one build can run at a time. */
export default defineConfig(browserTests, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../.cache/test-results-of-shapes',
  globalSetup: [],
  reporter: 'list',
  retries: 0,
  workers: 1,
  timeout: 900_000,
});
