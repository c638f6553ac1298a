import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isJsxElement } from './jsx-attribute';

/** Draws every `<details>` as `<Details>`, so that it looks the same however a writer writes it. */
export function rehypeDetails() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isJsxElement(node) && node.name === 'details') node.name = 'Details';
    });
  };
}
