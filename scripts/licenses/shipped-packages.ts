import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** A package of which a reader's browser gets code. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license: string;
  /** The text of its licence file, or nothing where the package has none. */
  readonly text: string;
  readonly homepage: string | undefined;
}

/** Parts that Next puts on every page, whatever the site imports. */
const FRAMEWORK = ['next', 'react', 'react-dom', 'scheduler'];

const sourceFolders = ['app', 'components', 'lib'];

/** Modules at which the bundler begins what it sends to browsers. */
function findEntryPoints(): string[] {
  const files = sourceFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const isClient = (file: string) =>
    /\.tsx?$/.test(file) && /^['"]use client['"]/.test(readFileSync(file, 'utf8'));
  return [
    ...files.filter(isClient),
    'instrumentation-client.ts',
    'components/mdx/live-code/frame/frame.tsx',
    'components/playground/frame/zod-library.ts',
  ];
}

/** Folder of the package that holds a file, such as `node_modules/@dnd-kit/core`. */
const packageFolder = (file: string) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
    homepage?: string;
  };
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  if (manifest.license === undefined)
    throw new Error(`${manifest.name} names no licence, so the site cannot name it. Use another package.`);
  return {
    name: manifest.name,
    version: manifest.version,
    license: manifest.license,
    text: file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim(),
    homepage: manifest.homepage,
  };
}

/**
 * Finds every package whose code browsers get: what the modules of the client import, and the framework itself.
 * @throws {Error} when a package names no licence.
 */
export async function findShippedPackages(): Promise<readonly ShippedPackage[]> {
  const { metafile } = await build({
    entryPoints: findEntryPoints(),
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    outdir: '.cache/licenses',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    // Server code beside a client module is not what browsers get.
    platform: 'browser',
    external: ['next/*', 'node:*', 'eidos/styles.css'],
    loader: { '.css': 'empty', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => packageFolder(file)),
  );
  const framework = FRAMEWORK.map((name) => path.join('node_modules', name));
  const folders = new Set([...used.filter((folder) => folder !== undefined), ...framework]);
  return [...folders].map(readPackage).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
