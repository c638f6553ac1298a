import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

const STYLES = 'packages/eidos/src/styles.css';

const urls = new Map<string, Promise<string>>();

/**
 * Bundles a script and style sheets into one page and serves it until the process ends; returns its URL. The tests of a
 * process share it, as bundling takes as long as a test.
 *
 * @param script Path of the script from the root of the repository; it renders into `#root`.
 * @param styles Paths of style sheets, in cascade order.
 */
export function servePage(script: string, styles: readonly string[] = [STYLES]): Promise<string> {
  const files = [...styles, script];
  const url = urls.get(files.join()) ?? serveFiles(files);
  urls.set(files.join(), url);
  return url;
}

async function serveFiles(files: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    outdir: '/',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Toolkit</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>${textOf('.css')}</style><main id="root"></main><script src="/script.js"></script></html>`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/script.js';
    response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`);
    response.end(isScript ? textOf('.js') : html);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Serves a screen with a part of each kind, in a page with a width of its own. */
export const serveScreen = () =>
  servePage('e2e/toolkit/screen.page.tsx', [STYLES, 'e2e/toolkit/screen.page.css']);

/** Serves two screens with a button between them and one outside. */
export const servePresses = () =>
  servePage('e2e/toolkit/presses.page.tsx', [STYLES, 'e2e/toolkit/screen.page.css']);
