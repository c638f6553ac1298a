import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const processor = createProcessor({ format: 'md' });

/** A text as CommonMark, which reads every text. */
export const parseMarkdown = (text: string): Root => processor.parse(text);

/** Finds out whether an offset of a text is in code: fenced, or between backquotes. */
export function codeFinder(text: string): (offset: number) => boolean {
  const ranges: [start: number, end: number][] = [];
  visit(parseMarkdown(text), ['code', 'inlineCode'], (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    // Indented lines are code in CommonMark and the content of elements in MDX.
    if (node.type === 'inlineCode' || /^\s*[`~]{3}/.test(text.slice(start, end))) ranges.push([start, end]);
  });
  // Within elements CommonMark sees HTML, in which fences are not found.
  for (const { index, 0: fence } of text.matchAll(
    /^[^\S\n]*(`{3,}|~{3,})[^\n]*\n[^]*?^[^\S\n]*\1[^\S\n]*$/gm,
  ))
    ranges.push([index, index + fence.length]);
  return (offset) => ranges.some(([start, end]) => offset >= start && offset < end);
}
