import { randomUUID } from 'node:crypto';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { bundleModules } from './lib/bundles/bundle-modules.mjs';
import { nextMdxOptions } from './lib/mdx/next-mdx/next-mdx-options.mjs';

/** What reads and compiles content: Node runs these as they are, and bundling them would take a quarter of the time of a build. */
const serverPackages = [
  '@mdx-js/mdx',
  'acorn',
  'acorn-walk',
  'beautiful-mermaid',
  'estree-util-scope',
  'estree-util-value-to-estree',
  'estree-util-visit',
  'fastest-levenshtein',
  'feed',
  'github-slugger',
  'gray-matter',
  'hast-util-to-html',
  'hast-util-to-string',
  'hastscript',
  'html-tag-names',
  'image-size',
  'jiti',
  'katex',
  'mdast-util-from-markdown',
  'mdast-util-to-string',
  'next-mdx-remote',
  'npm-to-yarn',
  'parse-numeric-range',
  'rehype-parse',
  'rehype-pretty-code',
  'rehype-raw',
  'remark-directive',
  'remark-gfm',
  'remark-math',
  'shiki',
  'style-to-js',
  'sucrase',
  'svg-tag-names',
  'unified',
  'unist-util-remove',
  'unist-util-visit',
  'vfile',
  'vfile-message',
  'zod',
];

const load = await bundleModules('next-config', {
  site: 'lib/config/site.ts',
  'bundler-settings': 'lib/config/bundler-settings.ts',
  'build-folders': 'lib/next-formats/names/build-folders.ts',
});
const { getSite } = await load('site');
const { bundlerSettings } = await load('bundler-settings');
const { EXPORT_FOLDER } = await load('build-folders');

/**
 * While pages are being written, their Markdown and pictures come from `scripts/dev.ts`, which names its origin here. The
 * rewrites come after the files of `public/` and before the routes, which have no such page.
 */
function devRewrites() {
  const origin = process.env.COMPANIONS_ORIGIN;
  if (!origin) return {};
  const sources = ['/:page(.*).md', '/social/:page(.*).png'];
  const toCompanion = (source) => ({ source, destination: origin + source.replace('(.*)', '') });
  const publicSources = JSON.parse(process.env.CONTENT_PUBLIC ?? '[]');
  const toPublic = (source) => ({
    source,
    destination: `${origin}/content-public${source.replace('(.*)', '').replaceAll('\\', '')}`,
  });
  return {
    rewrites: () => ({
      // The files of the content's folder `public` come before those of the site.
      beforeFiles: publicSources.map(toPublic),
      afterFiles: sources.map(toCompanion),
    }),
  };
}

export default async function configure(phase) {
  const { basePath, pageExtensions, mdx, env } = bundlerSettings(await getSite());
  // The docs are compiled by lib/mdx; this is for the few pages that lie in app/ as MDX.
  const addMdx = createMDX({ options: nextMdxOptions(mdx) });
  return addMdx({
    output: 'export',
    // scripts/build-site.ts finishes the export there and moves it to `out`.
    ...(phase === PHASE_DEVELOPMENT_SERVER ? devRewrites() : { distDir: EXPORT_FOLDER }),
    agentRules: false,
    basePath,
    assetPrefix: basePath,
    pageExtensions,
    // `/docs/releases/` is written with its slash, so neither form may be redirected to the other.
    trailingSlash: false,
    skipTrailingSlashRedirect: true,
    // Another id lets an open page notice that it is outdated; scripts/kept-builds/ names what pages share.
    generateBuildId: () => process.env.BUILD_ID ?? randomUUID(),
    serverExternalPackages: serverPackages,
    experimental: {
      // Read by nobody; `next build --debug-prerender` writes them for debugging.
      serverSourceMaps: false,
      // Writing it takes longer than it saves: what was compiled is kept as a whole (scripts/kept-builds/).
      turbopackFileSystemCacheForBuild: false,
      turbopackPluginRuntimeStrategy: 'workerThreads',
    },
    images: { unoptimized: true },
    // `npm test` checks the types of everything; doing it again here would double the time of a build.
    typescript: { ignoreBuildErrors: true },
    reactStrictMode: true,
    enablePrerenderSourceMaps: false,
    env: {
      ...env,
      // Those of English are in the sources.
      NEXT_PUBLIC_TRANSLATED_TEXTS: process.env.NEXT_PUBLIC_TRANSLATED_TEXTS ?? '',
    },
  });
}
