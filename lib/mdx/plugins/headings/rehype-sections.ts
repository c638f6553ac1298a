import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Section } from '../compiled-page';
import { isJsxElement, textAttribute, type JsxElement } from '../jsx-values';
import { headingText } from './rehype-headings';
import { rowsOfTable } from '../remark-api-table';

interface OpenSection {
  readonly id: string;
  readonly heading: string;
  readonly parts: string[];
  readonly identifiers: Set<string>;
}

/** Names of at least three letters, without the words of the language: shorter ones are loop counters and type parameters. */
const identifier =
  /(?<![\w$])(?!(?:async|await|const|export|for|from|function|import|new|return|typeof)\b)[A-Za-z_$][\w$]{2,}/g;

/** Attributes in which a component takes words that its page shows; of several, the first that is there. */
const shownAttributes: ReadonlyMap<string | null, readonly string[]> = new Map([
  ['Card', ['title']],
  ['Details', ['summary']],
  ['Figure', ['caption']],
  ['TabItem', ['label', 'value']],
]);

/** Elements after which a word continues, or whose end their row marks. */
const INLINE = /^(?:td|th|a|em|strong|code|del|kbd|abbr|span|sup|sub|mark)$/;

/** The words of an attribute that a component shows. */
function shownWords(component: JsxElement): string | undefined {
  const names = shownAttributes.get(component.name) ?? [];
  return names.map((name) => textAttribute(component, name)).find(Boolean);
}

/** Collects the words under each heading for the search; runs while code is still plain text. */
export function rehypeSections({ sections }: { readonly sections: Section[] }) {
  return (tree: Root): void => {
    const found: OpenSection[] = [];
    const open = (id: string, heading: string) =>
      found.push({ id, heading, parts: [], identifiers: new Set() });
    const add = (text: string) => found.at(-1)!.parts.push(text);

    const readElement = (element: Element): void => {
      const { tagName, properties, children } = element;
      // A footnote's mark and its note would end up amid or far from the words they belong to.
      if ('dataFootnotes' in properties || 'dataFootnoteRef' in properties) return;
      // Links within the page, whose words are those of its headings, and signs of formulas, which nobody types.
      if (tagName === 'nav' || tagName === 'math') return;
      if (/^h[2-6]$/.test(tagName) && typeof properties.id === 'string') {
        open(properties.id, headingText(element).trim());
        return;
      }
      if (tagName === 'tr') {
        const cells = children.filter((child) => child.type === 'element');
        for (const [index, cell] of cells.entries()) {
          // Cells that follow each other would read as one sentence.
          if (index > 0) add(' · ');
          read([cell]);
        }
        add('; ');
      } else if (tagName !== 'pre') read(children);
      else for (const [name] of toString(element).matchAll(identifier)) found.at(-1)!.identifiers.add(name);
      if (!INLINE.test(tagName)) add(' ');
    };
    const read = (nodes: readonly (RootContent | ElementContent)[]): void => {
      for (const node of nodes) {
        if (node.type === 'text') add(node.value);
        else if (node.type === 'element') readElement(node);
        else if (isJsxElement(node) && node.name === 'PropTable')
          // The rows of a table of the API are data of a component, and not elements of the page.
          for (const { name, description = '' } of rowsOfTable(node))
            add(` ${name}: ${description.replaceAll('`', '')}`);
        else if ('children' in node) {
          const shown = isJsxElement(node) ? shownWords(node) : undefined;
          if (shown) add(` ${shown}: `);
          read(node.children);
          if (!isJsxElement(node) || !INLINE.test(node.name ?? '')) add(' ');
        }
      }
    };

    open('', '');
    read(tree.children);
    for (const { id, heading, parts, identifiers } of found) {
      const text = parts.join('').replace(/\s+/g, ' ').trim();
      if (id || text || identifiers.size > 0)
        sections.push({ id, heading, text, identifiers: [...identifiers] });
    }
  };
}
