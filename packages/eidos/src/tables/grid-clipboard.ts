import { type RefObject, useEffect } from 'react';
import { namedValue } from '../controller/read-text';
import { activeElement, isDisabledAround } from '../hooks/use-leave';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import {
  cellsType,
  type CopiedCell,
  foldSpaces,
  formatDelimited,
  parseDelimited,
  readCopiedCells,
} from './delimited-text';
import { clearSelected } from './edit-commands';
import { cellPointer } from './columns';
import type { Grid } from './grid';
import { replacedText } from './cell-text';
import { columnMark, percentOf, plainCellText } from './read-cell';
import { paste } from './paste-command';
import { nodeAt } from './write-row';

export function copySelected(grid: Grid): CopiedCell[][] {
  const { controller, pointer, words } = grid;
  const range = grid.selectedRange();
  const wrong = new Set(controller.getSnapshot().errors.map((error) => error.pointer));
  const [first] = grid.dataColumns;
  const columns = grid.dataColumnsIn(range);
  return grid.dataRows(range.top, range.bottom).map((row) => {
    const replaced = replacedText(controller.get(joinPointer(pointer, row)), first, words);
    return columns.map((column): CopiedCell => {
      const node = nodeAt(grid, row, column);
      const cell = cellPointer(pointer, row, column);
      // The text is kept only while it is not a valid value, and then there is an error.
      const draft = wrong.has(cell) ? controller.getField(cell).text : undefined;
      const value: JsonValue | undefined = controller.get(cell);
      if (node.writeOnly) return { text: '', isSecret: true };
      if (replaced !== undefined) return { text: column === first ? replaced : '' };
      if (draft && value === undefined) return { text: draft };
      const text = draft || plainCellText(node, value, words);
      if (value === undefined) return { text, isMissing: true };
      return {
        text,
        ...(draft && { isRefused: true }),
        ...(!column.compound && { value, column: columnMark(node) }),
        ...(namedValue(node, value) !== undefined && { isNamed: true }),
        percent: percentOf(node),
      };
    });
  });
}

const lineBreak = '\u2028';

/** Where a block of a cell begins or ends: several of them are one line end, and none is needed after a line break. */
const blockEdge = '\u2029';

const blocks =
  'address, article, aside, blockquote, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, legend, li, main, nav, ol, p, pre, section, summary, ul';

/** The elements and attributes of HTML by which its plain text may have other cells than its table. */
const reshaping = /<(?:br|p|div|li|pre|hr|caption)\b|\b(?:row|col)span\b|display:/i;

/** Marks the HTML of a program, whose plain text is exact. Firefox adds captions and spaces to that of a page. */
const programMark = /<meta(?! charset)|xmlns|mso-|google-sheets/i;

/**
 * The cells of the only table in HTML as delimited text. A spreadsheet writes them in the plain text of the same copy too:
 * its texts are exact, and the table tells which quotes and empty rows belong to them. Where the plain text has another
 * shape, a browser has written a line break inside a cell like the end of a row, or has left out empty or covered cells.
 *
 * @returns undefined when the plain text alone is as good, or when there is more than one simple table.
 */
export function readHtmlTable(html: string, plain: string): string | undefined {
  if (!/<table/i.test(html) || isClear(html, plain)) return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Only the plain text tells which option is chosen, if any text does.
  body.querySelectorAll('style, script, select').forEach((element) => element.remove());
  const [table, ...others] = body.querySelectorAll('table');
  if (!table || others.length > 0 || body.textContent.trim() !== table.textContent.trim()) return undefined;
  const elements = tableCells(table);
  const isPadded = elements.map((row) => row.map((cell) => /^\s|\s$/.test(cell?.textContent ?? '')));
  const cells = elements.map((row) => row.map((cell) => (cell ? readHtmlCell(cell) : '')));
  if (cells.length === 0 || (plain === '' && cells.flat().every((cell) => cell === ''))) return undefined;
  const shown = cells.map((row) => row.map(foldSpaces));
  const exact = parseDelimited(plain, undefined, shown);
  const [shape, shapeOfText] = [cells, exact].map((rows) => rows.map((row) => row.length).join());
  if (plain === '' || shape !== shapeOfText) return formatDelimited(cells);
  if (programMark.test(html)) return formatDelimited(exact);
  const readPlainCell = (text: string, top: number, left: number) => {
    const seen = shown[top]![left]!;
    if (seen !== '' && seen !== foldSpaces(text)) return cells[top]![left]!;
    return isPadded[top]![left] ? text.trim() : text;
  };
  return formatDelimited(exact.map((row, top) => row.map((text, left) => readPlainCell(text, top, left))));
}

/** Whether a plain text has the cells of its HTML for sure, which takes seconds to read if it has megabytes. */
function isClear(html: string, plain: string): boolean {
  if (plain === '' || reshaping.test(html) || /(?:^|[\t\r\n])["\xA0 ]|[\xA0 ](?:[\t\r\n]|$)/.test(plain))
    return false;
  const rows = parseDelimited(plain);
  const count = (tag: RegExp) => html.match(tag)?.length;
  return count(/<tr\b/gi) === rows.length && count(/<t[dh]\b/gi) === rows.flat().length;
}

/** The cells of a table. A merged one is where it begins, and the other places that it covers are empty. */
function tableCells({ rows }: HTMLTableElement): readonly (readonly (HTMLTableCellElement | null)[])[] {
  const lines = [...rows];
  // Excel adds a hidden row with the widths of the columns.
  if (lines.at(-1)?.style.display === 'none' && lines.at(-1)?.textContent.trim() === '') lines.pop();
  const cells = lines.map((): (HTMLTableCellElement | null)[] => []);
  for (const [row, { cells: elements }] of lines.entries())
    for (const element of elements) {
      const first = [...cells[row]!, undefined].indexOf(undefined);
      for (const [below, covered] of cells.slice(row, row + Math.max(1, element.rowSpan)).entries())
        for (let column = first; column < first + element.colSpan; column++)
          covered[column] = below === 0 && column === first ? element : null;
    }
  return cells.map((row) => Array.from(row, (cell) => cell ?? null));
}

function readHtmlCell(cell: HTMLTableCellElement): string {
  cell.querySelectorAll('br').forEach((element) => element.replaceWith(lineBreak));
  for (const element of [cell, ...cell.querySelectorAll('*')])
    if (element.matches('pre, [style*="white-space: pre"]'))
      element.textContent = element.textContent.replaceAll('\n', lineBreak);
  for (const element of cell.querySelectorAll<HTMLElement>('*')) {
    const { display } = element.style;
    const isBlock = display === '' ? element.matches(blocks) : /^(?:block|flex|grid)/.test(display);
    // Everything inside a flex container or a grid is a block.
    if (!isBlock && !/flex|grid/.test(element.parentElement!.style.display)) continue;
    element.before(blockEdge);
    element.after(blockEdge);
  }
  const text = cell.textContent.replaceAll(/[ \t\r\n]+/g, ' ');
  const lines = text.replaceAll(/\u2028 ?(?:\u2029 ?)+|(?:\u2029 ?)+/g, lineBreak).split(lineBreak);
  return lines
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** The last copy on this page, for a clipboard that passes on only its text. */
let copied: { readonly text: string; readonly cells: CopiedCell[][] } | undefined;

/** Whether cells are selected: the number of a row and its buttons are none. */
export function canCopy(grid: Grid): boolean {
  return grid.rowKeys().length > 0 && grid.dataColumnsIn(grid.selectedRange()).length > 0;
}

function copyCells(grid: Grid): NonNullable<typeof copied> {
  const cells = copySelected(grid);
  copied = { text: formatDelimited(cells.map((row) => row.map((cell) => cell.text))), cells };
  return copied;
}

/** The clipboard of Windows has another line end than the text that was copied. */
const unifyLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Pastes what has a text; returns whether anything has. The values of cells that were copied on this page are known here. */
function pasteParts(grid: Grid, cells: string, html: string, plain: string): boolean {
  const isCopied = copied && unifyLineEnds(copied.text) === unifyLineEnds(plain);
  const known = readCopiedCells(cells) ?? (isCopied ? copied?.cells : undefined);
  const pasted = known ?? readHtmlTable(html, plain) ?? plain;
  if (pasted === '') return false;
  paste(grid, pasted);
  return true;
}

/** Pastes from a clipboard event or a drop what has a text; announces it when nothing has, and returns whether it has. */
export function pasteFrom(grid: Grid, data: DataTransfer): boolean {
  const html = data.getData('text/html');
  // With files there are their names, which nobody means to paste; with a picture of cells there is HTML.
  const isFile = (data.files?.length ?? 0) > 0 && html === '';
  const plain = isFile ? '' : data.getData('text/plain');
  const isPasted = pasteParts(grid, data.getData(cellsType), html, plain);
  if (!isPasted) grid.announce(grid.words.t('table.pasteEmpty'));
  return isPasted;
}

/** Puts the selected cells on the clipboard; resolves to whether the browser allows it. */
export async function copyToClipboard(grid: Grid): Promise<boolean> {
  const { text } = copyCells(grid);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The older way is allowed on pages without encryption and in frames; the event of the grid fills the clipboard.
    return document.execCommand('copy');
  }
}

/** Pastes what is on the clipboard; resolves to undefined where the browser does not allow reading it. */
export async function pasteFromClipboard(grid: Grid): Promise<'pasted' | 'empty' | undefined> {
  let parts: readonly [html: string, plain: string];
  // Chromium drops the marks of programs from other HTML. None of it becomes a part of the document.
  const clipboard: { read: (formats: object) => Promise<ClipboardItems> } = navigator.clipboard;
  try {
    const items = await clipboard.read({ unsanitized: ['text/html'] });
    const textOf = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : '';
    };
    parts = [await textOf('text/html'), await textOf('text/plain')];
  } catch {
    return undefined;
  }
  return pasteParts(grid, '', ...parts) ? 'pasted' : 'empty';
}

/** Copies, cuts and pastes cells while the focus is in the grid and no cell is edited. */
export function useGridClipboard(grid: Grid, scrollRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function handle(event: ClipboardEvent) {
      if (event.defaultPrevented || !event.clipboardData || !takesClipboard(grid, scrollRef.current)) return;
      if (event.type !== 'paste' && !canCopy(grid)) return;
      if (event.type !== 'copy' && isDisabledAround(scrollRef.current!)) return;
      event.preventDefault();
      if (event.type === 'paste') return pasteFrom(grid, event.clipboardData);
      const { text, cells } = copyCells(grid);
      event.clipboardData.setData('text/plain', text);
      event.clipboardData.setData(cellsType, JSON.stringify(cells));
      if (event.type === 'cut') clearSelected(grid, { isCut: true });
    }
    // Without a text selection, browsers send these events to the body, not to the focused cell.
    const types = ['copy', 'cut', 'paste'] as const;
    const { ownerDocument } = scrollRef.current!;
    types.forEach((type) => ownerDocument.addEventListener(type, handle));
    return () => types.forEach((type) => ownerDocument.removeEventListener(type, handle));
  }, [grid, scrollRef]);
}

function takesClipboard(grid: Grid, scroll: HTMLElement | null): boolean {
  const focused = scroll && activeElement(scroll);
  if (!scroll || !focused || grid.state.editing) return false;
  // The button that adds a row has the focus after the last row was deleted.
  if (grid.rowKeys().length === 0)
    return !grid.table.readOnly && scroll.parentElement?.contains(focused) === true;
  // Above and below the rows, and without any, there is no cell to copy or to paste to.
  if (grid.state.edge || grid.shownKeys().length === 0) return false;
  const details = focused.closest('[data-details]');
  const isInDetails = details !== null && scroll.contains(details);
  return focused.closest('[role="grid"]')?.parentElement === scroll && !isInDetails;
}
