import type { Program } from 'estree-jsx';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-expression';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../config/diagnostics/diagnostic';
import { readBySchema } from '../../config/diagnostics/explain-schema';
import { elementProps } from './component-props';
import type { InventoryOptions, Placed } from './inventory/rehype-inventory';
import { attributeValues, staticValue } from './jsx-values';

const isShowable = (program: Program) => ['string', 'number'].includes(typeof staticValue(program));

function refusedAttribute(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value;
  if (typeof attribute.value !== 'object' || !attribute.value) return undefined;
  const { data, value } = attribute.value;
  return staticValue(data?.estree) === undefined ? value : undefined;
}

/** Reports props that a component does not have, does not take or needs. */
function checkProps(element: MdxJsxFlowElement | MdxJsxTextElement): TextDiagnostic[] {
  const { name, attributes, position } = element;
  const schema = name !== null && Object.hasOwn(elementProps, name) ? elementProps[name] : undefined;
  if (!schema) return [];
  const props = Object.fromEntries(attributeValues(element, true));
  return readBySchema(schema, props).diagnostics.map(({ key, path, message, fix }) => {
    const own = attributes.find((attribute) => 'name' in attribute && attribute.name === path[0]);
    const line = (own ?? { position }).position?.start.line;
    return { line, message: `In <${name}>, ${key ? `${key} ` : ''}${message}`, fix };
  });
}

/** The statements of a block, each with the line it begins with. */
function statementsOf({ data, value, position }: MdxjsEsm): Placed[] {
  const first = position?.start.line ?? 1;
  const lines = value.split('\n');
  return (data?.estree?.body ?? []).map(({ loc }) => {
    const line = loc?.start.line ?? first;
    return { name: lines[line - first] ?? value, line };
  });
}

/**
 * Finds the code of a page. None of it runs: braces may hold text, numbers, lists and objects only, and everything else
 * in them is reported. The inventory receives the statements, which a page in `app/` may have.
 */
export function remarkCheckCode({ inventory, diagnostics }: InventoryOptions) {
  return (tree: Root): void => {
    const report = (code: string, line: number | undefined, fix: string) => {
      const written = code.trim().replace(/\n[^]*$/, '…');
      diagnostics.push({ line, message: `The code in braces does not run on a page: {${written}}.`, fix });
    };
    visit(tree, (node, index, parent) => {
      const line = node.position?.start.line;
      if (node.type === 'mdxjsEsm') inventory.statements.push(...statementsOf(node));
      else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const program = node.data?.estree;
        const before = index ? parent?.children[index - 1] : undefined;
        const isFormula = before?.type === 'text' && /(?:[_^]|\\[a-z]+)$/i.test(before.value);
        // A comment has no statement.
        if (program && program.body.length > 0 && (isFormula || !isShowable(program)))
          report(
            node.value,
            program.loc?.start.line ?? line,
            isFormula
              ? 'Put "$$" before and after a formula, or write "\\{" where a brace is meant.'
              : 'Write the text itself, or "\\{" where a brace is meant.',
          );
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        let isStatic = true;
        for (const attribute of node.attributes) {
          const refused = refusedAttribute(attribute);
          if (refused === undefined) continue;
          isStatic = false;
          const place = attribute.position?.start.line ?? line;
          report(refused, place, 'Write each attribute by its name, with the value itself.');
        }
        // A page with statements may have components of its own by these names.
        if (isStatic && inventory.statements.length === 0) diagnostics.push(...checkProps(node));
      }
    });
  };
}

/** Turns `{'<'}`, with which MDX escapes a character, into text, so that contents, search and Markdown have it. */
export function remarkStaticText() {
  return (tree: Root): void => {
    visit(tree, 'mdxTextExpression', ({ data }, index, parent) => {
      const value = staticValue(data?.estree);
      if (typeof value === 'string') parent!.children[index!] = { type: 'text', value };
    });
  };
}
