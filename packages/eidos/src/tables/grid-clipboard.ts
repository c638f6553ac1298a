import { type CopiedCell, cellsType } from './copied-cells';
import { copySelected } from './copy-command';
import { formatDelimited } from './delimited-text';
import type { Grid } from './grid';
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
