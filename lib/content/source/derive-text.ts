import type { Nodes, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { staticValue } from '../../mdx/plugins/jsx-values';
import { escapeHtml } from '../../config/paths/html-links';
import { parseBody } from '../../mdx/parse-page';

/** Parses a text; one that is not MDX, which the check reports, has no blocks. */
function blocksOf(body: string): readonly RootContent[] {
  let tree: Root;
  try {
    tree = parseBody(body);
  } catch {
    return [];
  }
  // A comment is not text.
  return tree.children.filter(({ type }) => type !== 'mdxFlowExpression');
}

/** The words of a block as a reader sees them; a picture has none. */
function textOf(node: Nodes): string {
  if (node.type === 'break' || ('name' in node && node.name === 'br')) return ' ';
  if ('children' in node) return node.children.map(textOf).join('');
  if (node.type === 'mdxTextExpression') {
    const value = staticValue(node.data?.estree);
    return typeof value === 'string' ? value : '';
  }
  return node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath' ? node.value : '';
}

const tags: Record<string, string> = { inlineCode: 'code', emphasis: 'em', strong: 'strong', delete: 'del' };

/** The markup of a title. Links, formulas and components contribute only their words. */
function markupOf(node: Nodes): string {
  const isParent = 'children' in node && node.children.length > 0;
  const content = isParent ? node.children.map(markupOf).join('') : escapeHtml(textOf(node));
  const tag = tags[node.type];
  return tag ? `<${tag}>${content}</${tag}>` : content;
}

const wordsOf = (node: RootContent) => textOf(node).replaceAll(/\s+/g, ' ').trim();

/** Finds the title that a text begins with, and the text with blanks in its place; undefined without one. */
export function leadingTitle(body: string) {
  // Parsing takes longer than everything else that is read of a page, and few texts have a heading of level 1.
  if (!/^ {0,3}(?:#[ \t]|=+[ \t]*$)/m.test(body)) return undefined;
  const [first] = blocksOf(body);
  const title = first?.type === 'heading' && first.depth === 1 ? wordsOf(first) : '';
  if (!first || title === '') return undefined;
  const [start = 0, end = 0] = [first.position?.start.offset, first.position?.end.offset];
  // Spaces, so that what follows keeps its offset and its line.
  const blanks = body.slice(start, end).replaceAll(/[^\n]/g, ' ');
  return { title, markup: markupOf(first).trim(), rest: body.slice(0, start) + blanks + body.slice(end) };
}

/** The length that search engines show of a description. */
const longest = 160;

/** Cuts a text behind a sentence, else behind a word. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const sentence = /^[^]{50,}[.!?](?=\s)/.exec(start)?.[0];
  return sentence ?? `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`;
}

/** The first paragraph of a text as a description; empty for a text without one. */
export function firstParagraph(body: string): string {
  const paragraphs = blocksOf(body).filter(({ type }) => type === 'paragraph');
  return shorten(paragraphs.map(wordsOf).find((words) => /\p{L}{2}/u.test(words)) ?? '');
}
