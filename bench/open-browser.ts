import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { compressFiles } from '../scripts/finish-export/export-files';
import { serveFolder } from '../scripts/serve-folder';

/** Serves the build in `folder` compressed, and opens a browser, while `read` looks at it. */
export async function serveBuild<Result>(
  folder: string,
  browserPath: string,
  read: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  compressFiles(folder);
  const server = await serveFolder(folder, { port: 0, basePath: '', isCompressed: true });
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    return await read(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Opens a page that can run functions of a command: `tsx` calls `__name` in them, which a page does not have. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.addInitScript('globalThis.__name = (named) => named;');
  return page;
}

/** The phone that the budgets were set with: four times slower, 1.6 Mbit/s down, 150 ms away. */
async function pretendSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Opens an empty page as the device has it. */
export async function openOn(browser: Browser, device: 'computer' | 'slow phone'): Promise<Page> {
  const isPhone = device === 'slow phone';
  const page = await openPage(browser, { viewport: isPhone ? { width: 390, height: 844 } : null });
  if (isPhone) await pretendSlowPhone(page);
  return page;
}
