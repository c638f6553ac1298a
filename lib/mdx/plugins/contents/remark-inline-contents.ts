import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** What writers of several generators call the contents amid a page's text. */
export const inlineContentsNames: readonly string[] = ['TOCInline', 'InlineToc'];

/**
 * Drops `toc={toc}` from `<TOCInline toc={toc} />`: the contents are always those of the page, and no expression knows a
 * `toc`. `rehypeInlineContents` puts them there.
 */
export function remarkInlineContents() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!inlineContentsNames.includes(node.name ?? '')) return;
      node.attributes = node.attributes.filter(
        (attribute) =>
          attribute.type !== 'mdxJsxAttribute' ||
          attribute.name !== 'toc' ||
          typeof attribute.value !== 'object' ||
          attribute.value?.value.trim() !== 'toc',
      );
    });
  };
}
