import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-programs';

/** Keeps the tests working on a machine without a network or a display. */
const LAUNCH_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'shapes/**',
  outputDir: '.cache/test-results',
  globalSetup: './e2e/serve-sites.ts',
  forbidOnly: true,
  // An error fails each time. What passes after all is listed as flaky, which is a bug to be found.
  retries: 2,
  // Half of the time of a test is waiting: for frames, answers and the other processes of a browser.
  workers: '200%',
  fullyParallel: true,
  // Prints what failed at the end, where a cut log still shows it.
  reporter: [['dot'], ['./e2e/report-skipped.ts']],
  // A test that lets axe look at one page in ten states takes 35 s on two busy cores. What is awaited has its own, shorter limit.
  timeout: 90_000,
  // A page that shares two cores with three others may take seconds for what it does at once elsewhere.
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // A window takes as long to open as a page to load. Each test finds it without cookies, storage and cache, and
    // what Playwright itself leaves behind, `e2e/test.ts` removes.
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser('test'), args: LAUNCH_ARGUMENTS },
    // Recording every test for the few that fail costs a tenth of the run; `--trace on` records one again.
    trace: 'off',
  },
});
