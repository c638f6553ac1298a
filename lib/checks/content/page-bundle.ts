import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { BuildOptions, OutputFile } from 'esbuild';

/** The code that checks pages, as Node runs it. */
export interface PageBundle {
  /** Absolute path of the module that a process starts with. */
  readonly file: string;
  /** Changes with the code. */
  readonly key: string;
}

/** What was bundled last. */
interface Made {
  /** The files of the repository that the bundle is made of. */
  readonly inputs: readonly string[];
  /** Of these files. */
  readonly hash: string;
  readonly key: string;
  /** Names of what was written into the folder of this key. */
  readonly outputs: readonly string[];
}

const bundleFolder = '.cache/page-check';
const entry = 'scripts/page-check/serve-checks.ts';

/** What the bundle depends on beside its modules; the lock file stands for all packages. */
const otherInputs = ['lib/checks/content/page-bundle.ts', 'package-lock.json', 'tsconfig.json'];

/** How old a bundle is, in ms, that no process can be loading any more. */
const longestUse = 3_600_000;

/*
 * What draws pages is TypeScript, JSX and CSS modules, which Node reads only as a bundle; class names mean nothing to a
 * check. Packages are part of it, because finding a thousand small modules takes longer than running them, except for React,
 * which the components of the content share, and what only some pages need.
 */
const settings = {
  entryPoints: [entry],
  outdir: bundleFolder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  metafile: true,
  write: false,
  format: 'esm',
  platform: 'node',
  external: ['react', 'react-dom', 'jiti', 'shiki', 'katex', 'beautiful-mermaid'],
  // Packages in CommonJS load the modules of Node with it.
  banner: {
    js: `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`,
  },
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
  loader: { '.css': 'empty', '.module.css': 'local-css' },
} satisfies BuildOptions;

function hashOf(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

const hashFiles = (root: string, files: readonly string[]) =>
  hashOf(
    files.flatMap((file) => {
      const absolute = path.join(root, file);
      return existsSync(absolute) ? [file, readFileSync(absolute)] : [file];
    }),
  );

function readMade(keyFile: string): Made | undefined {
  try {
    const made = JSON.parse(readFileSync(keyFile, 'utf8')) as Partial<Made>;
    return made.inputs ? (made as Made) : undefined;
  } catch {
    return undefined;
  }
}

const nameOf = (file: OutputFile) => path.basename(file.path);

const isWhole = (folder: string, outputs: readonly string[]) =>
  outputs.every((name) => existsSync(path.join(folder, name)));

/** Puts a folder in its place, unless another process has put the same one there. */
function place(aside: string, folder: string, outputs: readonly string[]): void {
  try {
    renameSync(aside, folder);
  } catch {
    const isThere = isWhole(folder, outputs);
    rmSync(isThere ? aside : folder, { recursive: true, force: true });
    if (!isThere) renameSync(aside, folder);
  }
}

/** Writes a folder that is whole as soon as it is there, because several processes may write it at once. */
function writeFolder(folder: string, files: readonly OutputFile[]): void {
  const outputs = files.map(nameOf);
  if (isWhole(folder, outputs)) return;
  const aside = `${folder}.${randomUUID()}`;
  mkdirSync(aside, { recursive: true });
  for (const file of files) writeFileSync(path.join(aside, nameOf(file)), file.contents);
  place(aside, folder, outputs);
}

/** Removes what nobody uses any more: a process may still load parts of the bundle that it was started with. */
function removeOld(folder: string, used: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    if (used.includes(name)) continue;
    const found = path.join(folder, name);
    const changed = statSync(found, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== undefined && Date.now() - changed > longestUse)
      rmSync(found, { recursive: true, force: true });
  }
}

/**
 * Bundles the code that checks pages.
 * @throws when a module does not parse, or names another that is not there.
 */
async function makeBundle(root: string): Promise<Omit<Made, 'hash'>> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({ ...settings, absWorkingDir: root }).catch(
    (error: Error) => {
      throw new Error(`The code that checks pages cannot be bundled:\n${error.message}`, { cause: error });
    },
  );
  const code = outputFiles.filter((file) => file.path.endsWith('.mjs'));
  const key = hashOf(code.flatMap((file) => [nameOf(file), file.contents]));
  writeFolder(path.join(root, bundleFolder, key), code);
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  return { key, inputs: [...otherInputs, ...own].sort(), outputs: code.map(nameOf) };
}

/**
 * The code that checks pages, bundled unless no file that it is made of has changed.
 * @param root the repository.
 */
export async function keepPageBundle(root: string): Promise<PageBundle> {
  const folder = path.join(root, bundleFolder);
  const fileOf = (key: string) => path.join(folder, key, 'serve-checks.mjs');
  const keyFile = path.join(folder, 'made.json');
  const known = readMade(keyFile);
  // The hash comes first: a list that other code has written may lack something, and that code is among its inputs.
  if (
    known &&
    hashFiles(root, known.inputs) === known.hash &&
    isWhole(path.join(folder, known.key), known.outputs)
  )
    return { file: fileOf(known.key), key: known.key };
  const start = Date.now();
  const bundled = await makeBundle(root);
  const { key, inputs } = bundled;
  const made: Made = { ...bundled, hash: hashFiles(root, inputs) };
  const changed = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // A file that somebody edits meanwhile may be in the hash and not in the bundle.
  if (!inputs.some((file) => changed(file) >= start)) {
    const aside = `${keyFile}.${randomUUID()}`;
    writeFileSync(aside, JSON.stringify(made));
    renameSync(aside, keyFile);
  }
  removeOld(folder, ['made.json', key, known?.key ?? key]);
  return { file: fileOf(key), key };
}
