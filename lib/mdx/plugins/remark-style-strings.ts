import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import toStyleObject from 'style-to-js';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { staticValue } from './static-value';

function parseStyle(css: string): Record<string, string> | undefined {
  try {
    return toStyleObject(css, { reactCompat: true });
  } catch {
    return undefined;
  }
}

/** Reads `style="color: red"` of an element as HTML does; React knows only `style={{ color: 'red' }}`. */
export function remarkStyleStrings() {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'style') continue;
        if (typeof attribute.value === 'object' && attribute.value) {
          const value = staticValue(attribute.value.data?.estree);
          // One that has to be run is reported already.
          if (value === undefined || (typeof value === 'object' && !Array.isArray(value))) continue;
          file.fail(
            `The style of <${node.name}> is not an object. Write style="color: red" or style={{ color: 'red' }}.`,
            node,
            'site:style',
          );
        }
        const styles = parseStyle(attribute.value ?? '');
        if (!styles) {
          file.fail(
            `The style of <${node.name}> is not valid CSS: "${attribute.value}". Write "name: value" pairs with ";" between them.`,
            node,
            'site:style',
          );
        }
        attribute.value = {
          type: 'mdxJsxAttributeValueExpression',
          value: JSON.stringify(styles),
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [{ type: 'ExpressionStatement', expression: valueToEstree(styles) }],
            },
          },
        };
      }
    });
  };
}
