import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { keepBundle } from '../../bundles/keep-bundle.mjs';

/** The code that checks pages, as Node runs it. */
export interface PageBundle {
  /** Absolute path of the module that a process starts with. */
  readonly file: string;
  /** Changes with the code. */
  readonly key: string;
}

/** The statement that names the visitor of a node of a syntax tree after the node, for stack traces. */
const namesVisitor = /Object\.defineProperty\(visit, 'name', \{[^}]*\}\)/;

/** Leaves that statement out: it runs 10,000 times for a page, which takes a seventh of the time of a check. */
const unnamedVisitors: Plugin = {
  name: 'unnamed-visitors',
  setup(build) {
    build.onLoad({ filter: /unist-util-visit-parents[\\/]lib[\\/]index\.js$/ }, async (file) => {
      const text = await readFile(file.path, 'utf8');
      return { contents: text.replace(namesVisitor, ''), loader: 'js' };
    });
  },
};

/**
 * The code that checks pages, bundled unless no file that it is made of has changed.
 * @param root the repository.
 * @throws when a module does not parse, or names another that is not there.
 */
export async function keepPageBundle(root: string): Promise<PageBundle> {
  const { key, folder } = await keepBundle({
    title: 'The code that checks pages',
    root,
    folder: '.cache/page-check',
    entries: { 'serve-checks': 'scripts/page-check/serve-checks.ts' },
    settings: 'lib/checks/content/page-bundle.ts',
    /*
     * What draws pages is TypeScript, JSX and CSS modules; class names mean nothing to a check. Packages are part of it,
     * because finding a thousand small modules takes longer than running them, except for React, which the components of
     * the content share, and what only some pages need.
     */
    options: {
      external: ['react', 'react-dom', 'jiti', 'shiki', 'katex', 'beautiful-mermaid'],
      // Packages in CommonJS load the modules of Node with it.
      banner: {
        js: `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`,
      },
      plugins: [unnamedVisitors],
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.css': 'empty', '.module.css': 'local-css' },
    },
  });
  return { file: path.join(folder, 'serve-checks.mjs'), key };
}
