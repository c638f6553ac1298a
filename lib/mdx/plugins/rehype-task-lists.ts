import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { translate } from '../../translations/translate';

/** Names the boxes of task lists: to assistive technology each one is a control of its own. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'input' || properties.type !== 'checkbox') return;
      properties.ariaLabel = translate(properties.checked ? 'Done' : 'To do');
    });
  };
}
