import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';

const statement = /^(?:import\s[^'"\n]*['"][^'"\n]+['"]|export\s+(?:const|default|function)\s).*/;

interface CheckStatementsOptions {
  readonly diagnostics: TextDiagnostic[];
}

/** Finds `import` and `export` statements at the beginning of a paragraph: a `.md` page would show them as text. */
export function remarkCheckStatements({ diagnostics }: CheckStatementsOptions) {
  return (tree: Root): void => {
    visit(tree, 'paragraph', (paragraph) => {
      const [written] = statement.exec(toString(paragraph)) ?? [];
      if (written === undefined) return;
      diagnostics.push({
        line: paragraph.position?.start.line,
        message: `A .md page is plain Markdown, which shows this statement as text: ${written}`,
        fix: 'Rename the file from .md to .mdx.',
      });
    });
  };
}
