import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { ProsePage } from './prose-page';

/** Texts that do not say where a link leads when they are read in a list of links. */
const vague =
  /^(click |read |see |more |learn )?(here|this( page| link| article)?|it|link|more|page|above|below)$/i;
const address = /^(https?:\/\/|www\.)/i;

/** What of a node is a link, and the words that it is read by. */
function linkText(node: Nodes): string | undefined {
  if (node.type === 'link' || node.type === 'linkReference') return toString(node);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  if (node.name !== 'a' && node.name !== 'Card') return undefined;
  const title = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'title');
  return node.name === 'Card' && typeof title?.value === 'string' ? title.value : toString(node);
}

function problemWith(text: string): string | undefined {
  const words = text.trim().replace(/[.:!…]+$/, '');
  if (words === '') return 'A link has no text.';
  if (vague.test(words)) return `The link “${words}” does not say where it leads.`;
  return address.test(words) ? `The link “${words}” shows an address instead of words.` : undefined;
}

/** Links whose text does not say where they lead. */
export function checkLinkTexts({ file, tree }: ProsePage): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(tree, (node) => {
    const text = linkText(node);
    const message = text === undefined ? undefined : problemWith(text);
    if (message === undefined) return;
    const fix = 'Write what the reader finds there, such as the title of the page.';
    diagnostics.push({ file, line: node.position?.start.line, message, fix });
  });
  return diagnostics;
}
