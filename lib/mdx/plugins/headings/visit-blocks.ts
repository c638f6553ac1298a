import type { Element, Parents, Root } from 'hast';
import { isJsxElement, textAttribute } from '../jsx-values';
import { headingText } from './rehype-headings';

export interface PlacedBlock {
  readonly element: Element;
  readonly parent: Parents;
  readonly index: number;
  /** The words of the heading above it, which is not in a tab or a box that ends before, else the page's title, and the label of its tab. */
  readonly place: string;
}

/** Calls `visitor` for each element with that tag, in order; elements inside it are not visited. */
export function visitBlocks(
  tree: Root,
  { tagName, pageTitle = '' }: { readonly tagName: string; readonly pageTitle?: string },
  visitor: (block: PlacedBlock) => void,
): void {
  const walk = (parent: Parents, above: string, tab: string) => {
    let heading = above;
    for (const [index, node] of parent.children.entries()) {
      if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) heading = headingText(node).trim();
      if (node.type === 'element' && node.tagName === tagName) {
        visitor({ element: node, parent, index, place: [heading, tab].filter(Boolean).join(': ') });
      } else if ('children' in node) {
        const item = isJsxElement(node) && node.name === 'TabItem' ? node : undefined;
        const label = item && (textAttribute(item, 'label') ?? textAttribute(item, 'value'));
        walk(node, heading, label ?? tab);
      }
    }
  };
  walk(tree, pageTitle, '');
}

/** Returns a function that numbers names which repeat: assistive technology lists regions and fields by name. */
export function createUniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) unique = `${name} ${number}`;
    taken.add(unique);
    return unique;
  };
}
