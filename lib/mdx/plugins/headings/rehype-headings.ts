import { slug } from 'github-slugger';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { FOOTNOTES_ID, isShellId } from '../../../config/paths/shell-ids';
import type { Heading } from '../compiled-page';
import { findElement } from '../parse-html';

/** Headings that a writer wrote; the one of the footnotes is made by the parser and has its own id. */
function writtenHeadings(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (/^h[2-6]$/.test(element.tagName) && element.properties.id !== FOOTNOTES_ID) found.push(element);
  });
  return found;
}

const isFootnoteMark = (node: Nodes): boolean =>
  node.type === 'element' &&
  (node.properties.dataFootnoteRef !== undefined ||
    (node.tagName === 'sup' && node.children.some((child) => isFootnoteMark(child))));

/** The text in place of a line break or a picture; undefined for other nodes. */
function textInPlaceOf(node: Nodes): string | undefined {
  if ('name' in node && node.name === 'br') return ' ';
  return node.type === 'element' && node.tagName === 'img' ? String(node.properties.alt ?? '') : undefined;
}

/** The words of a heading: without the marks of footnotes, and with a formula as it was typed. */
export function headingText(node: Nodes): string {
  // A heading of two lines has a line break in its text.
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  const text = textInPlaceOf(node);
  if (text !== undefined) return text;
  if (!('children' in node) || isFootnoteMark(node)) return '';
  if (node.type === 'element' && node.tagName === 'math') return texOf(node) ?? toString(node);
  return node.children.map(headingText).join('');
}

/** The source of a formula, which MathML has next to what is shown. */
export function texOf(math: Element): string | undefined {
  const source = findElement(math, ({ tagName }) => tagName === 'annotation');
  return source && toString(source);
}

/** Inline markup without links, components and marks of footnotes, whose words stay. */
const plainInline = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    const value = textInPlaceOf(node);
    if (value !== undefined) return [{ type: 'text', value }];
    if (!('children' in node) || isFootnoteMark(node)) return [];
    const children = plainInline(node.children);
    if (node.type !== 'element' || node.tagName === 'a') return children;
    return [{ ...node, children }];
  });

/** Numbers an id until no other element of the page has it; the prefix of the ids of footnotes is left out. */
function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const isTaken = (id: string) => taken.has(id) || isShellId(id);
  const base = wanted.replace(/^(?:user-content-)+/, '') || 'section';
  let id = base;
  for (let number = 1; isTaken(id); number += 1) id = `${base}-${number}`;
  return id;
}

/** Writes the ids that a page sets itself first, so that a heading's own words never take one of them. */
function assignIds(headings: readonly Element[]): void {
  const taken = new Set<string>();
  const isCustom = ({ properties }: Element) => typeof properties.id === 'string';
  for (const heading of [...headings].sort((one, other) => Number(isCustom(other)) - Number(isCustom(one)))) {
    const isPlain = !isCustom(heading);
    const wanted = isPlain ? slug(headingText(heading).trim()) : String(heading.properties.id);
    // An id that is written twice stays, and is reported.
    const id = freeId(wanted, isPlain ? taken : new Set());
    taken.add(id);
    heading.properties.id = id;
  }
}

function problemWith(heading: Element, text: string, source: string): string | undefined {
  if (text === '') return 'The heading has no text. Write some, or remove it.';
  // The id that it has is taken out of these words.
  const words = heading.children.map((child) => (child.type === 'text' ? child.value : ''));
  const [id] = /\{#.*?(?:\}|$)/.exec(words.join()) ?? [];
  if (id === undefined || source.includes(`\\${id}`)) return undefined;
  return `"${id}" cannot be an id, so it is shown. Write one without blanks at the end of the heading.`;
}

/**
 * Sets the id of each heading from level 2 on: the one written as `{#custom-id}`, else the words as GitHub writes
 * them, numbered when they repeat. What it finds goes to `headings`, in order.
 */
export function rehypeHeadings({ headings }: { readonly headings?: Heading[] } = {}) {
  return (tree: Root, file: VFile): void => {
    const found = writtenHeadings(tree);
    assignIds(found);
    for (const element of found) {
      const text = headingText(element).trim();
      const problem = problemWith(element, text, String(file));
      if (problem) file.message(problem, element, 'site:heading');
      element.properties.dataWords = text;
      headings?.push({
        id: String(element.properties.id),
        depth: Number(element.tagName.slice(1)),
        text,
        html: toHtml(plainInline(element.children)).trim(),
      });
    }
  };
}
