import rehypePrettyCode from 'rehype-pretty-code';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { PluggableList, Processor } from 'unified';
// Relative, because the check before a build loads this outside the bundler and its aliases.
import type { TextDiagnostic } from '../config/diagnostics/diagnostic';
import { normalizeText } from '../config/diagnostics/source-text';
import { getApiReference, readSchemaSupport, toolkitVersion } from '../config/toolkit';
import { remarkAdmonitions, remarkAlerts, remarkContainers } from './plugins/remark-admonitions';
import { highlighterOptions } from './plugins/code/highlighter';
import { rehypeCodeBlocks, rehypeFences } from './plugins/code/rehype-code-blocks';
import { remarkPackageManagers } from './plugins/code/remark-package-managers';
import type { ArticleLink, Heading, Section } from './plugins/compiled-page';
import { rehypeInlineContents } from './plugins/contents/rehype-inline-contents';
import { rehypeHeadings } from './plugins/headings/rehype-headings';
import { rehypeSections } from './plugins/headings/rehype-sections';
import { remarkHeadingId } from './plugins/headings/remark-heading-id';
import { type Inventory, rehypeInventory, remarkLiveSamples } from './plugins/inventory/rehype-inventory';
import { rehypeMath, remarkCheckMath } from './plugins/math/rehype-math';
import { rehypePagePolicy } from './plugins/page-policy/rehype-page-policy';
import { rehypeDiagrams } from './plugins/rehype-diagrams';
import { rehypeDetails, rehypeInlineCode, rehypeTables, rehypeTaskLists } from './plugins/rehype-elements';
import { rehypeImages } from './plugins/rehype-images';
import { rehypeLinks, rehypeResolveLinks, type ResolveLink } from './plugins/rehype-links';
import { type ApiPaths, remarkApiSignatures, remarkApiTable } from './plugins/remark-api-table';
import { remarkCheckCode, remarkStaticText } from './plugins/remark-check-code';
import { remarkSchemaSupport } from './plugins/remark-schema-support';
import { remarkCheckReferences } from './plugins/remark-check-references';
import { remarkTabs } from './plugins/remark-tabs';
import { remarkVariables } from './plugins/remark-variables';

/** Lets the parser read a page as any editor saves it; the plugins that look into the file's text see the same text. */
function remarkNormalizeText(this: Processor) {
  const { parser } = this;
  if (!parser) return;
  this.parser = (source, file) => {
    file.value = normalizeText(source);
    return parser(file.value, file);
  };
}

/** The parts of the site's configuration that show in a compiled page; a cache of pages needs them in its key. */
export interface PipelineOptions {
  /** Named in the diagnostics that a writer reads. */
  readonly siteTitle: string;
  /** Origin and base path, without a trailing slash; commands that fetch from the site name it. */
  readonly siteUrl: string;
  /** Without a trailing slash; empty at the root. */
  readonly basePath: string;
  /** URL of the repository's files; tables of the API link to their source when it is there. */
  readonly sourceUrl?: string;
  /** Where the exports of the toolkit are documented; none where pages are compiled alone. */
  readonly apiPaths?: ApiPaths;
  /** Names the code and the tables before the first heading. */
  readonly pageTitle?: string;
  /** Whether it is an MDX page in `app/`, which has a title of its own and may have statements. */
  readonly isInApp?: boolean;
}

/** The findings of plugins in a page's text while they transform it. */
export interface Findings {
  readonly headings: Heading[];
  readonly sections: Section[];
  readonly links: ArticleLink[];
  readonly inventory: Inventory;
  readonly diagnostics: TextDiagnostic[];
}

export function emptyFindings(): Findings {
  return { headings: [], sections: [], links: [], inventory: { anchors: [], images: [] }, diagnostics: [] };
}

const asWritten: ResolveLink = (written) => written;

/**
 * Returns the plugins that turn a page's text into its article: the one list for the docs, for MDX pages in `app/`,
 * for the checks of prose and samples, and for tests.
 * @param findings receives what the plugins find.
 * @param resolve returns the path that a link in the text leads to; by default links stay as written.
 */
export function mdxPipeline(
  { siteTitle, siteUrl, basePath, sourceUrl, apiPaths, pageTitle, isInApp }: PipelineOptions,
  { headings, sections, links, inventory, diagnostics }: Findings = emptyFindings(),
  resolve: ResolveLink = asWritten,
): { remarkPlugins: PluggableList; rehypePlugins: PluggableList } {
  const api = { read: getApiReference, paths: apiPaths, sourceUrl };
  return {
    remarkPlugins: [
      remarkNormalizeText,
      remarkStaticText,
      remarkHeadingId,
      remarkPackageManagers,
      [remarkLiveSamples, { diagnostics }],
      [remarkCheckCode, { diagnostics, isInApp }],
      remarkGfm,
      remarkCheckReferences,
      // A dollar alone is a price more often than a formula.
      [remarkMath, { singleDollarTextMath: false }],
      [remarkCheckMath, { diagnostics }],
      remarkContainers,
      [remarkAdmonitions, { diagnostics }],
      remarkAlerts,
      [remarkTabs, { siteTitle }],
      [remarkVariables, { variables: { SITE_URL: () => siteUrl, EIDOS_VERSION: toolkitVersion } }],
      [remarkApiSignatures, api],
      [remarkApiTable, api],
      [remarkSchemaSupport, { read: readSchemaSupport }],
    ],
    rehypePlugins: [
      [rehypeMath, { diagnostics }],
      [rehypeHeadings, { headings }],
      [rehypeInlineContents, { headings }],
      [rehypeInventory, { inventory, diagnostics }],
      [rehypePagePolicy, { diagnostics }],
      [rehypeSections, { sections }],
      [rehypeResolveLinks, { resolve, links }],
      // From here on the plugins need resolved links and headings with ids.
      rehypeDiagrams,
      rehypeFences,
      [rehypePrettyCode, highlighterOptions],
      [rehypeCodeBlocks, { pageTitle }],
      [rehypeImages, { diagnostics, images: inventory.images }],
      [rehypeTables, { pageTitle }],
      rehypeDetails,
      rehypeInlineCode,
      rehypeTaskLists,
      [rehypeLinks, { basePath }],
    ],
  };
}
