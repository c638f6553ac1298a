import path from 'node:path';
import rehypePrettyCode from 'rehype-pretty-code';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
// Relative, because the check before a build loads this outside the bundler and its aliases.
import { remarkAdmonitions } from '../../components/mdx/admonition/remark-admonitions';
import { remarkLegacyTitles } from '../../components/mdx/admonition/remark-legacy-titles';
import { rehypeCodeBlock } from '../../components/mdx/code-block/rehype-code-block';
import { rehypeCodeMeta } from '../../components/mdx/code-block/rehype-code-meta';
import { rehypeImages } from '../../components/mdx/image/rehype-images';
import { rehypeLinks } from '../../components/mdx/link/rehype-links';
import { remarkVariables } from '../../components/mdx/variables/remark-variables';
import { rehypeTaskLists } from '../../components/mdx/task-list/rehype-task-lists';
import { rehypeTables } from '../../components/mdx/table/rehype-tables';
import { remarkApiTable } from '../../components/mdx/api-table/remark-api-table';
import { remarkTabs } from '../../components/mdx/tabs/remark-tabs';
import { getApiReference } from '../api-reference/api-reference';
import { toolkitVersion } from '../toolkit/toolkit-version';
import { highlighterOptions } from './highlighter';
import type { Embeds } from './page-policy/resource-policy';
import { remarkCheckDepth } from './remark-check-depth';
import { remarkStyleStrings } from './remark-style-strings';

/** What of the site shows in a compiled page; whoever caches pages must have these in the key. */
export interface PluginOptions {
  /** Named in the faults that a writer reads. */
  readonly siteTitle: string;
  /** Origin and base path, without a slash at its end; commands that fetch from the site name it. */
  readonly siteUrl: string;
  /** Without a slash at its end; empty at the root. */
  readonly basePath: string;
  readonly embeds: Embeds;
}

/** Everything a page may hold beyond plain MDX. Plain data, so that it also passes through next.config. */
export function remarkPlugins({ siteTitle, siteUrl }: PluginOptions): PluggableList {
  return [
    remarkCheckDepth,
    remarkStyleStrings,
    remarkGfm,
    remarkLegacyTitles,
    remarkDirective,
    remarkAdmonitions,
    [remarkTabs, { siteTitle }],
    [remarkVariables, { variables: { SITE_URL: () => siteUrl, EIDOS_VERSION: toolkitVersion } }],
    [remarkApiTable, { read: getApiReference }],
  ];
}

/** Runs after links between pages are resolved and headings have their ids. */
export function rehypePlugins({ basePath }: PluginOptions): PluggableList {
  return [
    rehypeCodeMeta,
    [rehypePrettyCode, highlighterOptions],
    rehypeCodeBlock,
    [rehypeImages, { publicFolder: path.resolve('public') }],
    rehypeTables,
    rehypeTaskLists,
    [rehypeLinks, { basePath }],
  ];
}
