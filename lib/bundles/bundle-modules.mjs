import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepBundle } from './keep-bundle.mjs';

/** Node reads JSON of a package only with an attribute that TypeScript does not require, so it becomes part of the bundle. */
const packageData = (root) => ({
  name: 'package-data',
  setup(build) {
    const { resolve } = createRequire(path.join(root, 'package.json'));
    build.onResolve({ filter: /^[^.].*\.json$/ }, ({ path: name }) => ({ path: resolve(name) }));
  },
});

/**
 * Bundles modules of the repository that Node cannot read as they are: they are TypeScript, and import each other by alias and
 * without an ending. Packages stay outside of the bundle.
 *
 * @param {string} name of the bundle, which no others may have
 * @param {Readonly<Record<string, string>>} entries modules, relative to the repository, by the names they are imported by
 * @param {string} root absolute path of the repository
 * @returns {Promise<(entry: string) => Promise<any>>} imports the module of that name; those of one bundle share what they import
 * @throws when a module does not parse, or names another that is not there
 */
export async function bundleModules(name, entries, root = process.cwd()) {
  const { folder } = await keepBundle({
    title: `\`${Object.values(entries)[0]}\``,
    root,
    folder: `.cache/modules/${name}`,
    entries,
    settings: 'lib/bundles/bundle-modules.mjs',
    options: {
      packages: 'external',
      plugins: [packageData(root)],
      // For stack traces.
      sourcemap: 'linked',
      sourcesContent: false,
    },
  });
  return (entry) => import(pathToFileURL(path.join(folder, `${entry}.mjs`)).href);
}
