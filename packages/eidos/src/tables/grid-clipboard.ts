import { type CopiedCell, cellsType, readCopiedCells } from './copied-cells';
import { copySelected } from './copy-command';
import { formatDelimited } from './delimited-text';
import { dataColumn, type Grid, selectedRange } from './grid';
import { readHtmlTable } from './html-table';
import { paste } from './paste-command';

/** What was copied last on this page, for a clipboard that passes on only its text. */
let copied: { readonly text: string; readonly cells: CopiedCell[][] } | undefined;

/** Copies the selected cells, as text for other programs and with their values. */
function copyCells(grid: Grid): NonNullable<typeof copied> {
  const cells = copySelected(grid);
  copied = { text: formatDelimited(cells.map((row) => row.map((cell) => cell.text))), cells };
  return copied;
}

/** Puts the selected cells on the clipboard of a copy or cut event, with their values. */
export function writeClipboard(grid: Grid, clipboard: DataTransfer): void {
  const { text, cells } = copyCells(grid);
  clipboard.setData('text/plain', text);
  clipboard.setData(cellsType, JSON.stringify(cells));
}

/** Pastes from a clipboard event or a drop what has a text; announces it when nothing has. */
export function pasteFrom(grid: Grid, data: DataTransfer): void {
  const copied = readCopiedCells(data.getData(cellsType));
  const html = data.getData('text/html');
  const plain = data.getData('text/plain');
  // With files there are their names, which nobody means to paste; with a picture of cells there is HTML.
  const isFile = (data.files?.length ?? 0) > 0 && html === '';
  const text = isFile ? '' : (readHtmlTable(html, plain) ?? plain);
  if (copied || text !== '') paste(grid, copied ?? text);
  else grid.announce(grid.words.t('table.pasteEmpty'));
}

/** Whether a field is selected: the number of a row and its buttons are not cells to copy. */
export function canCopy(grid: Grid): boolean {
  const { left, right } = selectedRange(grid);
  return grid.columns
    .slice(left, right + 1)
    .some((_, offset) => dataColumn(grid, left + offset) !== undefined);
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

/** Pastes text, with the values of the cells that it was copied from, if that was on this page. */
export function pasteText(grid: Grid, text: string): void {
  paste(grid, copied?.text === text ? copied.cells : text);
}

/** Pastes what is on the clipboard; resolves to undefined where the browser does not allow reading it. */
export async function pasteFromClipboard(grid: Grid): Promise<'pasted' | 'empty' | undefined> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
  if (text === '') return 'empty';
  pasteText(grid, text);
  return 'pasted';
}
