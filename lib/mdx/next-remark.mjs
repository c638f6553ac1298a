import { loadPlugins, runAll } from './next-plugins.mjs';

const { remarkHeadingId, remarkPlugins } = await loadPlugins();

/** Every remark plugin of the site as one, for `@next/mdx`; options are those of `lib/mdx/plugins.ts`. */
export default function remarkSite(options) {
  return runAll(this, [remarkHeadingId, ...remarkPlugins(options)]);
}
