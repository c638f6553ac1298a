import type { Element, ElementContent, Root, RootContent } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';
import type { VFile } from 'vfile';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';

const elementNames = new Set([...htmlTagNames, ...svgTagNames]);

interface CheckElementsOptions {
  /** The components that `.mdx` pages can use. */
  readonly componentNames: readonly string[];
  /** Receives the components that a page names, which `.md` pages cannot use. */
  readonly diagnostics: TextDiagnostic[];
}

/**
 * Finds what looks like HTML in a `.md` page and is not: components, and words in angle brackets such as `<name>`, which
 * browsers read as elements that have no content.
 */
export function rehypeCheckElements({ componentNames, diagnostics }: CheckElementsOptions) {
  const componentsByElement = new Map(componentNames.map((name) => [name.toLowerCase(), name]));
  return (tree: Root, file: VFile): void => {
    const check = (element: Element) => {
      const { tagName, position } = element;
      const component = componentsByElement.get(tagName);
      if (elementNames.has(tagName) || tagName.includes('-')) return;
      if (component === undefined)
        file.message(
          `<${tagName}> is not an HTML element, so browsers do not show it. Write "\\<${tagName}>" or \`<${tagName}>\` for these words.`,
          element,
          'site:unknown-element',
        );
      else
        diagnostics.push({
          line: position?.start.line,
          message: `The page uses the component <${component}>, and .md pages are plain Markdown.`,
          fix: 'Rename the file from .md to .mdx.',
        });
    };
    const read = (nodes: readonly (RootContent | ElementContent)[]): void => {
      for (const node of nodes) {
        if (node.type === 'element') check(node);
        // MathML has names of its own.
        if ('children' in node && !(node.type === 'element' && node.tagName === 'math')) read(node.children);
      }
    };
    read(tree.children);
  };
}
