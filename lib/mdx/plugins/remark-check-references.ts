import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** `[words][name]`, `[words][]` and `[^name]`: what is left as text when the page defines no such name. */
const REFERENCE = /(?<!\\)\]\[(?<name>[^\]\\]*)\]|(?<!\\)\[\^(?<note>[^\]\s\\]+)\]/g;

/** Reports references to links and footnotes that the page does not define: they are shown with their brackets. */
export function remarkCheckReferences() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, 'text', (node) => {
      const [start, end] = [node.position?.start.offset, node.position?.end.offset];
      if (start === undefined || end === undefined) return;
      const text = source.slice(start, end);
      for (const { 0: written, index, groups } of text.matchAll(REFERENCE)) {
        const isNote = groups?.note !== undefined;
        // `a[0][1]` is more often code than a link.
        if (!isNote && /^\d*$/.test(groups?.name ?? '')) continue;
        const reference = isNote ? written : written.slice(1);
        const line = (node.position?.start.line ?? 1) + text.slice(0, index).split('\n').length - 1;
        file.message(
          `${reference} leads nowhere: the page defines no such name. Write "${reference}: " with ${isNote ? 'the text of the footnote' : 'a URL'} in a line of its own, or "\\[" where a bracket is meant.`,
          { line, column: 1 },
          'site:reference',
        );
      }
    });
  };
}
