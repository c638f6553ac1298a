import type { Code, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdx-expression';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { staticValue } from '../static-value';

type CodeElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An attribute's text; true for a bare name, undefined when it is not there or has to be run. */
function textOf(element: CodeElement, name: string): string | true | undefined {
  const found = element.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  if (found?.type !== 'mdxJsxAttribute') return undefined;
  if (found.value === null || found.value === undefined) return true;
  const value = typeof found.value === 'string' ? found.value : staticValue(found.value.data?.estree);
  return value === true || typeof value === 'string' ? value : undefined;
}

/** The fence that an element holds instead of code of its own. */
const fenceIn = ({ children }: CodeElement) => (children as Nodes[]).find((child) => child.type === 'code');

/** The code between the tags: a template in braces, or plain words. */
function codeOf(element: CodeElement, file: VFile): string | undefined {
  const children: readonly Nodes[] = element.children;
  const parts = children.flatMap((child): readonly Nodes[] =>
    child.type === 'paragraph' ? child.children : [child],
  );
  const shown = parts.filter((part) => part.type !== 'text' || part.value.trim() !== '');
  const [only] = shown;
  if (shown.length === 1 && (only?.type === 'mdxFlowExpression' || only?.type === 'mdxTextExpression')) {
    const value = staticValue(only.data?.estree);
    return typeof value === 'string' ? value : undefined;
  }
  if (shown.length === 0 || shown.some(({ type }) => type.startsWith('mdx'))) return undefined;
  const [start, end] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset];
  return String(file).slice(start, end);
}

function metaOf(element: CodeElement): string {
  const [title, metastring] = [textOf(element, 'title'), textOf(element, 'metastring')];
  return [
    typeof title === 'string' && `title=${title.includes('"') ? `'${title}'` : `"${title}"`}`,
    textOf(element, 'showLineNumbers') && 'showLineNumbers',
    typeof metastring === 'string' && metastring,
  ]
    .filter(Boolean)
    .join(' ');
}

function toFence(element: CodeElement, file: VFile): Code {
  const [meta, fence] = [metaOf(element), fenceIn(element)];
  const named = textOf(element, 'language') ?? textOf(element, 'className');
  const lang = typeof named === 'string' ? named.replace(/^language-/, '') : undefined;
  if (fence)
    return { ...fence, lang: lang ?? fence.lang, meta: [fence.meta, meta].filter(Boolean).join(' ') };
  const own = textOf(element, 'code');
  const value = typeof own === 'string' ? own : codeOf(element, file);
  if (value === undefined)
    return file.fail(
      `The code of <${element.name}> cannot be read. Write a fence of \`\`\` with its language, or the code as text in braces: {\`…\`}.`,
      element,
      'site:code-element',
    );
  return { type: 'code', lang, meta, value: value.replace(/^\n+|\s+$/g, ''), position: element.position };
}

/** Reads `<CodeBlock language="ts" title="a.ts">{`…`}</CodeBlock>` as the fence that says the same. */
export function remarkCodeElements() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      if (node.name !== 'CodeBlock' || !parent || index === undefined) return undefined;
      const fence = toFence(node, file);
      if (node.type === 'mdxJsxTextElement')
        file.fail(
          'A <CodeBlock> cannot be amid a line of text. Write it on lines of its own, or the code between two `.',
          node,
          'site:code-element',
        );
      parent.children[index] = fence;
      return SKIP;
    });
  };
}
