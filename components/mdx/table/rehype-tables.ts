import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Names each table of a page: it stands in a region that a keyboard can scroll, and regions need names. */
export function rehypeTables() {
  return (tree: Root) => {
    let tables = 0;
    visit(tree, 'element', (element) => {
      if (element.tagName !== 'table') return;
      tables += 1;
      element.properties.ariaLabel = `Table ${tables}`;
    });
  };
}
