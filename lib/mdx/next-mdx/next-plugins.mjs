import path from 'node:path';
import { bundleModules } from '../../bundles/bundle-modules.mjs';

/*
 * Turbopack takes plugins of `@next/mdx` only as names of modules with JSON options, and loads those without
 * TypeScript. So the pipeline is loaded here.
 */

const root = path.resolve(import.meta.dirname, '../../..');
const load = await bundleModules('pipeline', { pipeline: 'lib/mdx/pipeline.ts' }, root);

export const { emptyFindings, mdxPipeline } = await load('pipeline');

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
