import type { Element, ElementContent, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import type { LineMark } from './code-meta';
import type { Span } from './word-marks';

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

function element(tagName: string, className: string, children: ElementContent[]): Element {
  const properties = className === '' ? {} : { className: [className] };
  return { type: 'element', tagName, properties, children };
}

function drawTokens(tokens: readonly Token[]): ElementContent[] {
  return tokens.map(({ className, text }) => {
    const value: Text = { type: 'text', value: text };
    return className === undefined ? value : element('span', className, [value]);
  });
}

/** The parts of a line's tokens between two places. */
function cut(tokens: readonly Token[], start: number, end: number): Token[] {
  let passed = 0;
  return tokens.flatMap(({ className, text }) => {
    const from = Math.max(0, start - passed);
    const part = text.slice(from, Math.max(0, end - passed));
    passed += text.length;
    return part === '' ? [] : [{ className, text: part }];
  });
}

/** A line with an element around each marked word. */
function drawLine(line: Element, words: readonly Span[]): ElementContent[] {
  const tokens = tokensOf(line);
  if (words.length === 0) return drawTokens(tokens);
  let at = 0;
  const drawn = words.flatMap(({ start, end }) => {
    const parts = [
      ...drawTokens(cut(tokens, at, start)),
      element('mark', '', drawTokens(cut(tokens, start, end))),
    ];
    at = end;
    return parts;
  });
  return [...drawn, ...drawTokens(cut(tokens, at, Infinity))];
}

interface LineOptions extends Readonly<Record<LineMark, readonly number[]>> {
  readonly lineNumbers: boolean;
  /** Marked words by line. */
  readonly words: ReadonlyMap<number, readonly Span[]>;
}

/**
 * The shortest HTML that shows a coloured block: classes instead of styles, and an element for a line only where
 * the line is marked (`h`), added, removed or numbered (`r`).
 */
export function tokenHtml(
  code: Element,
  { highlighted, inserted, deleted, lineNumbers, words }: LineOptions,
) {
  const lines = code.children.filter((child) => child.type === 'element');
  const [marked, added, removed] = [new Set(highlighted), new Set(inserted), new Set(deleted)];
  const content = lines.flatMap((line, index): ElementContent[] => {
    const number = index + 1;
    const lineBreak: Text = { type: 'text', value: number < lines.length ? '\n' : '' };
    const drawn = [...drawLine(line, words.get(number) ?? []), lineBreak];
    const tagName = added.has(number) ? 'ins' : removed.has(number) ? 'del' : 'span';
    const classes = [lineNumbers && 'r', marked.has(number) && 'h'].filter(Boolean).join(' ');
    return classes === '' && tagName === 'span' ? drawn : [element(tagName, classes, drawn)];
  });
  return toHtml(content, { preferUnquoted: true, characterReferences: { useNamedReferences: true } });
}
