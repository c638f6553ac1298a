import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const ADDRESSES = ['href', 'src'] as const;

/** Makes every link and picture lead to the same place from anywhere: text that is copied has no address of its own. */
export function useAbsoluteLinks(tree: Root, pageAddress: string): void {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ADDRESSES) {
      const value = properties[name];
      if (typeof value === 'string' && URL.canParse(value, pageAddress))
        properties[name] = new URL(value, pageAddress).href;
    }
  });
}
