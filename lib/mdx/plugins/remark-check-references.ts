import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** `[words][name]`, `[words][]` and `[^name]`: what is left as text when the page defines no such name. */
const REFERENCE = /(?<!\\)\]\[(?<name>[^\]\\]*)\]|(?<!\\)\[\^(?<note>[^\]\s\\]+)\]/g;

/** Syntax that a slip has left as text, with what is wrong and what to write. */
const LOST_SYNTAX: readonly (readonly [pattern: RegExp, said: string])[] = [
  [
    /^[\t >]*\|?(?:[\t ]*:?-+:?[\t ]*\|)+[\t ]*(?::?-+:?[\t ]*)?$/m,
    'does not form a table with the lines around it. Write as many cells into it as the line above it has.',
  ],
  [/^.*(?<!\\)\|[\t ]*(?=\n[\t >]*\|)/m, 'is not a table. Write a line such as "| - | - |" below it.'],
  [/^#{2,6}[^\s#].*/m, 'is not a heading. Write a space after the "#".'],
  [/^[\t >]*(?::{3,}|::[a-z]+\[.*)[\t ]*$/m, 'is not part of a callout. Write ":::tip" … ":::".'],
  [
    /(?<!\\|\\\[[^[\]]*)\]\((?:$|[^()\n]*(?:[/#]|\.\w)[^()\n]*\)?)/,
    'is not a link. Write a path with spaces as <../a path.mdx>, and "\\]" where a bracket is meant.',
  ],
];

/**
 * Reports references to links and footnotes that the page does not define, which are shown with their brackets, what is not
 * shown, such as footnotes that the page never refers to, and tables, headings and links that are text because of a slip.
 */
export function remarkCheckReferences() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    const used = new Set<string>();
    visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
    visit(tree, 'footnoteDefinition', (note) => {
      if (used.has(note.identifier)) return;
      file.message(
        `The footnote [^${note.label}] is not shown, because the page never refers to it. Write [^${note.label}] where it belongs, or remove it.`,
        note,
        'site:reference',
      );
    });
    visit(tree, 'table', ({ children: rows }) => {
      const columns = rows[0]!.children.length;
      for (const row of rows.filter(({ children }) => children.length > columns))
        file.message(
          `The row has ${row.children.length} cells, and those after the first ${columns} are not shown. Write "\\|" for a "|" in a cell, in code too.`,
          row,
          'site:reference',
        );
    });
    visit(tree, 'text', (node, index, parent) => {
      const [start, end] = [node.position?.start.offset, node.position?.end.offset];
      if (start === undefined || end === undefined) return;
      const before = index ? parent?.children[index - 1] : undefined;
      const beginsLine = parent?.type === 'paragraph' && (!before || before.type === 'break');
      // A no-break space before it keeps a text after markup from looking like the start of a line.
      const text = (beginsLine ? '' : '\u00A0') + source.slice(start, end);
      const lineAt = (index: number) =>
        (node.position?.start.line ?? 1) + text.slice(0, index).split('\n').length - 1;
      for (const [pattern, said] of LOST_SYNTAX) {
        const hit = pattern.exec(text);
        if (!hit) continue;
        file.message(`"${hit[0].trim()}" ${said}`, { line: lineAt(hit.index), column: 1 }, 'site:reference');
        break;
      }
      for (const { 0: written, index, groups } of text.matchAll(REFERENCE)) {
        const isNote = groups?.note !== undefined;
        // `a[0][1]` is more often code than a link.
        if (!isNote && /^\d*$/.test(groups?.name ?? '')) continue;
        const reference = isNote ? written : written.slice(1);
        file.message(
          `${reference} leads nowhere: the page defines no such name. Write "${reference}: " with ${isNote ? 'the text of the footnote' : 'a URL'} in a line of its own, or "\\[" where a bracket is meant.`,
          { line: lineAt(index), column: 1 },
          'site:reference',
        );
      }
    });
  };
}
