import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { headingLevels } from '../../../config/schema';
import { translate } from '../../../translations/translate';
import type { Heading } from '../compiled-page';
import { createUniqueNames } from '../headings/visit-blocks';
import { attributeValues, isJsxElement } from '../jsx-values';
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

/** Puts the contents of the page, as links to its headings, where it has `<TOCInline />`. */
export function rehypeInlineContents({ headings }: { readonly headings: readonly Heading[] }) {
  return (tree: Root): void => {
    const unique = createUniqueNames();
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'TOCInline' || !parent || index === undefined) return;
      // `remarkCheckCode` reports levels that are wrong.
      const { data = headingLevels.parse({}) } = headingLevels.safeParse(
        Object.fromEntries(attributeValues(node, '')),
      );
      const entries = nestHeadings(headings, data.minHeadingLevel, data.maxHeadingLevel);
      const contents = h('nav', { ariaLabel: unique(translate('Contents of this page')) }, listOf(entries));
      parent.children[index] = { ...contents, position: node.position };
    });
  };
}
