import path from 'node:path';
import { createJiti } from 'jiti';

/*
 * Turbopack takes plugins of `@next/mdx` only as names of modules with JSON options, and loads those without
 * TypeScript. So the site's one list of plugins comes in through here.
 */

const root = path.resolve(import.meta.dirname, '../..');
const jiti = createJiti(import.meta.url, { alias: { '@': root } });

export async function loadPlugins() {
  const modules = await Promise.all(
    ['plugins', 'remark-heading-id', 'rehype-headings', 'page-policy/rehype-page-policy'].map((name) =>
      jiti.import(`./${name}.ts`),
    ),
  );
  return Object.assign({}, ...modules);
}

/** Attaches plugins to `processor` and gives the one transformer that runs theirs in order. */
export function runAll(processor, plugins) {
  const transformers = plugins
    .map((entry) => (Array.isArray(entry) ? entry : [entry]))
    .map(([plugin, ...options]) => plugin.call(processor, ...options))
    .filter(Boolean);
  return async (tree, file) => {
    for (const transform of transformers) await transform(tree, file);
  };
}
