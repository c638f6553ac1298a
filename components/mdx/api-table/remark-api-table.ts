import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ApiExport } from '../../../lib/api-reference/api-reference';

function attributeOf(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return found?.type === 'mdxJsxAttribute' && typeof found.value === 'string' ? found.value : undefined;
}

function dataAttribute(name: string, value: unknown): MdxJsxAttribute {
  const source = JSON.stringify(value);
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    body: [{ type: 'ExpressionStatement' as const, expression: valueToEstree(value) }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: source, data: { estree } },
  };
}

interface ApiTableOptions {
  /** Reads the toolkit's exports when a page asks for them. */
  readonly read: () => readonly ApiExport[];
}

/**
 * Puts the members of an exported type where a page writes `<ApiTable of="StringFieldProps" />`. The rows are read from
 * the toolkit's source, so a table cannot say what the toolkit does not do.
 */
export function remarkApiTable({ read }: ApiTableOptions) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'ApiTable') return;
      const name = attributeOf(node, 'of');
      const found = read().find((entry) => entry.name === name);
      if (!found || found.members.length === 0) {
        file.fail(
          `<ApiTable of="${name ?? ''}">: the toolkit exports no type with members of that name. Write the name of an exported interface, for example "StringFieldProps".`,
          node,
          'site:api-table',
        );
      }
      node.name = 'PropTable';
      node.attributes = [dataAttribute('rows', found?.members ?? []), dataAttribute('label', name)];
    });
  };
}
