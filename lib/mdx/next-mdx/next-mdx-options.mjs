import path from 'node:path';

// Turbopack's loader looks for plugins from the page's own folder, so their paths are whole.
const plugin = (name) => path.join(import.meta.dirname, name);

/**
 * The options of `@next/mdx` in next.config for pages that lie in `app/` themselves:
 * `createMDX({ options: nextMdxOptions({ siteTitle, siteUrl, basePath, embeds }) })`.
 */
export function nextMdxOptions(options) {
  return {
    remarkPlugins: [[plugin('next-remark.mjs'), options]],
    rehypePlugins: [[plugin('next-rehype.mjs'), options]],
  };
}
