import { emptyFindings, mdxPipeline, runAll } from './next-plugins.mjs';

/** Every rehype plugin of the pipeline as one, for `@next/mdx`; it takes the options of `mdxPipeline`. */
export default function rehypeSite(options) {
  const findings = emptyFindings();
  const transform = runAll(this, mdxPipeline(options, findings).rehypePlugins);
  return async (tree, file) => {
    await transform(tree, file);
    // The check before a build reports all of them; `next dev` has only this.
    const [blocked] = findings.diagnostics.splice(0);
    if (blocked)
      file.fail(`${blocked.message} ${blocked.fix}`, { line: blocked.line ?? 1, column: 1 }, 'site:policy');
  };
}
