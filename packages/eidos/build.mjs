import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, transform } from 'esbuild';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const entries = {
  index: 'src/index.ts',
  react: 'src/react.ts',
  style: 'src/style.ts',
  reference: 'src/reference.ts',
};

/** Everything that is not a file of the toolkit is installed by the consumer. */
const isExternal = (id) => !/^[./]/.test(id);

/**
 * Writes re-exports as constants. esbuild adds a module that a live module re-exports to the first chunk of an application,
 * even if only an `import()` uses it; it drops a constant that nothing uses, and the module with it.
 */
function writeConstants(code) {
  return code.replace(/^export \{(.+)\} from (.+);$/gm, (_all, names, file) => {
    const values = names.split(',').filter((name) => !/^ *type /.test(name));
    return values
      .map((name) => name.trim())
      .map((name) => `import { ${name} as its${name} } from ${file};\nexport const ${name} = its${name};`)
      .join('\n');
  });
}

/** Reads TypeScript for rollup, which supports neither the language nor imports without an extension. */
const typescript = {
  name: 'typescript',
  resolveId(id, importer) {
    if (importer === undefined || isExternal(id)) return null;
    const file = path.resolve(path.dirname(importer), id);
    return [file, `${file}.ts`, `${file}.tsx`].find((each) =>
      statSync(each, { throwIfNoEntry: false })?.isFile(),
    );
  },
  async transform(code, id) {
    const loader = id.endsWith('.tsx') ? 'tsx' : 'ts';
    const options = { loader, target: 'es2022', jsx: 'automatic', sourcefile: id, sourcemap: true };
    return transform(id.endsWith('react-parts.ts') ? writeConstants(code) : code, options);
  },
};

/** One module for each source file, so that a consumer's bundler can drop every unused part. */
async function buildModules() {
  const bundle = await rollup({
    input: entries,
    external: isExternal,
    plugins: [typescript],
    treeshake: { moduleSideEffects: false },
  });
  await bundle.write({
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    preserveModules: true,
    // Named here, because rollup cuts a module's path at the first `#` or `?` of a folder's name.
    entryFileNames: ({ facadeModuleId }) => path.relative('src', facadeModuleId).replace(/\.tsx?$/, '.js'),
    // Marks the fields as client components for frameworks with server components.
    banner: ({ name, isEntry }) => (isEntry && name === 'react' ? `'use client';` : ''),
  });
  await bundle.close();
}

async function buildStyles() {
  await build({ entryPoints: { styles: 'src/styles.css' }, outdir: 'dist', bundle: true });
}

/** Where `tsconfig.types.json` writes the declarations of each module. */
const declarations = '../../.cache/toolkit-types';

/**
 * Writes the declarations of each module. The native compiler does this in an eighth of the processor time that
 * rollup-plugin-dts needs for the sources.
 */
async function writeDeclarations() {
  const compiler = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')),
    'bin/tsc',
  );
  await rm(declarations, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [compiler, '-p', 'tsconfig.types.json']).catch((error) => {
    throw new Error(`The types of the toolkit cannot be written:\n${error.stdout}${error.stderr}`);
  });
}

/** One declaration file for each entry, so that no consumer has to resolve an import without an extension. */
async function buildTypes() {
  await writeDeclarations();
  const bundle = await rollup({
    input: Object.fromEntries(Object.keys(entries).map((name) => [name, `${declarations}/${name}.d.ts`])),
    external: isExternal,
    plugins: [dts({ compilerOptions: { baseUrl: undefined, paths: {}, types: [], noLib: true } })],
  });
  await bundle.write({
    dir: 'dist',
    format: 'es',
    chunkFileNames: ({ name }) => `shared/${path.basename(name, '.d')}-[hash].d.ts`,
  });
  await bundle.close();
}

await rm('dist', { recursive: true, force: true });
await Promise.all([buildModules(), buildStyles(), buildTypes()]);
