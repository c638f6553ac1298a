import type { Element, ElementContent, Root, RootContent } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import type { Inventory } from '../inventory/rehype-inventory';

const elementNames = new Set([...htmlTagNames, ...svgTagNames]);

interface CheckElementsOptions {
  /** Receives the names that are neither HTML nor components of the site. */
  readonly inventory: Inventory;
  /** The site's components. */
  readonly componentNames: readonly string[];
  /** Receives the components that a page names, which `.md` pages cannot use. */
  readonly diagnostics: TextDiagnostic[];
}

/** A component in a `.md` page, which cannot use any. */
export const componentInMarkdown = (name: string) => ({
  message: `The page uses the component <${name}>, and .md pages are plain Markdown (CommonMark).`,
  fix: 'Rename the file from .md to .mdx.',
});

/** Words in angle brackets in a `.md` page that are neither HTML nor a component. */
export const notAnElement = (name: string) => ({
  message: `<${name}> is not an HTML element, so browsers do not show it.`,
  fix: `Write "\\<${name}>" or \`<${name}>\` for these words.`,
});

/**
 * Finds what looks like HTML in a `.md` page and is not: components, and words in angle brackets such as `<name>`, which
 * browsers read as elements that have no content.
 */
export function rehypeCheckElements({ inventory, componentNames, diagnostics }: CheckElementsOptions) {
  const componentsByElement = new Map(componentNames.map((name) => [name.toLowerCase(), name]));
  return (tree: Root): void => {
    const check = (element: Element) => {
      const { tagName, position } = element;
      const component = componentsByElement.get(tagName);
      if (elementNames.has(tagName) || tagName.includes('-')) return;
      const line = position?.start.line;
      if (component === undefined) inventory.unknownElements.push({ name: tagName, line });
      else diagnostics.push({ line, ...componentInMarkdown(component) });
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
