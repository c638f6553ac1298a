import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { parse } from 'postcss';
import { buildFolder, frameFolder, liveFramePage } from './live-frame-page';

const sources = 'components/mdx/live-code/frame';

/** What the build depends on besides the modules of its bundles. */
const otherInputs = [
  'scripts/live-frame',
  'package-lock.json',
  'packages/eidos/package.json',
  'tsconfig.json',
];

const common = {
  bundle: true,
  metafile: true,
  jsx: 'automatic',
  legalComments: 'none',
  alias: {
    'eidos/styles.css': path.resolve('packages/eidos/src/styles.css'),
    'prism-react-renderer': path.resolve(sources, 'no-editor.ts'),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

/** What was bundled: a text, and the modules that it is made of. */
interface Bundled<Text> {
  readonly made: Text;
  readonly inputs: readonly string[];
}

const inputsOf = ({ inputs }: Metafile) => Object.keys(inputs);

/** The one output whose name has this ending. */
function outputNamed(files: readonly OutputFile[], ending: string): OutputFile {
  const found = files.find((file) => file.path.endsWith(ending));
  if (!found) throw new Error(`The live frame was built without a ${ending} file.`);
  return found;
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

/** Builds the script that makes zod available to the schemas of the playground; returns its name. */
async function buildZod(): Promise<Bundled<string>> {
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: ['components/playground/frame/zod-library.ts'],
    entryNames: '[name]-[hash]',
    outdir: frameFolder,
    format: 'iife',
    globalName: 'zodLibrary',
    plugins: [withoutLocales],
    minify: true,
    target: 'es2022',
    write: false,
  });
  const script = outputNamed(outputFiles, '.js');
  writeFileSync(script.path, script.contents);
  return { made: path.basename(script.path), inputs: inputsOf(metafile) };
}

/** The selector that sets the toolkit's custom properties on a page, and the one that sets them in a shadow tree too. */
const [ofPage, ofPageAndHost] = [/:where\(:root(?=[,)])/, ':where(:root,:host'];

/** The selector of the colors of a mode. */
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
 * Builds the page that runs live samples and the bundle that renders them at build time; returns the files that both are
 * made of. Names hold a hash of their content, so that a browser never mixes two deployments.
 */
export async function makeLiveFrame(): Promise<string[]> {
  rmSync(frameFolder, { recursive: true, force: true });
  const frame = await build({
    ...common,
    entryPoints: [path.join(sources, 'frame.tsx')],
    entryNames: '[name]-[hash]',
    outdir: frameFolder,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  const stylesheet = outputNamed(frame.outputFiles, '.css');
  const html = liveFramePage(outputNamed(frame.outputFiles, '.js').text, stylesheet.text);
  const page = `frame-${createHash('sha256').update(html).digest('hex').slice(0, 8)}.html`;
  mkdirSync(frameFolder, { recursive: true });
  writeFileSync(path.join(frameFolder, page), html);
  // The page of a sample shows what was rendered at build time in the same styles.
  const preview = previewStyles(stylesheet.text);
  const previewFile = `preview-${createHash('sha256').update(preview).digest('hex').slice(0, 8)}.css`;
  writeFileSync(path.join(frameFolder, previewFile), preview);

  const zod = await buildZod();

  mkdirSync(buildFolder, { recursive: true });
  const previewBundle = await build({
    ...common,
    entryPoints: [path.join(sources, 'render-preview.tsx')],
    outfile: path.join(buildFolder, 'preview.cjs'),
    platform: 'node',
    format: 'cjs',
  });
  writeFileSync(
    path.join(buildFolder, 'files.json'),
    JSON.stringify({ page, stylesheet: previewFile, zod: zod.made }),
  );
  const bundled = [inputsOf(frame.metafile), zod.inputs, inputsOf(previewBundle.metafile)];
  return [...otherInputs, ...bundled.flat()];
}
