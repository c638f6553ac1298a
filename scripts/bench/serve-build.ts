import { chromium, type Browser } from '@playwright/test';
import { compressFiles } from '../compress-files';
import { serveFolder } from '../serve-folder';

/** Serves the build in `folder` compressed, and a browser beside it, while `read` looks at it. */
export async function serveBuild<Result>(
  folder: string,
  browserPath: string,
  read: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  compressFiles(folder, ['.gz']);
  const server = await serveFolder(folder, { port: 0, basePath: '', isCompressed: true });
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    return await read(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
