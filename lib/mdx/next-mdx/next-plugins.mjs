import path from 'node:path';
import { createJiti } from 'jiti';

/*
 * Turbopack takes plugins of `@next/mdx` only as names of modules with JSON options, and loads those without
 * TypeScript. So the pipeline is loaded here.
 */

const root = path.resolve(import.meta.dirname, '../../..');
const jiti = createJiti(import.meta.url, { alias: { '@': root } });

/** The module of the pipeline. */
export const loadPipeline = () => jiti.import('../pipeline.ts');

/** Attaches plugins to `processor` and returns the one transformer that runs theirs in order. */
export function runAll(processor, plugins) {
  const transformers = plugins
    .map((entry) => (Array.isArray(entry) ? entry : [entry]))
    .map(([plugin, ...options]) => plugin.call(processor, ...options))
    .filter(Boolean);
  return async (tree, file) => {
    for (const transform of transformers) await transform(tree, file);
  };
}
