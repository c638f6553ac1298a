import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { whenReady } from '../open-page';
import { sites } from '../sites';
import { expect, test } from '../test';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

let server: Server;
let origin: string;

/** A host that knows files by their exact names: it answers neither `x` with `x.html` nor a folder with its index. */
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    const file = path.join(sites.shipped.outDir, decodeURIComponent(pathname));
    void stat(file)
      .then(async (found) => {
        if (!found.isFile()) throw new Error('It is a folder.');
        response.writeHead(200, {
          'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
        });
        response.end(request.method === 'HEAD' ? undefined : await readFile(file));
      })
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a host of exact files is navigated without a failed request', async ({ page, complaints }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) failed.push(response.url());
  });
  await page.goto(`${origin}/docs/tutorial/types.html`);
  await whenReady(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [link, title] of [
    ['Api Docs', 'API overview'],
    ['Releases', 'Releases'],
    ['Tutorial', 'Philosophy'],
  ] as const) {
    await main.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(failed).toEqual([]);
  expect(complaints).toEqual([]);
});
