import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** A library to measure: its name in the table and the page that does the work. */
export interface MeasuredLibrary {
  readonly name: string;
  readonly page: string;
}

export const libraries: readonly MeasuredLibrary[] = [
  { name: 'Eidos', page: 'page/eidos.page.tsx' },
  { name: 'react-jsonschema-form', page: 'peers/rjsf.page.tsx' },
  { name: 'TanStack Form', page: 'peers/tanstack-form.page.tsx' },
];

/** The script and style sheet of one page. */
export interface BuiltPage {
  readonly script: string;
  /** The script with the names of components, by which renders are counted; naming each function takes time. */
  readonly namedScript: string;
  readonly styles: string;
}

/** Installs the other libraries once; they are not among the project's own dependencies. Throws when npm fails. */
export function installPeers(folder: string): void {
  const peers = path.join(folder, 'peers');
  if (existsSync(path.join(peers, 'node_modules', '@rjsf'))) return;
  console.log('Installing the libraries to compare with Eidos …');
  // Without their peer dependencies: React comes from this project, so that all are measured on the same one.
  const args = ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--silent'];
  const { status } = spawnSync('npm', args, { cwd: peers, stdio: 'inherit' });
  if (status !== 0)
    throw new Error('The libraries could not be installed; run `npm install` in packages/eidos/bench/peers.');
}

/** Builds a page as it would be shipped: for production, minified, with React's production build. */
export async function buildPage(folder: string, { page }: MeasuredLibrary): Promise<BuiltPage> {
  const [plain, named] = await Promise.all([bundle(folder, page, false), bundle(folder, page, true)]);
  return { script: plain('.js'), namedScript: named('.js'), styles: plain('.css') };
}

async function bundle(folder: string, page: string, keepNames: boolean): Promise<(ending: string) => string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, page)],
    bundle: true,
    minify: true,
    keepNames,
    write: false,
    outdir: 'out',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { react: path.resolve('node_modules/react'), 'react-dom': path.resolve('node_modules/react-dom') },
    loader: { '.woff2': 'empty' },
    logLevel: 'error',
  });
  return (ending) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
}
