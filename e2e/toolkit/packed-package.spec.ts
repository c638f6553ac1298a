import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../test';
import { build } from 'esbuild';
import root from '../../package.json' with { type: 'json' };
import { copyPackedToolkit } from '../../scripts/build-toolkit';

// One project outside the repository, as a reader of the README would make it.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const readme = readFileSync('packages/eidos/README.md', 'utf8');
let project: string;

/** The first sample of the README in a language. */
function sample(language: string): string {
  const found = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(readme)?.[1];
  if (found === undefined) throw new Error(`README.md has no ${language} sample.`);
  return found;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

function run(program: string, ...args: string[]): string {
  // Playwright requests colors, which would be in what the script prints.
  const env = { ...process.env, FORCE_COLOR: '0' };
  // Where another test ran Vite in this process, NODE_ENV says production, for which npm installs no compiler.
  return execFileSync('env', ['-u', 'NODE_ENV', program, ...args], {
    cwd: project,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The compiler of this repository; getting-started.spec.ts builds a project with the one that its reader installs. */
const COMPILER = path.resolve('node_modules/typescript-7/bin/tsc');

const compilerOptions = { jsx: 'react-jsx', target: 'es2022', strict: true, noEmit: true, types: [] };

function writeProject(tarball: string): void {
  const { react, 'react-dom': reactDom, '@types/react': types } = root.dependencies;
  const { '@types/react-dom': domTypes } = root.devDependencies;
  write(
    'package.json',
    JSON.stringify({
      type: 'module',
      private: true,
      dependencies: { eidos: `file:${tarball}`, react, 'react-dom': reactDom },
      devDependencies: { '@types/react': types, '@types/react-dom': domTypes },
    }),
  );
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  write('src/styles.d.ts', "declare module '*.css';");
  write('src/main.tsx', sample('tsx'));
  write('src/types.ts', sample('ts'));
  write('plain.js', sample('js'));
}

test.beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'eidos-consumer-'));
  copyPackedToolkit(project);
  const tarball = readdirSync(project).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack wrote no tarball.');
  writeProject(tarball);
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
});

test.afterAll(() => rmSync(project, { recursive: true, force: true }));

test('the package holds the build, the README and the license, and no source', () => {
  const files = readdirSync(path.join(project, 'node_modules/eidos'));
  expect(files.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json']);
});

test('the compiler and the controller run in a plain Node script', () => {
  expect(run('node', 'plain.js').trim().split('\n')).toEqual([
    'invalid',
    "{ name: 'Ada' }",
    "saved { name: 'Ada' }",
    'submitted',
    '/properties/age/minimun Did you mean "minimum"?',
  ]);
});

test('the compiler and the controller need no React', async () => {
  const entry = path.join(project, 'node_modules/eidos/dist/index.js');
  const { metafile } = await build({ entryPoints: [entry], bundle: true, write: false, metafile: true });
  expect(Object.keys(metafile.inputs).filter((file) => /node_modules\/react(-dom)?\//.test(file))).toEqual(
    [],
  );
});

// The declarations themselves are the same in both, so only one of the two checks them.
for (const [resolution, ...options] of [
  ['bundler', '--module', 'esnext'],
  ['nodenext', '--module', 'nodenext', '--skipLibCheck'],
] as const) {
  test(`the samples of the README are typed with the module resolution ${resolution}`, () => {
    expect(run('node', COMPILER, '--moduleResolution', resolution, ...options)).toBe('');
  });
}

test('the first sample of the README shows a screen that saves', async ({ page }) => {
  const main = path.join(project, 'src/main.tsx');
  const { outputFiles } = await build({
    entryPoints: [main],
    bundle: true,
    write: false,
    outdir: '/',
    jsx: 'automatic',
  });
  await page.setContent('<div id="root"></div>');
  for (const { path: file, text } of outputFiles)
    await (file.endsWith('.js') ? page.addScriptTag({ content: text }) : page.addStyleTag({ content: text }));
  await page.getByRole('textbox', { name: 'Customer' }).fill('Grace');
  await page.getByRole('checkbox', { name: 'Deliver tomorrow' }).check();
  await expect(page.getByRole('grid', { name: 'Lines' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle('Saved 1 lines for Grace');
});
