import { mdxPipeline, runAll } from './next-plugins.mjs';

/** Every remark plugin of the pipeline as one, for `@next/mdx`; it takes the options of `mdxPipeline`. */
export default function remarkSite(options) {
  return runAll(this, mdxPipeline(options).remarkPlugins);
}
