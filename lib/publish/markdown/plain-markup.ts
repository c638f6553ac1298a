import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { toHtml } from 'hast-util-to-html';
import { texOf } from '../../mdx/plugins/headings/rehype-headings';
import { admonitionTypes, isAdmonitionType } from '../../translations/admonition-types';
import { readText } from '../../mdx/plugins/jsx-values';
import { findElement } from '../../mdx/plugins/parse-html';
import { translate } from '../../translations/translate';
import { readMainPart } from './main-part';

/** Replaces an element by others; `undefined` for an element that it is not for. */
type Rewrite = (element: Element) => readonly ElementContent[] | undefined;

/** The children of an element that are elements. */
export const elementsOf = ({ children }: Element) => children.filter((child) => child.type === 'element');

function plainCode(pre: Element, language: string, meta: string): Element {
  const code = h('code', language === '' ? {} : { className: [`language-${language}`] }, toString(pre));
  return h('pre', { dataMeta: meta }, code);
}

const lineSigns: Readonly<Record<string, string>> = { del: '-', ins: '+' };

/** Code that shows lines as added or removed as a diff, each line behind its sign; undefined for other code. */
function diffOf(pre: Element): string | undefined {
  const code = findElement(pre, ({ tagName }) => tagName === 'code');
  if (!code || !findElement(code, ({ tagName }) => tagName in lineSigns)) return undefined;
  let isLineStart = true;
  return code.children
    .map((child) => {
      const sign = (child.type === 'element' && lineSigns[child.tagName]) || ' ';
      const text = toString(child);
      const signed = (isLineStart ? sign : '') + text.replaceAll(/\n(?!$)/g, `\n${sign}`);
      isLineStart = text.endsWith('\n');
      return signed;
    })
    .join('');
}

/** A block of code keeps its language and its title, which is the name of its region. */
const codeBlock: Rewrite = (element) => {
  const language = readText(element, 'dataCode');
  const pre = language === undefined ? undefined : findElement(element, ({ tagName }) => tagName === 'pre');
  if (language === undefined || !pre) return undefined;
  const bar = elementsOf(element).find(({ tagName }) => tagName === 'div');
  const title = bar ? toString(bar).trim() : '';
  const quote = title.includes('"') ? "'" : '"';
  const meta = title === '' ? '' : `title=${quote}${title}${quote}`;
  const diff = diffOf(pre);
  return [diff === undefined ? plainCode(pre, language, meta) : plainCode(h('pre', diff), 'diff', meta)];
};

const liveSample: Rewrite = (element) => {
  const mode = readText(element, 'dataLive');
  if (mode === undefined) return undefined;
  const parts: string[] = [];
  visit(element, 'element', (part) => {
    if (part.properties.dataPart !== undefined) parts.push(toString(part));
  });
  return [plainCode(h('pre', parts.join('\n\n')), 'tsx', mode === 'noInline' ? 'live noInline' : 'live')];
};

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of the types of callouts, which are the titles of those without one. */
const calloutNames = admonitionTypes.map((type) => translate(type));

/** A callout becomes a quotation whose first line names its type, and its title when that says more. */
const callout: Rewrite = (element) => {
  const type = readText(element, 'dataType');
  if (type === undefined || !isAdmonitionType(type)) return undefined;
  const [title, ...body] = elementsOf(element);
  const words = title ? toString(title).trim() : translate(type);
  const name = calloutNames.includes(words.toLowerCase())
    ? capitalized(words)
    : [`${capitalized(translate(type))}: `, ...(title?.children ?? [])];
  return [h('blockquote', h('p', h('strong', name)), ...body)];
};

/** Tabs follow each other, each below its name. */
const tabPanel: Rewrite = (element) => {
  const label = readText(element, 'dataLabel');
  if (label === undefined || element.properties.role !== 'tabpanel') return undefined;
  return [h('p', h('strong', label)), ...element.children];
};

const details: Rewrite = (element) => {
  if (element.tagName !== 'details') return undefined;
  const [summary, ...body] = elementsOf(element);
  return [h('p', h('strong', summary?.children ?? [])), ...body];
};

/** The source of a formula, which MathML keeps, as GitHub writes it. */
const formula: Rewrite = (element) => {
  const isBlock = element.properties.dataMath !== undefined;
  if (!isBlock && element.tagName !== 'math') return undefined;
  const tex = texOf(element)?.trim() ?? '';
  if (isBlock) return [h('pre', h('code', { className: ['language-math'] }, tex))];
  return [{ type: 'text', value: '$' }, h('code', tex), { type: 'text', value: '$' }];
};

/** A diagram as its source, which more readers render than know its picture. */
const diagram: Rewrite = (element) => {
  const source = readText(element, 'dataDiagram');
  return source === undefined ? undefined : [plainCode(h('div', source), 'mermaid', '')];
};

/** A drawing by its words; a sign within a line, which has a name too, stays as it is. */
const drawing: Rewrite = (element) =>
  element.properties.role === 'img' && element.tagName !== 'span'
    ? [h('p', h('em', `Figure: ${readText(element, 'ariaLabel') ?? ''}`))]
    : undefined;

/** A heading without the box that it shares with the link to it. */
const linkedHeading: Rewrite = ({ properties, children }) =>
  properties.dataHeading === undefined ? undefined : children.filter((child) => child.type === 'element');

const rewrites: readonly Rewrite[] = [
  linkedHeading,
  codeBlock,
  liveSample,
  callout,
  tabPanel,
  details,
  formula,
  diagram,
  drawing,
];

const SIDE_BY_SIDE = new Set(['a', 'span']);

/** On screen, styles keep neighbors such as a name and its kind apart; as text they need a space. */
function separateNeighbors(parent: Element | Root): void {
  for (let index = parent.children.length - 1; index > 0; index -= 1) {
    const [before, after] = [parent.children[index - 1], parent.children[index]];
    const isPair = [before, after].every(
      (node) => node?.type === 'element' && SIDE_BY_SIDE.has(node.tagName),
    );
    if (isPair) parent.children.splice(index, 0, { type: 'text', value: ' ' });
  }
}

/** Replaces the site's components by elements that every reader of HTML knows. */
function usePlainMarkup(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'pre') return SKIP;
    separateNeighbors(element);
    if (!parent || index === undefined) return undefined;
    for (const rewrite of rewrites) {
      const replacement = rewrite(element);
      if (!replacement) continue;
      parent.children.splice(index, 1, ...replacement);
      // Its replacement may hold further components.
      return [SKIP, index];
    }
    return undefined;
  });
}

const URLS = ['href', 'src'] as const;
const sides: Readonly<Record<string, string>> = { start: 'left', center: 'center', end: 'right' };

/** Makes URLs absolute and writes the side of cells as an attribute: copied text has neither a URL nor a style sheet. */
function usePortableAttributes(tree: Root, pageUrl: string): void {
  visit(tree, 'element', ({ properties }) => {
    if (properties.dataAlign) properties.align = sides[String(properties.dataAlign)];
    for (const name of URLS) {
      const value = properties[name];
      if (typeof value === 'string' && URL.canParse(value, pageUrl))
        properties[name] = new URL(value, pageUrl).href;
    }
  });
}

/** Reads the text of a page in elements that every reader of HTML knows, with whole links. */
export function readPlainPage(html: string, pageUrl: string): Root {
  const tree = readMainPart(html);
  usePlainMarkup(tree);
  usePortableAttributes(tree, pageUrl);
  return tree;
}

const HEADING = /^h[1-6]$/;
const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && HEADING.test(node.tagName);
const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));

/**
 * Returns the markup of each section of a page by the id of its heading, without the heading and with the sections below
 * it; in elements that every reader of HTML knows, with whole links.
 */
export function sectionMarkup(html: string, pageUrl: string): ReadonlyMap<string, string> {
  const tree = readPlainPage(html, pageUrl);
  const found = new Map<string, string>();
  tree.children.forEach((heading, start) => {
    if (!isHeading(heading) || typeof heading.properties.id !== 'string') return;
    const rest = tree.children.slice(start + 1);
    const end = rest.findIndex((node) => isHeading(node) && levelOf(node) <= levelOf(heading));
    found.set(heading.properties.id, toHtml(end < 0 ? rest : rest.slice(0, end)).trim());
  });
  return found;
}
