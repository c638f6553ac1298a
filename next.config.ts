import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import createMDX from '@next/mdx';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { readEnvironment } from './lib/config/environment';
import { directionOf, htmlLang } from './lib/config/locales';
import { getSite } from './lib/config/site';
import { pipelineKey } from './lib/mdx/pipeline-key';
import { MARKDOWN_FOLDER } from './lib/config/paths/paths';
import { COMPILED_FOLDER, EXPORT_FOLDER } from './lib/config/next-formats/framework-files';
import { dependencies } from './package.json';

/** Packages that browsers load too. Node runs the others as they are, because bundling them is slow. */
const browserPackage = /^(?:next|next-themes|nprogress|react|react-dom)$/;

/** `next dev` answers what only an export has at its place: the files of pages, and Markdown next to them. */
const devRewrites = [
  { source: '/:page(.*/|)index.html', destination: '/:page' },
  { source: '/:page(.*).html', destination: '/:page' },
  { source: '/:page(.*).md', destination: `/${MARKDOWN_FOLDER}/:page.md` },
  { source: '/:list(.*llms.*).txt', destination: `/${MARKDOWN_FOLDER}/:list.txt` },
];

export default async function configure(phase: string): Promise<NextConfig> {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  // Documents and article files name their build, so that an open page notices that the site was published again.
  if (!isDevelopment) process.env.BUILD_ID ??= randomUUID();
  const site = await getSite();
  const { basePath, rootPath, title, url, colorMode, docs, locale } = site;
  // Turbopack does not track the modules of the plugins, but compiles pages again when an option changes.
  const key = pipelineKey();
  const options = { siteTitle: title, siteUrl: `${url}${rootPath}`, basePath, key };
  const plugins = (name: string): [string, object][] => [[path.resolve('lib/mdx/next-mdx', name), options]];
  const mdxOptions = { remarkPlugins: plugins('remark-site.mjs'), rehypePlugins: plugins('rehype-site.mjs') };
  return createMDX({ options: mdxOptions })({
    // `next dev` answers what is rewritten only where it is not bound to an export.
    ...(isDevelopment
      ? { rewrites: () => Promise.resolve({ afterFiles: devRewrites }) }
      : { output: 'export', distDir: EXPORT_FOLDER }),
    agentRules: false,
    generateBuildId: () => process.env.BUILD_ID ?? null,
    basePath,
    pageExtensions: ['ts', 'tsx', 'mdx'],
    // `/docs/releases/` is written with its slash, so neither form may be redirected to the other.
    skipTrailingSlashRedirect: true,
    serverExternalPackages: Object.keys(dependencies).filter((name) => !browserPackage.test(name)),
    experimental: {
      cssChunking: { type: 'graph', requestCost: 4000 }, // Documents hold their styles, so files cost no request.
      serverSourceMaps: false,
      turbopackPluginRuntimeStrategy: 'workerThreads',
      // Neither in a first build nor in the checks: see decision 16.
      turbopackFileSystemCacheForBuild: existsSync(COMPILED_FOLDER) && !process.env.BUILD_FOR_CHECKS,
    },
    typescript: { ignoreBuildErrors: true }, // `npm test` checks them.
    env: {
      NEXT_PUBLIC_BASE_PATH: basePath,
      NEXT_PUBLIC_PLACEHOLDER_ORIGIN: readEnvironment().siteUrl === undefined ? url : '',
      NEXT_PUBLIC_SITE_TITLE: title,
      NEXT_PUBLIC_LANGUAGE: htmlLang(locale, site),
      NEXT_PUBLIC_DIRECTION: directionOf(locale, site),
      NEXT_PUBLIC_VERSION_PERSISTENCE: docs.versionPersistence,
      NEXT_PUBLIC_COLOR_SWITCH: colorMode.disableSwitch ? '' : 'on',
      NEXT_PUBLIC_TRANSLATED_TEXTS: process.env.NEXT_PUBLIC_TRANSLATED_TEXTS ?? '',
    },
  });
}
