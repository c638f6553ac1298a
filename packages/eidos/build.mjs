import { rm } from 'node:fs/promises';
import path from 'node:path';
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
  async resolveId(id, importer) {
    if (importer === undefined || isExternal(id)) return null;
    const found = await Promise.all(
      [id, `${id}.ts`, `${id}.tsx`].map((file) => this.resolve(file, importer, { skipSelf: true })),
    );
    return found.find((each) => each !== null);
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

/** One declaration file for each entry, so that no consumer has to resolve an import without an extension. */
async function buildTypes() {
  const bundle = await rollup({
    input: entries,
    external: isExternal,
    plugins: [dts({ compilerOptions: { baseUrl: undefined, paths: {}, incremental: false } })],
  });
  await bundle.write({ dir: 'dist', format: 'es', chunkFileNames: 'shared/[name]-[hash].d.ts' });
  await bundle.close();
}

await rm('dist', { recursive: true, force: true });
await Promise.all([buildModules(), buildStyles(), buildTypes()]);
