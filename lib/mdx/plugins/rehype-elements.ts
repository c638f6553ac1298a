import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { translate } from '../../translations/translate';
import { createUniqueNames, visitBlocks } from './headings/visit-blocks';
import { findAttribute, isJsxElement, textAttribute } from './jsx-values';

/** Sides as CSS names them for any direction of writing. */
const alignments: Readonly<Record<string, string>> = { left: 'start', center: 'center', right: 'end' };

const isCell = (name: string | null) => name === 'th' || name === 'td';

/** Moves a cell's `align` to an attribute that prose.css reads; MDX would make a style attribute of it. */
function alignCell(node: Nodes): void {
  if (node.type === 'element' && isCell(node.tagName)) {
    const { align, ...rest } = node.properties;
    node.properties = align ? { ...rest, dataAlign: alignments[String(align)] } : rest;
  } else if (isJsxElement(node) && isCell(node.name)) {
    const written = findAttribute(node, 'align');
    const alignment = alignments[textAttribute(node, 'align') ?? ''];
    if (written && alignment) Object.assign(written, { name: 'data-align', value: alignment });
  }
}

/** A number as tables write it, with its unit; a dash where there is none. */
const FIGURE = /^(?:[<>≈~+−-]?\s?\d[\d.,\s]*(?:%|×|[a-zµ]{1,3}|[KMG]i?B)?|[–—-]?)$/i;

const childrenNamed = (node: Element, ...names: readonly string[]) =>
  node.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

const rowsOf = (table: Element, part: 'thead' | 'tbody') =>
  childrenNamed(table, part)
    .flatMap((rows) => childrenNamed(rows, 'tr'))
    .map((row) => childrenNamed(row, 'th', 'td'));

/** Aligns the columns that hold figures alone by their end, where units and last digits are below each other. */
function alignFigures(table: Element): void {
  const body = rowsOf(table, 'tbody');
  const rows = [...rowsOf(table, 'thead'), ...body];
  rows[0]?.forEach((_, column) => {
    const texts = body.map((row) => (row[column] ? toString(row[column]).trim() : ''));
    const isFigures = texts.every((text) => FIGURE.test(text)) && texts.some((text) => /\d/.test(text));
    if (!isFigures) return;
    for (const row of rows) {
      const cell = row[column];
      if (cell) cell.properties.dataAlign ??= 'end';
    }
  });
}

const marks: Readonly<Record<string, string>> = { yes: '✓', no: '✗' };

/** Shows a `yes` or `no` at the beginning of a cell as a mark that is read aloud as the word; returns whether it has one. */
function markCell(cell: Element): boolean {
  const [first, ...rest] = cell.children;
  if (first?.type !== 'text') return false;
  const [written = '', word = ''] = /^(yes|no)(?:,(?= )|$)/.exec(first.value) ?? [];
  if (written === '') return false;
  const after = { type: 'text', value: first.value.slice(written.length) } as const;
  cell.children = [h('span', { role: 'img', ariaLabel: word, dataMark: word }, marks[word]), after, ...rest];
  return true;
}

/** Shows each `yes` and `no` of a table as a mark; the first cells of a table with marks name its rows. */
function markCells(table: Element): void {
  const rows = rowsOf(table, 'tbody');
  if (rows.flatMap(([, ...cells]) => cells.filter(markCell)).length === 0) return;
  for (const name of rowsOf(table, 'thead').flat()) name.properties.scope = 'col';
  for (const [first] of rows)
    if (first) Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } });
}

/** Figures and marks are compared in their column. */
const isCompared = ({ properties, children }: Element) =>
  properties.dataAlign === 'end' ||
  children.some((child) => child.type === 'element' && child.properties.dataMark !== undefined);

/**
 * Lets the style sheet show a table as a list on a phone, where three columns with words have no room: each cell gets the
 * name of its column.
 */
function nameCells(table: Element): void {
  const [, ...names] = rowsOf(table, 'thead')[0] ?? [];
  const rows = rowsOf(table, 'tbody').map(([, ...cells]) => cells);
  const hasWords = names.some(
    (_, column) => !rows.some((cells) => cells[column] && isCompared(cells[column])),
  );
  if (names.length < 2 || !hasWords) return;
  table.properties.dataList = '';
  for (const cells of rows)
    cells.forEach((cell, column) => (cell.properties.dataLabel = names[column] && toString(names[column])));
}

/**
 * Names each table of a page after its heading, because it is in a region that may scroll and regions need names, and
 * aligns its columns: as it is written, else columns of figures by their end. Yes and no become marks.
 */
export function rehypeTables({ pageTitle }: { readonly pageTitle?: string }) {
  return (tree: Root) => {
    const unique = createUniqueNames();
    visit(tree, (node) => alignCell(node));
    visitBlocks(tree, { tagName: 'table', pageTitle }, ({ element, place }) => {
      alignFigures(element);
      markCells(element);
      nameCells(element);
      const name = place ? translate('Table: {name}', { name: place }) : translate('Table');
      element.properties.ariaLabel = unique(name);
    });
  };
}

/**
 * Renders every `<details>` as `<Details>`, so that it looks the same however a writer writes it. Markdown
 * puts a summary with text in the next line into one paragraph, and the summary is taken out of it.
 */
export function rehypeDetails() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsxElement(node) || !/^details$/i.test(node.name ?? '')) return;
      node.name = 'Details';
      const paragraph = node.children.find((child) => child.type === 'element');
      const [first] = paragraph?.children ?? [];
      if (!paragraph || !first || !isJsxElement(first) || first.name !== 'summary') return;
      paragraph.children.shift();
      node.children.unshift(first);
    });
  };
}

/** The value of `data-long` for code within text that may not fit a line of a phone; other code stays in one piece. */
export const longCode = (code: string) => (code.length < 25 ? undefined : '');

/** Lets the style sheet break long code. */
export function rehypeInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'pre') return SKIP;
      if (element.tagName === 'code') element.properties.dataLong = longCode(toString(element));
      return undefined;
    });
  };
}

/** Names the boxes of task lists: to assistive technology each one is a control of its own. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'input' || properties.type !== 'checkbox') return;
      properties.ariaLabel = translate(properties.checked ? 'Done' : 'To do');
    });
  };
}
