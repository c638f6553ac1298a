import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type OutputFile, type Plugin } from 'esbuild';
import { parse } from 'postcss';
import { buildFolder, frameFolder, liveFramePage } from './live-frame-page';

const sources = 'components/mdx/live-code/frame';

/** Files that the build depends on besides the modules of its bundles. */
const inputs = ['scripts/live-frame', 'package-lock.json', 'packages/eidos/package.json', 'tsconfig.json'];

const common = {
  bundle: true,
  metafile: true,
  jsx: 'automatic',
  legalComments: 'none',
  alias: {
    'eidos/styles.css': path.resolve('packages/eidos/src/styles.css'),
    'prism-react-renderer': path.resolve(sources, 'unused-imports.ts'),
    '@jridgewell/gen-mapping': path.resolve(sources, 'unused-imports.ts'),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

const forPage = {
  ...common,
  outdir: frameFolder,
  format: 'iife',
  minify: true,
  target: 'es2022',
  write: false,
} satisfies BuildOptions;

function outputNamed(files: readonly OutputFile[], ending: string): string {
  const found = files.find((file) => file.path.endsWith(ending));
  if (!found) throw new Error(`The live frame was built without a ${ending} file.`);
  return found.text;
}

/** Writes a file with a hash of its content in its name, which it returns: a browser never mixes two deployments. */
function writeHashed(name: string, ending: string, content: string): string {
  const file = `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}${ending}`;
  writeFileSync(path.join(frameFolder, file), content);
  return file;
}

/** Leaves out zod's messages in other languages than English, a third of it: the screen has its own. */
const withoutLocales: Plugin = {
  name: 'without-locales',
  setup(bundler) {
    bundler.onLoad({ filter: /zod[/\\]v4[/\\]locales[/\\]index\.js$/ }, () => ({
      contents: `export { default as en } from './en.js';`,
    }));
  },
};

/** The selector that sets the toolkit's custom properties on a page, and the one that sets them in a shadow tree too. */
const [ofPage, ofPageAndHost] = [/:where\(:root(?=[,)])/, ':where(:root,:host'];
const ofScheme = /\[data-color-scheme=["']?(light|dark)["']?\]/;

/**
 * Returns the toolkit's styles for the shadow tree of a preview. The host has the toolkit's custom properties itself, so that
 * the page around it needs none of these styles, with the colors of the mode that the page has.
 */
export function previewStyles(toolkitStyles: string): string {
  const root = parse(toolkitStyles);
  const colors = { light: new Map<string, string>(), dark: new Map<string, string>() };
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(ofPage, ofPageAndHost);
    const side = ofScheme.exec(rule.selector)?.[1];
    if (side !== 'light' && side !== 'dark') return;
    rule.walkDecls(/^--/, ({ prop, value }) => void colors[side].set(prop, value));
  });
  const both = [...colors.light].map(
    ([name, light]) => `${name}:light-dark(${light},${colors.dark.get(name) ?? light})`,
  );
  if (both.length > 0) root.append(`@layer eidos{:where(:host){${both.join(';')}}}`);
  return root.toString();
}

/**
 * Builds the page that runs live samples, the script that makes zod available to the schemas of the playground, and the
 * bundle that renders samples at build time; returns the files that all are made of.
 */
export async function makeLiveFrame(): Promise<string[]> {
  rmSync(frameFolder, { recursive: true, force: true });
  for (const folder of [frameFolder, buildFolder]) mkdirSync(folder, { recursive: true });
  const frame = await build({ ...forPage, entryPoints: [path.join(sources, 'frame.tsx')] });
  const styles = outputNamed(frame.outputFiles, '.css');
  const zod = await build({
    ...forPage,
    entryPoints: ['components/playground/frame/zod-library.ts'],
    globalName: 'zodLibrary',
    plugins: [withoutLocales],
  });
  const previewBundle = await build({
    ...common,
    entryPoints: [path.join(sources, 'render-preview.tsx')],
    outfile: path.join(buildFolder, 'preview.cjs'),
    platform: 'node',
    format: 'cjs',
  });
  const files = {
    page: writeHashed('frame', '.html', liveFramePage(outputNamed(frame.outputFiles, '.js'), styles)),
    // The page of a sample shows what was rendered at build time in the same styles.
    stylesheet: writeHashed('preview', '.css', previewStyles(styles)),
    zod: writeHashed('zod-library', '.js', outputNamed(zod.outputFiles, '.js')),
  };
  writeFileSync(path.join(buildFolder, 'files.json'), JSON.stringify(files));
  const bundled = [frame, zod, previewBundle].flatMap(({ metafile }) => Object.keys(metafile.inputs));
  return [...inputs, ...bundled];
}
