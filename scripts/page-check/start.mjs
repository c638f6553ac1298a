import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/*
 * The process that `lib/checks/content/page-process.ts` starts. What draws pages is TypeScript, JSX and CSS modules, which
 * Node reads only as a bundle; class names mean nothing to a check.
 */

const bundle = path.resolve(`.cache/page-check/${process.pid}.mjs`);

mkdirSync(path.dirname(bundle), { recursive: true });
await build({
  entryPoints: [path.join(import.meta.dirname, 'serve-checks.ts')],
  outfile: bundle,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
  loader: { '.css': 'empty', '.module.css': 'local-css' },
});
await import(pathToFileURL(bundle).href).finally(() => {
  for (const file of [bundle, bundle.replace(/\.mjs$/, '.css')]) rmSync(file, { force: true });
});
