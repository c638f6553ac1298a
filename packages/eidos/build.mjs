import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { build as bundleStyles } from 'esbuild';
import { build } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import ts from 'typescript';

const { exports } = JSON.parse(await readFile('package.json', 'utf8'));

/** The entries that the package exports, each with its source. */
const entries = Object.fromEntries(
  Object.values(exports)
    .filter(({ types }) => types)
    .map(({ default: file }) => path.basename(file, '.js'))
    .map((name) => [name, `src/${name}.ts`]),
);

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

const reactParts = {
  name: 'react-parts',
  transform: {
    filter: { id: /react-parts\.ts$/ },
    handler: (code) => ({ code: writeConstants(code), map: null }),
  },
};

/** Without comments that name the source of each module. */
const experimental = { attachDebugInfo: 'none' };

/** One module for each source file, so that a consumer's bundler can drop every unused part. */
async function buildModules() {
  await build({
    input: entries,
    external: isExternal,
    plugins: [reactParts],
    platform: 'neutral',
    tsconfig: false,
    transform: { target: 'es2022', jsx: { runtime: 'automatic' } },
    treeshake: { moduleSideEffects: false },
    optimization: { inlineConst: false },
    experimental,
    output: {
      dir: 'dist',
      format: 'es',
      sourcemap: true,
      preserveModules: true,
      // Marks the fields as client components for frameworks with server components.
      banner: ({ name, isEntry }) => (isEntry && ['react', 'devtools'].includes(name) ? `'use client';` : ''),
    },
  });
}

async function buildStyles() {
  await bundleStyles({ entryPoints: { styles: 'src/styles.css' }, outdir: 'dist', bundle: true });
}

/** Where `tsconfig.types.json` writes the declarations of each module. */
const declarations = '../../.cache/toolkit-types';

/** Writes the declarations of each module with the native compiler, which takes an eighth of the time of the one in JavaScript. */
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

/** Lets optional properties be `undefined`, as the types of React do, for consumers with `exactOptionalPropertyTypes`. */
function acceptUndefined(code, file) {
  const { statements } = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  return statements
    .flatMap((statement) => (ts.isInterfaceDeclaration(statement) ? statement.members : []))
    .filter((member) => ts.isPropertySignature(member) && member.questionToken && member.type)
    .reduceRight(
      (text, { type: { pos, end } }) =>
        `${text.slice(0, pos)} undefined | (${text.slice(pos, end)})${text.slice(end)}`,
      code,
    );
}

const optionalProperties = {
  name: 'optional-properties',
  transform: {
    order: 'pre',
    filter: { id: /\.d\.ts$/ },
    handler: (code, id) => ({ code: acceptUndefined(code, id), map: null }),
  },
};

/** One declaration file for each entry, so that no consumer has to resolve an import without an extension. */
async function buildTypes() {
  await writeDeclarations();
  await build({
    input: Object.fromEntries(Object.keys(entries).map((name) => [name, `${declarations}/${name}.d.ts`])),
    external: isExternal,
    plugins: [optionalProperties, dts({ dtsInput: true, tsconfig: false })],
    experimental,
    output: {
      dir: 'dist',
      format: 'es',
      chunkFileNames: 'shared/[name]-[hash].d.ts',
    },
  });
}

await rm('dist', { recursive: true, force: true });
await Promise.all([buildModules(), buildStyles(), buildTypes()]);
