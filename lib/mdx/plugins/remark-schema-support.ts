import type { Code, Root, Table, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { SchemaSupport } from '../../config/toolkit';
import { textAttribute } from './jsx-values';

/** A cell of a table; what is between backticks is code. */
function cellOf(text: string): TableCell {
  const children = text
    .split('`')
    .map((value, index) => ({ type: index % 2 === 1 ? ('inlineCode' as const) : ('text' as const), value }))
    .filter(({ value }) => value !== '');
  return { type: 'tableCell', children };
}

const tableOf = (...rows: readonly (readonly string[])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({ type: 'tableRow', children: cells.map(cellOf) })),
});

const asCode = (text: string) => `\`${text}\``;

const parts: Readonly<Record<keyof SchemaSupport, (found: SchemaSupport) => Table | Code>> = {
  publishedSchemas({ publishedSchemas: counts }) {
    const rows = counts.map(({ source, count }) => [asCode(source), String(count)]);
    const all = counts.reduce((before, { count }) => before + count, 0);
    return tableOf(['Source', 'Schemas'], ...rows, ['All', String(all)]);
  },
  schemaNames({ schemaNames }) {
    const meta = 'unchecked="a list of names"';
    return { type: 'code', lang: 'text', meta, value: schemaNames.join('\n') };
  },
  officialExceptions({ officialExceptions }) {
    const rows = officialExceptions.map(({ keyword, drafts, reason }) => [asCode(keyword), drafts, reason]);
    return tableOf(['Keyword', 'Drafts', 'Reason'], ...rows);
  },
};

const isPart = (name: string): name is keyof SchemaSupport => Object.hasOwn(parts, name);

/** Puts a table of what the toolkit's tests found where a page writes `<SchemaSupport of="publishedSchemas" />`. */
export function remarkSchemaSupport({ read }: { readonly read: () => SchemaSupport }) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'SchemaSupport' || !parent || index === undefined) return;
      const of = textAttribute(node, 'of') ?? '';
      if (!isPart(of))
        file.fail(
          `<SchemaSupport of="${of}">: write ${Object.keys(parts).join(', ')} instead.`,
          node,
          'site:schema-support',
        );
      parent.children[index] = parts[of](read());
      return SKIP;
    });
  };
}
