import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { ArticleLink } from './compiled-page';
import { hasProtocol, hrefOf, tabOf } from '../../config/paths/paths';
import { type AnyElement, complete, elementName, isAnyElement, readText, writeText } from './jsx-values';

type LinkAttributes = { readonly href: string } & Readonly<Record<string, string>>;

/** The attributes of a link to `href`; `pathname:///x` is a file of this site that the browser has to load itself. */
export function linkAttributes(href: string, basePath: string): LinkAttributes {
  if (href.startsWith('pathname://')) return { href: hrefOf(href, basePath), 'data-full-load': '' };
  return { href: hrefOf(href, basePath), ...tabOf(href) };
}

const urlProperties = ['href', 'src', 'poster'];

function completeUrls(element: AnyElement, basePath: string): void {
  for (const name of urlProperties) {
    const written = readText(element, name);
    if (written === undefined) continue;
    const attributes =
      elementName(element) === 'a' ? linkAttributes(written, basePath) : { href: hrefOf(written, basePath) };
    const { href, ...others } = attributes;
    writeText(element, name, href);
    complete(element, others);
  }
}

/**
 * Completes the URLs of a page: each one from the root is encoded and gets the base path, once, wherever a writer put it
 * (a Markdown link or image, or an `href` or `src` of any component), and links that leave the site say so.
 */
export function rehypeLinks({ basePath }: { readonly basePath: string }) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isAnyElement(node)) completeUrls(node, basePath);
    });
  };
}

/** The path (decoded, with query and hash) that a written link leads to; undefined for a file that is not a page. */
export type ResolveLink = (written: string) => string | undefined;

const isRewritten = (written: string) => !hasProtocol(written) && !/^[#?]/.test(written);

/**
 * Turns every link within the site into its page's URL, so that a link may name a file next to it
 * (`../types.mdx#numbers`) and still be right on the page's `.html` twins. All links met go to `links`.
 */
export function rehypeResolveLinks({
  resolve,
  links,
}: {
  readonly resolve: ResolveLink;
  readonly links: ArticleLink[];
}) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      // Whether a picture is there is checked where its size is read.
      if (!isAnyElement(node) || elementName(node) === 'img') return;
      for (const name of urlProperties) {
        // The parser encodes the brackets of an IPv6 address, and browsers read only plain ones.
        const written = readText(node, name)?.replace(/^((?:[a-z]+:)?\/\/)%5B([\da-f:.]+)%5D/i, '$1[$2]');
        if (written === undefined) continue;
        const destination = isRewritten(written) ? resolve(written) : written;
        links.push({ written, destination, line: node.position?.start.line });
        if (destination !== undefined) writeText(node, name, destination);
      }
    });
  };
}
