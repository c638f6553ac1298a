import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { ArticleLink } from '../compiled-page';
import { encodePath } from '../../../paths/paths';
import { isJsxElement, textAttribute } from '../jsx-attribute';

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

function encodeUrl(destination: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(destination) ?? [];
  return encodePath(path) + rest;
}

const isRewritten = (written: string) => !/^([a-z][a-z\d+.-]*:|\/\/|#|\?)/i.test(written);

/**
 * Turns every link within the site into its page's address, so that a link may name a file beside it
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
      if (isRewritten(written) && destination !== undefined) target.set(encodeUrl(destination));
    });
  };
}
