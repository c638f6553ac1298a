import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import { isJsxElement } from '../jsx-attribute';
import { staticValue } from '../static-value';
import { checkElement, type WrittenElement } from './check-element';
import type { Embeds } from './resource-policy';

function readElement(node: Nodes): WrittenElement | undefined {
  if (node.type === 'element') {
    const attributes = Object.entries(node.properties).map(
      ([name, value]) => [name.toLowerCase(), String(value)] as const,
    );
    return { name: node.tagName, attributes: new Map(attributes), isEmpty: node.children.length === 0 };
  }
  if (!isJsxElement(node)) return undefined;
  const named = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const attributes = named.map(({ name, value }) => {
    const read = typeof value === 'object' ? staticValue(value?.data?.estree) : value;
    return [name.toLowerCase(), typeof read === 'string' ? read : ''] as const;
  });
  return { name: node.name ?? '', attributes: new Map(attributes), isEmpty: node.children.length === 0 };
}

interface Options {
  readonly embeds: Embeds;
  /** Receives what the policy would block. */
  readonly diagnostics: TextDiagnostic[];
}

/** Finds what the page's policy would take from a page, before any other plugin changes what was written. */
export function rehypePagePolicy({ embeds, diagnostics }: Options) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const element = readElement(node);
      const line = node.position?.start.line;
      if (element) diagnostics.push(...checkElement(element, embeds).map((fault) => ({ line, ...fault })));
    });
  };
}
