import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

/** A page that shows one script of ours, for as long as a file's tests run. */
export interface ServedPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Bundles a script and a style sheet into one page and serves it.
 *
 * @param script Path of the script from the root of the repository; it renders into `#root`.
 * @param styles Paths of style sheets, in cascade order.
 */
export async function servePage(script: string, styles: readonly string[]): Promise<ServedPage> {
  const contents = [...styles, script].map((file) => `import './${file}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
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
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    // A browser that is still open keeps its connections, for which `close` alone would wait.
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
