import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { ArticleLink } from './compiled-page';
import { hasProtocol, hrefOf } from '../../config/paths/paths';
import { createAttribute, findAttribute, isJsxElement, type JsxElement, textAttribute } from './jsx-values';

/** The attributes of a link in HTML. */
type LinkAttributes = { readonly href: string } & Readonly<Record<string, string>>;

const fullLoadScheme = 'pathname://';
/** Opened by another program, such as one for mail; a tab for it would stay empty. */
const leavesBrowser = (url: string) => /^(mailto|tel|sms):/i.test(url);

/**
 * The attributes of a link to `href`. Whatever has a protocol opens in a new tab, except what the browser gives to another
 * program; `pathname:///x` is a file of this site that the browser has to load itself.
 */
export function linkAttributes(href: string, basePath: string): LinkAttributes {
  if (href.startsWith(fullLoadScheme))
    return { href: hrefOf(href.slice(fullLoadScheme.length), basePath), 'data-full-load': '' };
  if (leavesBrowser(href)) return { href };
  if (hasProtocol(href)) return { href, target: '_blank', rel: 'noopener noreferrer' };
  return { href: hrefOf(href, basePath) };
}

const urlProperties = ['href', 'src', 'poster'];

function prefixElement(element: Element, basePath: string) {
  const { properties } = element;
  if (element.tagName === 'a' && typeof properties.href === 'string')
    Object.assign(properties, linkAttributes(properties.href, basePath));
  else if (typeof properties.src === 'string') properties.src = hrefOf(properties.src, basePath);
}

function prefixJsx(element: JsxElement, basePath: string) {
  const named = element.attributes.filter((entry) => entry.type === 'mdxJsxAttribute');
  for (const attribute of named) {
    const { name, value } = attribute;
    if (typeof value !== 'string' || !urlProperties.includes(name)) continue;
    const attributes = element.name === 'a' ? linkAttributes(value, basePath) : undefined;
    attribute.value = attributes?.href ?? hrefOf(value, basePath);
    for (const [key, text] of Object.entries(attributes ?? {}))
      if (!findAttribute(element, key)) element.attributes.push(createAttribute(key, text));
  }
}

/**
 * Completes the URLs of a page: each one from the root is encoded and gets the base path, once, wherever a writer put it
 * (a Markdown link or image, or an `href` or `src` of any component), and links that leave the site say so.
 */
export function rehypeLinks({ basePath }: { readonly basePath: string }) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element') prefixElement(node, basePath);
      else if (isJsxElement(node)) prefixJsx(node, basePath);
    });
  };
}

/** The path (decoded, with query and hash) that a written link leads to; undefined for a file that is not a page. */
export type ResolveLink = (written: string) => string | undefined;

interface Target {
  readonly get: () => string;
  readonly set: (href: string) => void;
}

function targetOf(node: Nodes): Target | undefined {
  if (node.type === 'element' && node.tagName === 'a' && typeof node.properties.href === 'string') {
    const { properties } = node;
    return { get: () => String(properties.href), set: (href) => (properties.href = href) };
  }
  const attribute = isJsxElement(node)
    ? (textAttribute(node, 'href') ?? textAttribute(node, 'to'))
    : undefined;
  return attribute && { get: () => attribute.value, set: (href) => (attribute.value = href) };
}

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
      const target = targetOf(node);
      if (!target) return;
      const written = target.get();
      const destination = isRewritten(written) ? resolve(written) : written;
      links.push({ written, destination, line: node.position?.start.line });
      if (isRewritten(written) && destination !== undefined) target.set(destination);
    });
  };
}
