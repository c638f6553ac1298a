import { build } from 'esbuild';
import type { RunningServer } from '../../scripts/serve-folder';
import { startServer } from '../start-server';

const STYLES = 'packages/eidos/src/styles.css';
const URL_VARIABLE = 'E2E_TOOLKIT_URL';

/**
 * The URL of a page with a script and style sheets, which the server of the run bundles at the first request.
 *
 * @param script Path of the script from the root of the repository; it renders into `#root`.
 * @param styles Paths of style sheets, in cascade order.
 */
export const pageUrl = (script: string, styles: readonly string[] = [STYLES]) =>
  `${process.env[URL_VARIABLE]}/${encodeURIComponent([...styles, script].join())}/`;

/** A screen with a part of each kind, in a page with a width of its own. */
export const screenUrl = () =>
  pageUrl('e2e/toolkit/screen.page.tsx', [STYLES, 'e2e/toolkit/screen.page.css']);

/** Two screens with a button between them and one outside. */
export const pressesUrl = () =>
  pageUrl('e2e/toolkit/presses.page.tsx', [STYLES, 'e2e/toolkit/screen.page.css']);

interface Bundle {
  readonly html: string;
  readonly script: string;
}

async function bundle(files: readonly string[]): Promise<Bundle> {
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
<style>${textOf('.css')}</style><header style="position:absolute;clip-path:inset(50%)"><h1>Toolkit</h1></header><main id="root"></main><script src="script.js"></script></html>`;
  return { html, script: textOf('.js') };
}

/** Serves the pages of the toolkit to every process of the run: bundling one takes as long as a test. */
export async function serveToolkitPages(): Promise<RunningServer> {
  const bundles = new Map<string, Promise<Bundle>>();
  const server = await startServer((request, response) => {
    const [, files = '', name] = new URL(request.url ?? '', 'http://host').pathname.split('/');
    const found = bundles.get(files) ?? bundle(decodeURIComponent(files).split(','));
    bundles.set(files, found);
    const isScript = name === 'script.js';
    response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`);
    found.then(
      ({ html, script }) => response.end(isScript ? script : html),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  process.env[URL_VARIABLE] = server.url;
  return server;
}
