import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fixtureSite } from '../../lib/config/fixtures/site';
import { writeFiles } from '../../lib/fixtures/write-content';
import { codeKey, notBundled } from './code-key';

const production = { NODE_ENV: 'production' } as const;
const newRepository = () => writeFiles({ 'components/a.tsx': 'a', 'package-lock.json': '{}', '.env': '' });

function write(root: string, file: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), 'changed');
}

/** Whether a change of a file changes the key. */
function counts(file: string): boolean {
  const root = newRepository();
  const before = codeKey(fixtureSite(), production, root);
  write(root, file);
  return codeKey(fixtureSite(), production, root) !== before;
}

test.each(['components/a.tsx', 'package-lock.json', 'a-new-folder/a.css', '.env', 'public/a.png'])(
  '%s counts as code',
  (file) => expect(counts(file)).toBe(true),
);

test.each([
  'content/docs/a.mdx',
  'components/a.test.tsx',
  'node_modules/a/a.js',
  '.next/a',
  'scripts/a.ts',
  'packages/eidos/dist/a.js',
])('%s does not count as code', (file) => expect(counts(file)).toBe(false));

test('what the bundler is told counts, and nothing else of the site and of the environment', () => {
  const root = newRepository();
  const keyOf = (change: object, variables: NodeJS.ProcessEnv = production) =>
    codeKey(fixtureSite(change), variables, root);
  const key = keyOf({});
  expect(keyOf({ tagline: 'Another one' }, { ...production, CI: 'true' })).toBe(key);
  expect(keyOf({ title: 'Another title' })).not.toBe(key);
  expect(keyOf({}, { NODE_ENV: 'development' })).not.toBe(key);
  expect(keyOf({}, { ...production, NEXT_PUBLIC_TRANSLATED_TEXTS: '{}' })).not.toBe(key);
});

/** What the modules below a folder import, as paths from the root of the repository. */
function importsBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs|mdx|css)$/.test(name) && !/\.test\.|fixtures?\//.test(name))
    .map((name) => path.join(folder, name));
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(?|require\()\s*['"]([@.]\/?[^'"]*)['"]/g)].map(
      ([, to = '']) => (to.startsWith('@/') ? to.slice(2) : path.join(path.dirname(file), to)),
    ),
  );
}

test('no module of the site imports from a folder that does not count', () => {
  const imports = ['app', 'components', 'lib'].flatMap(importsBelow);
  expect(imports).toContain('components/shell/shell');
  const isBelow = (name: string) => notBundled.some((folder) => `${name}/`.startsWith(`${folder}/`));
  expect(imports.filter(isBelow)).toEqual([]);
});
