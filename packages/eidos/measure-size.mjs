import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { format } from 'oxfmt';
import { rolldown } from 'rolldown';
import { build as buildApplication } from 'vite';

/** The minimum that a screen with fields for single values needs; the schema may be compiled elsewhere. */
const base = [
  "export { createController } from './dist/index.js'",
  "export { EidosProvider, BooleanField, IntegerField, NumberField } from './dist/react.js'",
  "export { StringField, TextField, UnionField } from './dist/react.js'",
];

const parts = {
  'the compiler': "export { compileEidos } from './dist/index.js'",
  '`standardRegistry`, every part at once': "export { standardRegistry } from './dist/react.js'",
  '`HUD`': "export { HUD } from './dist/react.js'",
  '`Tabs`': "export { Tabs } from './dist/react.js'",
  '`DisplayTable`': "export { DisplayTable } from './dist/react.js'",
  '`LargeTable`': "export { LargeTable } from './dist/react.js'",
  '`EditableTable`': "export { EditableTable } from './dist/react.js'",
  '`OrderedTable`': "export { OrderedTable } from './dist/react.js'",
  '`CheckboxesField`': "export { CheckboxesField } from './dist/react.js'",
  '`TagsField`': "export { TagsField } from './dist/react.js'",
  '`Cards`': "export { Cards } from './dist/react.js'",
  '`ComboboxField`': "export { ComboboxField } from './dist/react.js'",
  'the German catalogue': "export { german } from './dist/index.js'",
  'the style system': "export { createTheme, applyTheme, createColorSchemeStore } from './dist/style.js'",
};

const withoutValidator = {
  name: 'without-validator',
  setup({ onResolve }) {
    onResolve({ filter: /\/validation\// }, ({ path }) => ({ path, external: true }));
  },
};

/** Leaves dynamic imports out of a first bundle. */
const withoutLaterParts = {
  name: 'without-later-parts',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : null,
    );
  },
};

/** One import for each external module: esbuild keeps one for each file, which a complete bundle does not. */
async function joinImports(code) {
  const source = { name: 'source', resolveId: (id) => (id === 'bundle' ? id : null), load: () => code };
  const bundle = await rolldown({
    input: 'bundle',
    external: (id) => id !== 'bundle',
    // The default resolves paths from the working directory, so the size would vary with where the repository is.
    makeAbsoluteExternalsRelative: false,
    treeshake: false,
    logLevel: 'silent',
    plugins: [source],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

/** The size in bytes of a production bundle without React, minified and compressed. */
async function measure(statements, plugins = []) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: statements.join('\n'), resolveDir: import.meta.dirname },
    bundle: true,
    minifySyntax: true,
    write: false,
    metafile: true,
    format: 'esm',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutLaterParts, ...plugins],
  });
  const [output] = Object.values(metafile.outputs);
  const { code } = await transform(await joinImports(outputFiles[0].text), { minify: true, format: 'esm' });
  return { gz: gzipSync(code).length, inputs: output.inputs };
}

/**
 * The size of the first load of an application with a contact form through `EidosScreen`, from a production build of
 * Vite.
 */
async function measureScreen() {
  const entry = 'virtual:contact-form';
  const code = `export { createController } from '${import.meta.dirname}/dist/index.js';
    export { EidosScreen } from '${import.meta.dirname}/dist/react.js';`;
  const source = {
    name: 'source',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? code : null),
  };
  const { output } = await buildApplication({
    configFile: false,
    logLevel: 'error',
    plugins: [source],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: entry,
        external: ['react', 'react-dom', 'react/jsx-runtime'],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const files = new Map(output.map((file) => [file.fileName, file]));
  const first = new Set();
  const visit = (name) => {
    const file = files.get(name);
    if (!file || first.has(file)) return;
    first.add(file);
    file.imports.forEach(visit);
  };
  output.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => visit(fileName));
  return [...first].reduce((sum, file) => sum + gzipSync(file.code).length, 0);
}

/** The third-party packages among a bundle's inputs. */
function packagesOf(inputs) {
  const names = Object.keys(inputs).map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** The size limits in bytes. */
const limits = { core: 32.75 * 1024, screen: 43.75 * 1024 };

const rows = [];
const add = (name, bytes, packages = []) =>
  rows.push([name, `${(bytes / 1024).toFixed(1)} KiB`, packages.map((each) => `\`${each}\``).join(', ')]);

const core = await measure(base, [withoutValidator]);
const screen = await measureScreen();
if (process.argv.includes('--check')) {
  console.log(`The fields for single values and the controller take ${core.gz} of ${limits.core} bytes.`);
  console.log(`A contact form through EidosScreen takes ${screen} of ${limits.screen} bytes.`);
  const fits = core.gz <= limits.core && screen <= limits.screen;
  if (!fits) console.error('That is too much: `npm run size -w eidos` prints what each part adds.');
  process.exit(fits ? 0 : 1);
}
const checked = await measure(base);
add('the fields for single values and the controller, without the validator', core.gz);
add('+ the validator', checked.gz - core.gz, packagesOf(checked.inputs));
for (const [name, statement] of Object.entries(parts)) {
  const more = await measure([...base, statement]);
  const added = packagesOf(more.inputs).filter((each) => !packagesOf(checked.inputs).includes(each));
  add(`+ ${name}`, more.gz - checked.gz, added);
}
add('a contact form through `EidosScreen`, compiled elsewhere, as it is first loaded', screen);
const unprepared = [parts['the compiler'], "export { EidosScreen } from './dist/react.js'"];
add('`EidosScreen` and the compiler, as they are first loaded', (await measure(unprepared)).gz);
const everything = await measure([...base, ...Object.values(parts)]);
add('all of these together', everything.gz);
add('`eidos/styles.css`', gzipSync(await readFile(new URL('dist/styles.css', import.meta.url))).length);

const table = [['Part', 'Adds', 'Packages it adds'], ['---', '---', '---'], ...rows]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');

const readme = new URL('README.md', import.meta.url);
if (process.argv.includes('--write')) {
  const text = await readFile(readme, 'utf8');
  const section = /(<!-- sizes -->\n)[^]*?(<!-- \/sizes -->)/;
  // The formatter reads no configuration here, so it gets the table alone.
  const { code } = await format('sizes.md', table);
  await writeFile(
    readme,
    text.replace(section, (_all, open, close) => `${open}\n${code}\n${close}`),
  );
} else console.log(table);
