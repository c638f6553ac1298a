import type { Element, ElementContent, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';

/**
 * Class of each kind of token, by the custom property that the highlighter's theme colours it with.
 * One letter each: a page holds thousands of them. Plain text gets no element at all.
 */
const tokenClasses: Readonly<Record<string, string>> = {
  keyword: 'k',
  string: 's',
  comment: 'c',
  number: 'n',
  function: 'f',
  type: 't',
  property: 'p',
  tag: 'g',
  inserted: 'i',
  deleted: 'd',
};

interface Token {
  readonly className: string | undefined;
  text: string;
}

const variablePattern = /var\(--syntax-([a-z]+)\)/i;

function classOf(span: Element) {
  const style = typeof span.properties.style === 'string' ? span.properties.style : '';
  const kind = variablePattern.exec(style)?.[1];
  return kind === undefined ? undefined : tokenClasses[kind];
}

/** Joins neighbours of one colour; white space has none, so it joins whatever comes before it. */
function tokensOf(line: Element) {
  const tokens: Token[] = [];
  for (const child of line.children) {
    const text = toString(child);
    const last = tokens.at(-1);
    const blank = text.trim() === '';
    const className = child.type === 'element' && !blank ? classOf(child) : undefined;
    if (last && (blank || last.className === className)) last.text += text;
    else tokens.push({ className, text });
  }
  return tokens;
}

function span(className: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className: [className] }, children };
}

function drawLine(line: Element): ElementContent[] {
  return tokensOf(line).map(({ className, text }) => {
    const value: Text = { type: 'text', value: text };
    return className === undefined ? value : span(className, [value]);
  });
}

interface LineOptions {
  /** 1-based. */
  readonly highlighted: readonly number[];
  readonly lineNumbers: boolean;
}

/**
 * The shortest HTML that shows a coloured block: classes instead of styles, and an element for a line only where
 * the line is marked (`h`) or numbered (`r`).
 */
export function tokenHtml(code: Element, { highlighted, lineNumbers }: LineOptions) {
  const lines = code.children.filter((child) => child.type === 'element');
  const marked = new Set(highlighted);
  const content = lines.flatMap((line, index): ElementContent[] => {
    const lineBreak: Text = { type: 'text', value: index + 1 < lines.length ? '\n' : '' };
    const drawn = [...drawLine(line), lineBreak];
    const classes = [lineNumbers && 'r', marked.has(index + 1) && 'h'].filter(Boolean).join(' ');
    return classes === '' ? drawn : [span(classes, drawn)];
  });
  return toHtml(content, { preferUnquoted: true, characterReferences: { useNamedReferences: true } });
}
