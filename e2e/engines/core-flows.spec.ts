import { findInstalledFirefox, findWebKit } from '../../scripts/find-programs';
import { urlVariable } from '../sites';
import { test } from '../test';
import { entriesUrl } from '../toolkit/entries';
import { screenUrl } from '../toolkit/serve-page';
import type { RunningBrowser } from './browser-page';
import { coreFlows } from './core-flows';
import { launchFirefox } from './launch-firefox';
import { launchWebKit } from './launch-webkit';
import { Reader } from './reader';
import { toolkitFlows } from './toolkit-flows';

/** Starts a browser of the engine, or says why there is none. All other tests run in Chromium. */
const engines: Readonly<Record<string, () => Promise<RunningBrowser | string>>> = {
  async Firefox() {
    const executablePath = findInstalledFirefox();
    if (executablePath === undefined) return 'There is no Firefox, and none could be installed.';
    return launchFirefox(executablePath);
  },
  async WebKitGTK() {
    const found = findWebKit();
    return typeof found === 'string' ? found : launchWebKit(found);
  },
};

for (const [name, launch] of Object.entries(engines)) {
  test.describe(name, () => {
    // One browser for all flows: starting one takes as long as five of them.
    // WebKitGTK paints in software: six pages at two widths take it half a minute while the other engines run.
    test.describe.configure({ mode: 'default', timeout: 120_000 });

    let browser: RunningBrowser | string;

    test.beforeAll(async () => {
      browser = await launch();
    });

    test.afterAll(async () => {
      if (typeof browser !== 'string') await browser.close();
    });

    for (const flow of [...coreFlows, ...toolkitFlows]) {
      test(flow.name, async () => {
        if (typeof browser === 'string') return test.skip(true, browser);
        await browser.page.resize(1280, 800);
        return flow.run(new Reader(browser.page), {
          site: `${process.env[urlVariable('shipped')]}/`,
          screen: screenUrl(),
          entries: entriesUrl(),
        });
      });
    }
  });
}
