import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import toStyleObject from 'style-to-js';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../config/diagnostics/diagnostic';
import { createAttribute, staticValue } from './jsx-values';

type Problem = Omit<TextDiagnostic, 'line'>;

/** Puts the object that React knows in place of a style that is text. */
function readStyle(name: string, attribute: MdxJsxAttribute): Problem | undefined {
  const { value } = attribute;
  if (typeof value === 'object' && value) {
    const written = staticValue(value.data?.estree);
    // One that has to be run is reported already.
    if (written === undefined || (typeof written === 'object' && !Array.isArray(written))) return undefined;
    const fix = `Write style="color: red" or style={{ color: 'red' }}.`;
    return { message: `The style of <${name}> is not an object.`, fix };
  }
  try {
    const styles: Readonly<Record<string, string>> = toStyleObject(value ?? '', { reactCompat: true });
    attribute.value = createAttribute(name, styles).value;
    return undefined;
  } catch {
    const fix = 'Write "name: value" pairs with ";" between them.';
    return { message: `The style of <${name}> is not valid CSS: "${value}".`, fix };
  }
}

/** Reads `style="color: red"` of an element as HTML does; React knows only `style={{ color: 'red' }}`. */
export function remarkStyleStrings({ diagnostics }: { readonly diagnostics: TextDiagnostic[] }) {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'style') continue;
        const problem = readStyle(node.name ?? '', attribute);
        if (problem)
          diagnostics.push({ line: attribute.position?.start.line ?? node.position?.start.line, ...problem });
      }
    });
  };
}
