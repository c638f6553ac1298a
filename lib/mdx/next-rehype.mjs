import { loadPlugins, runAll } from './next-plugins.mjs';

const { rehypeHeadings, rehypePagePolicy, rehypePlugins } = await loadPlugins();

/** Every rehype plugin of the site as one, for `@next/mdx`; options are those of `lib/mdx/plugins.ts`. */
export default function rehypeSite(options) {
  return runAll(this, [
    [rehypeHeadings, { headings: [] }],
    [rehypePagePolicy, { embeds: options.embeds }],
    ...rehypePlugins(options),
  ]);
}
