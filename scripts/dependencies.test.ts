import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { listFiles } from '../lib/config/paths/list-files';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { readonly packages: Record<string, LockedPackage> };
const { dependencies } = read('package.json') as { readonly dependencies: Record<string, string> };

describe('package-lock.json', () => {
  it('locks the packages of every operating system, without which `npm ci` refuses it', () => {
    const locked = new Set(Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)));
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !locked.has(name))
        .map((name) => `${folder} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that an install uses the configured one', () => {
    const urls = Object.values(packages).flatMap(({ resolved = '' }) =>
      /^https?:/.test(resolved) ? [resolved] : [],
    );
    expect(urls).toEqual([]);
  });
});

it('next is pinned, because finishing the export depends on the output of this version', () => {
  expect(dependencies.next).toMatch(/^\d+\.\d+\.\d+$/);
});

/** Files that the build reads, other than by an import from its scripts: routes, and what bundlers and the browser load. */
const BUILT_FOLDERS = ['app', 'content', 'lib/mdx/next-mdx', 'components/mdx/live-code/frame'];

const BUILT_FILES = [
  ...['build', 'export-locale', 'check-content', 'start', 'dev', 'preview'].map(
    (name) => `scripts/${name}.ts`,
  ),
  ...['scripts/run.mjs', 'packages/eidos/build.mjs'],
  ...['next.config.ts', 'site.config.ts', 'mdx-components.tsx', 'instrumentation-client.ts'],
  ...BUILT_FOLDERS.flatMap((folder) =>
    listFiles(folder)
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  ),
];

/** Packages that the build needs although none of its modules imports them. */
const NEEDED_UNNAMED = [
  // `next build` installs these by itself when they are missing.
  ...['typescript', '@types/node', '@types/react'],
  // Started as a program for the declarations of the toolkit.
  'typescript-7',
  // A peer of @next/mdx.
  '@mdx-js/loader',
  // A font that pictures for sharing are rendered with, read by its path.
  '@fontsource/ysabeau-office',
];

/** The packages that modules import from `entries` on, each with one module that does. */
async function findImportedPackages(entries: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { metafile } = await build({
    entryPoints: [...entries],
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    external: ['*.css', '*.mdx', '../.cache/*'],
  });
  const imported = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter((each) => each.external && !/^(node:|\.|@\/)/.test(each.path))
      .map(({ path: name }) => [/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, file] as const),
  );
  return new Map(imported);
}

describe('dependencies', () => {
  it('are what a build imports, so that it builds without the packages of the checks', async () => {
    const imported = await findImportedPackages(BUILT_FILES);
    const workspace = read('packages/eidos/package.json') as { name: string; dependencies: object };
    const known = new Set([...Object.keys({ ...dependencies, ...workspace.dependencies }), workspace.name]);
    expect([...imported].filter(([name]) => !known.has(name))).toEqual([]);
    const unused = Object.keys(dependencies).filter(
      (name) => !imported.has(name) && !NEEDED_UNNAMED.includes(name),
    );
    expect(unused).toEqual([]);
  });
});
