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

/**
 * What was bundled last.
 *
 * @typedef {object} Made
 * @property {readonly string[]} inputs files of the repository that the bundle is made of
 * @property {string} hash of these files and of the names of the entries
 * @property {string} key of what was written: the name of its folder
 * @property {readonly string[]} outputs names of what was written into that folder
 */

/** What every bundle depends on beside its modules; the lock file stands for all packages. */
const commonInputs = ['lib/bundles/keep-bundle.mjs', 'package-lock.json', 'tsconfig.json'];

/** How old a bundle is, in ms, that no process can be loading any more. */
const longestUse = 3_600_000;

/** @param {Iterable<string | Uint8Array>} parts */
function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** What a bundle is made of: its entries, and the files that it read. */
const hashInputs = ({ root, entries }, files) =>
  hashOf([
    JSON.stringify(entries),
    ...files.flatMap((file) => {
      const absolute = path.join(root, file);
      return existsSync(absolute) ? [file, readFileSync(absolute)] : [file];
    }),
  ]);

/**
 * @param {string} keyFile
 * @returns {Made | undefined}
 */
function readMade(keyFile) {
  try {
    const made = JSON.parse(readFileSync(keyFile, 'utf8'));
    return made.inputs ? made : undefined;
  } catch {
    return undefined;
  }
}

const nameOf = (file) => path.basename(file.path);

const isWhole = (folder, outputs) => outputs.every((name) => existsSync(path.join(folder, name)));

/** Puts a folder in its place, unless another process has put the same one there. */
function place(aside, folder, outputs) {
  try {
    renameSync(aside, folder);
  } catch {
    const isThere = isWhole(folder, outputs);
    rmSync(isThere ? aside : folder, { recursive: true, force: true });
    if (!isThere) renameSync(aside, folder);
  }
}

/** Writes a folder that is whole as soon as it is there, because several processes may write it at once. */
function writeFolder(folder, files) {
  const outputs = files.map(nameOf);
  if (isWhole(folder, outputs)) return;
  const aside = `${folder}.${randomUUID()}`;
  mkdirSync(aside, { recursive: true });
  for (const file of files) writeFileSync(path.join(aside, nameOf(file)), file.contents);
  place(aside, folder, outputs);
}

/** Removes what nobody uses any more: a process may still load parts of the bundle that it was started with. */
function removeOld(folder, used) {
  for (const name of readdirSync(folder)) {
    if (used.includes(name)) continue;
    const found = path.join(folder, name);
    const changed = statSync(found, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== undefined && Date.now() - changed > longestUse)
      rmSync(found, { recursive: true, force: true });
  }
}

async function makeBundle({ title, root, folder, entries, settings, options }) {
  // Loaded late: most calls find the bundle, and a fresh clone gets the package only when its dependencies are installed.
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: entries,
    // As deep as the folder that they are written into, for the paths of source maps.
    outdir: path.join(folder, 'key'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
  }).catch((error) => {
    throw new Error(`${title} cannot be bundled:\n${error.message}`, { cause: error });
  });
  const code = outputFiles.filter((file) => !file.path.endsWith('.css'));
  const key = hashOf(code.flatMap((file) => [nameOf(file), file.contents]));
  writeFolder(path.join(root, folder, key), code);
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  return { key, inputs: [...commonInputs, settings, ...own].sort(), outputs: code.map(nameOf) };
}

/**
 * Bundles modules of the repository for Node, unless no file that the bundle is made of has changed.
 *
 * @param {object} request
 * @param {string} request.title names the code in the message of a fault
 * @param {string} request.root absolute path of the repository
 * @param {string} request.folder receives bundles; relative to the repository, and used for these entries only
 * @param {Readonly<Record<string, string>>} request.entries modules that are imported from the bundle, by name
 * @param {string} request.settings the module that determines `options`; relative to the repository
 * @param {import('esbuild').BuildOptions} request.options what esbuild needs beside the above
 * @returns {Promise<{ readonly key: string; readonly folder: string }>} a key that changes with the code, and the absolute
 *   path of the folder that holds `<name>.mjs` for each entry
 * @throws when a module does not parse, or names another that is not there
 */
export async function keepBundle(request) {
  const folder = path.join(request.root, request.folder);
  const keyFile = path.join(folder, 'made.json');
  const known = readMade(keyFile);
  // The hash comes first: a list that other code has written may lack something, and that code is among its inputs.
  if (
    known &&
    hashInputs(request, known.inputs) === known.hash &&
    isWhole(path.join(folder, known.key), known.outputs)
  )
    return { key: known.key, folder: path.join(folder, known.key) };
  const start = Date.now();
  const bundled = await makeBundle(request);
  const { key, inputs } = bundled;
  const made = { ...bundled, hash: hashInputs(request, inputs) };
  const changed = (file) => statSync(path.join(request.root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // A file that somebody edits meanwhile may be in the hash and not in the bundle.
  if (!inputs.some((file) => changed(file) >= start)) {
    const aside = `${keyFile}.${randomUUID()}`;
    writeFileSync(aside, JSON.stringify(made));
    renameSync(aside, keyFile);
  }
  removeOld(folder, ['made.json', key, known?.key ?? key]);
  return { key, folder: path.join(folder, key) };
}
