import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { translate } from '../../../translations/translate';
import type { Heading } from '../compiled-page';
import { findAttribute, isJsxElement, type JsxElement } from '../jsx-values';
import { parseHtml } from '../parse-html';
import { nestHeadings, type ContentsEntry } from './nest-headings';

const listOf = (entries: readonly ContentsEntry[]): Element =>
  h(
    'ul',
    entries.map(({ heading: { id, html }, children }) =>
      h(
        'li',
        h('a', { href: `#${id}` }, parseHtml(html).children),
        children.length > 0 ? listOf(children) : undefined,
      ),
    ),
  );

/** A level that the writer names, such as `maxHeadingLevel={3}`. */
function levelOf(element: JsxElement, name: string, fallback: number, file: VFile): number {
  const found = findAttribute(element, name);
  if (!found) return fallback;
  const written = typeof found.value === 'object' ? found.value?.value : found.value;
  const level = Number(written);
  if (Number.isInteger(level) && level >= 2 && level <= 6) return level;
  return file.fail(
    `<${element.name}> has the ${name} "${written}". Write a level from 2 to 6, for example ${name}={3}.`,
    element,
    'site:inline-contents',
  );
}

/** Puts the contents of the page, as links to its headings, where it has `<TOCInline />`. */
export function rehypeInlineContents({ headings }: { readonly headings: readonly Heading[] }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'TOCInline' || !parent || index === undefined) return;
      const [least, most] = [
        levelOf(node, 'minHeadingLevel', 2, file),
        levelOf(node, 'maxHeadingLevel', 3, file),
      ];
      if (least > most)
        file.fail(
          `<TOCInline> has no level: its first is ${least}, its last is ${most}. Write a maxHeadingLevel from ${least} on.`,
          node,
          'site:inline-contents',
        );
      const entries = nestHeadings(headings, least, most);
      const contents = h('nav', { ariaLabel: translate('Contents of this page') }, listOf(entries));
      parent.children[index] = { ...contents, position: node.position };
    });
  };
}
