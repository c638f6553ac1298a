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

class SectionReader {
  readonly sections: OpenSection[] = [];

  constructor() {
    this.open('', '');
  }

  private open(id: string, heading: string): void {
    this.sections.push({ id, heading, parts: [], identifiers: new Set() });
  }

  private get current(): OpenSection {
    return this.sections.at(-1)!;
  }

  read(nodes: readonly (RootContent | ElementContent)[]): void {
    for (const node of nodes) {
      if (node.type === 'text') this.current.parts.push(node.value);
      else if (node.type === 'element') this.readElement(node);
      else if (isJsxElement(node) && node.name === 'PropTable') this.readTable(node);
      else if ('children' in node) {
        if (isJsxElement(node)) this.readAttributes(node);
        this.read(node.children);
        if (!isJsxElement(node) || !INLINE.test(node.name ?? '')) this.current.parts.push(' ');
      }
    }
  }

  private readAttributes(component: JsxElement): void {
    const [shown] = (shownAttributes.get(component.name) ?? []).flatMap(
      (name) => textAttribute(component, name) ?? [],
    );
    if (shown) this.current.parts.push(` ${shown}: `);
  }

  /** Cells that follow each other would read as one sentence. */
  private readRow(row: Element): void {
    const cells = row.children.filter((child) => child.type === 'element');
    for (const [index, cell] of cells.entries()) {
      if (index > 0) this.current.parts.push(' · ');
      this.read([cell]);
    }
    this.current.parts.push('; ');
  }

  private readElement(element: Element): void {
    const { tagName, properties } = element;
    // A footnote's mark and its note would end up amid or far from the words they belong to.
    if ('dataFootnotes' in properties || 'dataFootnoteRef' in properties) return;
    // Links within the page, whose words are those of its headings, and signs of formulas, which nobody types.
    if (tagName === 'nav' || tagName === 'math') return;
    if (/^h[2-6]$/.test(tagName) && typeof properties.id === 'string') {
      this.open(properties.id, headingText(element).trim());
      return;
    }
    if (tagName === 'tr') this.readRow(element);
    else if (tagName !== 'pre') this.read(element.children);
    else element.children.forEach((child) => child.type === 'element' && this.readIdentifiers(child));
    if (!INLINE.test(tagName)) this.current.parts.push(' ');
  }

  /** The rows of a table of the API are data of a component, and not elements of the page. */
  private readTable(table: JsxElement): void {
    for (const { name, description = '' } of rowsOfTable(table))
      this.current.parts.push(` ${name}: ${description.replaceAll('`', '')}`);
  }

  private readIdentifiers(code: Element): void {
    for (const [name] of toString(code).matchAll(identifier)) this.current.identifiers.add(name);
  }
}

/** Collects the words under each heading for the search; runs while code is still plain text. */
export function rehypeSections({ sections }: { readonly sections: Section[] }) {
  return (tree: Root): void => {
    const reader = new SectionReader();
    reader.read(tree.children);
    for (const { id, heading, parts, identifiers } of reader.sections) {
      const text = parts.join('').replace(/\s+/g, ' ').trim();
      if (id || text || identifiers.size > 0)
        sections.push({ id, heading, text, identifiers: [...identifiers] });
    }
  };
}
