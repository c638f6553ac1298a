import { readdirSync, readFileSync } from 'node:fs';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { parser, plugin } from 'typescript-eslint';

/** Everything that git ignores. */
const unversioned = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => /^[^#!]/.test(line))
  .map((name) => `**/${name.replace(/\/$/, '/**')}`);

/**
 * The folders of lib/ in the order in which data passes through them: each may import from those before it only.
 * docs/architecture.md says what each holds.
 */
const libFolders = ['translations', 'config', 'mdx', 'content', 'publish', 'browser', 'checks'];

/** Folders within a folder of lib/ that are read in an order of their own. */
const subfolders = {
  config: ['next-formats', 'paths', 'diagnostics'],
  mdx: ['plugins'],
  content: ['model', 'source', 'navigation', 'index'],
  publish: ['navbar', 'search', 'markdown'],
  browser: ['page-load', 'storage', 'theme', 'scroll', 'location', 'navigation', 'prefetch', 'version'],
  checks: ['links', 'content', 'prose', 'samples'],
};

const orderedFolders = libFolders.flatMap((folder) => [
  ...(subfolders[folder] ?? []).map((name) => `./lib/${folder}/${name}`),
  `./lib/${folder}`,
]);

const orderZones = orderedFolders.map((folder, index) => ({
  target: folder.split('/').length > 3 || !subfolders[folder.slice(6)] ? folder : `${folder}/*.{ts,tsx}`,
  from: orderedFolders
    .slice(index + 1)
    .map((later) => (folder.startsWith(`${later}/`) ? `${later}/*.ts` : `${later}/**/*`)),
  message: 'The folders of lib/ import in one direction: see libFolders in eslint.config.mjs.',
}));

/**
 * The folders of components/, lowest first: each imports only from those before it. The frame of live samples renders the
 * screens of the playground too, so `mdx` and `playground` count as one.
 */
const componentFolders = 'ui static-markup api search {mdx,playground} home shell docs'.split(' ');

const componentZones = componentFolders.slice(0, -1).map((folder, index) => ({
  target: `./components/${folder}/**`,
  from: componentFolders.slice(index + 1).map((later) => `./components/${later}/**`),
  message: 'The folders of components/ import in one direction: see componentFolders in eslint.config.mjs.',
}));

/** Text of Next's private formats, as a regular expression; only the files of docs/upgrading-next.md may contain it. */
const privateText =
  '__next|_next\\\\?\\x2F|__NA\\b|__PRIVATE_NEXTJS|_rsc\\b|^rsc$|next-router|ChunkLoadError|self\\.__|flight\\\\?\\x2F|^\\.txt$';

const behindFence = 'Next does not document this: docs/upgrading-next.md lists where it may be used.';

/**
 * The folders of the toolkit's source, lowest first. A folder imports only from those before it, types included, so
 * that each can be read and tested with only what comes before it in this list.
 */
const toolkitFolders = [
  'development',
  'style-system',
  'json',
  'types',
  'validation',
  'numbers',
  'compiler',
  'translations',
  'controller',
  'migration',
  'rules',
  'hooks',
  'parts',
  'fields',
  'layout',
  'lists',
  'choices',
  'hud',
  'tables',
  'screen',
  'tester',
  'testing',
];

const toolkitSource = './packages/eidos/src';

const unlisted = readdirSync(new URL(toolkitSource, import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...toolkitFolders, 'styles'].includes(entry.name))
  .map(({ name }) => name);
if (unlisted.length > 0) throw new Error(`Give ${unlisted.join(', ')} a place in toolkitFolders.`);

const toolkitZones = toolkitFolders.map((folder, index) => ({
  // A test may render a whole screen around its subject; nothing imports a test.
  target: `${toolkitSource}/${folder}/**/!(*.test|*.type-test).{ts,tsx}`,
  from: [
    `${toolkitSource}/*`,
    ...toolkitFolders.slice(index + 1).map((later) => `${toolkitSource}/${later}/**`),
  ],
  message: `"${folder}" comes before this folder in toolkitFolders (eslint.config.mjs). Move the shared part down.`,
}));

/** Data flows content → lib → app → components; each zone names what a folder must not import. */
const importZones = [
  ...orderZones.filter(({ from }) => from.length > 0),
  ...componentZones,
  {
    target: './lib',
    from: ['./app', './components', './packages', './scripts'],
    message: 'lib builds the index; it knows neither routes nor views.',
  },
  {
    target: ['./app', './components'],
    from: './lib/checks',
    message: 'What checks the content is not part of the site.',
  },
  {
    target: './components',
    from: ['./app', './content', './scripts'],
    message: 'Components receive plain props.',
  },
  ...['./components', './app'].map((target) => ({
    target,
    from: './packages/eidos/**',
    // The files of the package's public entries.
    except: ['**/packages/eidos/src/!(react-parts).{ts,css}'],
    message: 'Import the toolkit as a consumer would: `eidos`, `eidos/react`, `eidos/style`.',
  })),
  {
    target: './packages/eidos',
    from: ['./app', './components', './lib', './content', './scripts'],
    message: 'The toolkit does not know the site.',
  },
  {
    target: './app',
    from: ['./scripts'],
    message: 'A route runs in the site, a script beside it.',
  },
  ...toolkitZones,
];

const allFiles = '{ts,tsx,mjs}';

/** Which way imports go, and where Next's private formats may be used; `.oxlintrc.json` has all other rules. */
export default [
  // The benchmark alone installs what its peers are written against.
  { ignores: [...unversioned, 'packages/eidos/bench/peers/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: importZones }],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': plugin },
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'lib/(content/(?!fixtures/)|config/(?!paths/|next-formats/))',
              allowTypeImports: true,
              message:
                'Components receive the index and the configuration as plain props: import types only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [`{app,components,content,e2e,lib,scripts}/**/*.${allFiles}`, `*.${allFiles}`],
    ignores: ['lib/config/next-formats/**', 'scripts/finish-export/**', 'eslint.config.mjs'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[`Literal[value=/${privateText}/]`, `Literal[regex.pattern=/${privateText}/]`].map((selector) => ({
          selector,
          message: behindFence,
        })),
        { selector: `TemplateElement[value.raw=/${privateText}/]`, message: behindFence },
        {
          selector:
            'MemberExpression[property.name=state]:matches([object.name=history], [object.property.name=history])',
          message: behindFence,
        },
      ],
      'no-restricted-imports': ['error', { patterns: [{ group: ['next/dist/*'], message: behindFence }] }],
    },
  },
];
