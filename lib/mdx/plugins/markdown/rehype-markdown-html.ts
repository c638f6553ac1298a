import { nodeTypes } from '@mdx-js/mdx';
import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { remove } from 'unist-util-remove';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

declare module 'hast' {
  interface Properties {
    /** A fence's info string while the HTML around it is parsed, which keeps properties only. */
    dataMeta?: string | undefined;
  }
}

function keepFenceOptions(tree: Root): void {
  visit(tree, 'element', ({ tagName, data, properties }) => {
    if (tagName === 'code' && data?.meta) properties.dataMeta = data.meta;
  });
}

function restoreFenceOptions(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { dataMeta, ...properties } = element.properties;
    if (element.tagName !== 'code' || dataMeta === undefined) return;
    element.properties = properties;
    // Assigned, because rehype-parse declares a position that only its own elements have.
    Object.assign(element, { data: { ...element.data, meta: dataMeta } });
  });
}

/** The parser gives some texts a position without a start, which no position may be. */
function dropEmptyPositions(tree: Root): void {
  visit(tree, (node) => {
    const position: { start?: unknown } | undefined = node.position;
    if (position && !position.start) delete node.position;
  });
}

/**
 * Reads the HTML of a `.md` page: elements become elements of the page, with their lines, and comments are left out.
 * In `.mdx` pages there is none, because MDX reads it as JSX.
 */
export function rehypeMarkdownHtml() {
  const parse = rehypeRaw({ passThrough: [...nodeTypes] });
  return (tree: Root, file: VFile): Root => {
    keepFenceOptions(tree);
    const parsed = parse(tree, file);
    restoreFenceOptions(parsed);
    dropEmptyPositions(parsed);
    remove(parsed, { type: 'comment' });
    return parsed;
  };
}
