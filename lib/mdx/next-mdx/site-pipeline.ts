import type { PluggableList, Processor, Transformer } from 'unified';
import type { VFile } from 'vfile';
import { emptyFindings, mdxPipeline, type PipelineOptions } from '../pipeline';

type Tree = Parameters<Transformer>[0];
type Attacher = (this: Processor, ...options: unknown[]) => Transformer | undefined;

/** Attaches plugins to `processor` and returns one transformer that runs theirs in order. */
function runAll(processor: Processor, plugins: PluggableList) {
  const transformers = plugins.flatMap((entry) => {
    const [attach, ...options] = (Array.isArray(entry) ? entry : [entry]) as [Attacher, ...unknown[]];
    return attach.call(processor, ...options) ?? [];
  });
  return async (tree: Tree, file: VFile) => {
    for (const transform of transformers) await transform(tree, file, () => undefined);
  };
}

/** Every remark plugin of the pipeline as one, for `@next/mdx`. */
export function remarkSite(this: Processor, options: PipelineOptions) {
  return runAll(this, mdxPipeline(options).remarkPlugins);
}

/**
 * Every rehype plugin of the pipeline as one, for `@next/mdx`. Compiling fails at the first error: the check before a build
 * reports all of them, and `next dev` has no other place for them.
 */
export function rehypeSite(this: Processor, options: PipelineOptions) {
  return async (tree: Tree, file: VFile) => {
    const findings = emptyFindings();
    // For each page: the bundler compiles a page for the server and for the browser with one processor.
    await runAll(this, mdxPipeline(options, findings).rehypePlugins)(tree, file);
    const [first] = findings.diagnostics;
    if (first)
      file.fail(`${first.message} ${first.fix}`, { line: first.line ?? 1, column: 1 }, 'site:policy');
  };
}
