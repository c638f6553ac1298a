import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** `[words][name]`, `[words][]` and `[^name]`: what is left as text when the page defines no such name. */
const REFERENCE = /(?<!\\)\]\[(?<name>[^\]\\]*)\]|(?<!\\)\[\^(?<note>[^\]\s\\]+)\]/g;

/**
 * Reports references to links and footnotes that the page does not define, which are shown with their brackets, and what is not
 * shown: footnotes that the page never refers to, and cells that a row has in excess of its table.
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
    visit(tree, 'text', (node) => {
      const [start, end] = [node.position?.start.offset, node.position?.end.offset];
      if (start === undefined || end === undefined) return;
      const text = source.slice(start, end);
      const lineAt = (index: number) =>
        (node.position?.start.line ?? 1) + text.slice(0, index).split('\n').length - 1;
      // Below a header with another number of cells, the line that makes a table is text.
      const delimiters = /^[\t >]*\|?(?:[\t ]*:?-+:?[\t ]*\|)+[\t ]*(?::?-+:?[\t ]*)?$/m.exec(text);
      if (delimiters)
        file.message(
          `The lines around "${delimiters[0].trim()}" do not form a table. Write as many cells into it as the line above it has.`,
          { line: lineAt(delimiters.index), column: 1 },
          'site:reference',
        );
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
