import { compile } from '@mdx-js/mdx';
import { serialize } from 'next-mdx-remote/serialize';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { ArticleLink, Heading, Remark, Section } from '../content/page';
import { rehypePagePolicy, type PolicyFault } from './page-policy/rehype-page-policy';
import { rehypePlugins, remarkPlugins, type PluginOptions } from './plugins';
import { remarkCheckExpressions } from './remark-check-expressions';
import { remarkLocateExpressions } from './remark-locate-expressions';
import { rehypeHeadings } from './rehype-headings';
import { emptyInventory, rehypeInventory, remarkStatements, type Inventory } from './rehype-inventory';
import { rehypeResolveLinks, type ResolveLink } from './rehype-resolve-links';
import { rehypeSections } from './rehype-sections';
import { remarkHeadingId } from './remark-heading-id';

/** Everything that one pass over a page's text gives. */
export interface CompiledMdx {
  readonly compiledSource: string;
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  readonly links: readonly ArticleLink[];
  readonly inventory: Inventory;
  /** What a reader would not see, because the page's policy blocks it. */
  readonly policyFaults: readonly PolicyFault[];
  /** What a plugin found odd and drew all the same. */
  readonly remarks: readonly Remark[];
}

/** A page's text that does not compile. */
export class MdxError extends Error {
  override name = 'MdxError';

  constructor(
    readonly reason: string,
    readonly line: number | undefined,
    /** Who refused it: `site` for a plugin of this site, whose reason says what to write instead. */
    readonly check: string | undefined,
  ) {
    super(reason);
  }
}

/** A tag that is never closed is reported where what holds it ends; only the words say where it was opened. */
function lineOf({ line, reason }: VFileMessage): number | undefined {
  const opened = /closing tag for `[^`]*` \((\d+):/.exec(reason)?.[1];
  return opened === undefined ? line : Number(opened);
}

/** next-mdx-remote words an error without its place, so the text is compiled once more for that. */
async function locateError(
  body: string,
  plugins: { remarkPlugins: PluggableList; rehypePlugins: PluggableList },
) {
  try {
    await compile(body, plugins);
  } catch (error) {
    if (error instanceof VFileMessage) return new MdxError(error.reason, lineOf(error), error.source);
    return new MdxError(error instanceof Error ? error.message : String(error), undefined, undefined);
  }
  return undefined;
}

/** What one page's text holds, filled in as it is compiled. */
function emptyFindings() {
  return {
    headings: [] as Heading[],
    sections: [] as Section[],
    links: [] as ArticleLink[],
    inventory: emptyInventory(),
    policyFaults: [] as PolicyFault[],
  };
}

function pluginsFor(
  { headings, sections, links, inventory, policyFaults }: ReturnType<typeof emptyFindings>,
  resolve: ResolveLink,
  options: PluginOptions,
) {
  return {
    remarkPlugins: [
      remarkHeadingId,
      [remarkStatements, { inventory }],
      [remarkCheckExpressions, { inventory }],
      ...remarkPlugins(options),
    ] as PluggableList,
    rehypePlugins: [
      [rehypeHeadings, { headings }],
      [rehypeInventory, { inventory }],
      [rehypePagePolicy, { embeds: options.embeds, faults: policyFaults }],
      [rehypeSections, { sections }],
      [rehypeResolveLinks, { resolve, links }],
      ...rehypePlugins(options),
    ] as PluggableList,
  };
}

/**
 * Compiles a page's text to the body of a function, and notes what the text holds.
 * @throws {MdxError} with the line.
 */
export async function compileMdx(
  body: string,
  resolve: ResolveLink,
  options: PluginOptions,
): Promise<CompiledMdx> {
  const findings = emptyFindings();
  const plugins = pluginsFor(findings, resolve, options);
  try {
    // A file shares its list of messages with the copy that next-mdx-remote makes of it.
    const file = new VFile(body);
    // What an expression may not do is reported with its line by `remarkCheckExpressions`.
    const limits = { blockJS: false, blockDangerousJS: false };
    const { compiledSource } = await serialize(file, { mdxOptions: plugins, ...limits }, true);
    const remarks = file.messages.map(({ reason, line }) => ({ text: reason, line }));
    return { ...findings, compiledSource, remarks };
  } catch (error) {
    throw (await locateError(body, plugins)) ?? new MdxError(String(error), undefined, undefined);
  }
}

/** The same page compiled for `findFailures`: each element and each expression knows its line. */
export async function compileLocated(
  body: string,
  resolve: ResolveLink,
  options: PluginOptions,
): Promise<string> {
  const { remarkPlugins, rehypePlugins } = pluginsFor(emptyFindings(), resolve, options);
  const compiled = await compile(body, {
    remarkPlugins: [remarkLocateExpressions, ...remarkPlugins],
    rehypePlugins,
    outputFormat: 'function-body',
    development: true,
  });
  return String(compiled);
}
