import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';

const sources = 'components/mdx/live-code/frame';
const frameFolder = 'public/live-frame';
/** What the build of the pages reads; `components/mdx/live-code/live-frame-files.ts` names the same folder. */
const buildFolder = '.cache/live-frame';

const common: BuildOptions = {
  bundle: true,
  jsx: 'automatic',
  legalComments: 'none',
  metafile: true,
  alias: {
    'eidos/styles.css': path.resolve('packages/eidos/src/styles.css'),
    'prism-react-renderer': path.resolve(sources, 'no-editor.ts'),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Name of the one output with an ending. */
function outputNamed({ outputs }: Metafile, ending: string): string {
  const found = Object.keys(outputs).find((name) => name.endsWith(ending));
  if (!found) throw new Error(`The live frame was built without a ${ending} file.`);
  return path.basename(found);
}

/** A sample may evaluate and style whatever it likes, and reach no network: the sandbox keeps it from the page. */
const policy = [
  `default-src 'none'`,
  `script-src * 'unsafe-eval'`,
  `style-src * 'unsafe-inline'`,
  'img-src * data: blob:',
  'font-src * data:',
].join('; ');

function frameHtml(script: string, stylesheet: string) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Result</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body><script src="${script}"></script></body>
</html>
`;
}

/**
 * Builds the page that runs live samples (`public/live-frame/`) and the bundle that draws them at build time
 * (`.cache/live-frame/`). Names hold a hash of their content, so that a browser never mixes two deployments.
 */
export async function buildLiveFrame(): Promise<void> {
  rmSync(frameFolder, { recursive: true, force: true });
  const browser = await build({
    ...common,
    entryPoints: [path.join(sources, 'frame.tsx')],
    entryNames: '[name]-[hash]',
    outdir: frameFolder,
    // Module scripts need CORS headers from the host when the page has an origin of its own; classic ones do not.
    format: 'iife',
    minify: true,
    target: 'es2022',
  });
  const { metafile } = browser;
  if (!metafile) throw new Error('esbuild gave no list of its outputs.');
  const script = outputNamed(metafile, '.js');
  const stylesheet = outputNamed(metafile, '.css');
  const page = script.replace(/\.js$/, '.html');
  writeFileSync(path.join(frameFolder, page), frameHtml(script, stylesheet));

  mkdirSync(buildFolder, { recursive: true });
  await build({
    ...common,
    entryPoints: [path.join(sources, 'render-preview.tsx')],
    outfile: path.join(buildFolder, 'preview.cjs'),
    platform: 'node',
    format: 'cjs',
  });
  writeFileSync(path.join(buildFolder, 'files.json'), JSON.stringify({ page, stylesheet }));
}
