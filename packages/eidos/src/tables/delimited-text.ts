/**
 * Reads what a spreadsheet puts on the clipboard: cells separated by tabs, rows by line ends. A cell that contains
 * a tab, a line end or a leading quote is quoted, with its quotes doubled. A quote that is never closed, or is
 * followed by more text, was typed by a person, so that cell is taken literally and nothing is lost.
 *
 * @param text The clipboard's `text/plain`.
 * @returns Rows of cells; at least one row with one cell.
 */
export function parseDelimited(text: string): string[][] {
  const rows: string[][] = [[]];
  let position = 0;
  for (;;) {
    const cell = readQuoted(text, position) ?? readPlain(text, position);
    rows[rows.length - 1]!.push(cell.text);
    if (cell.end >= text.length) return rows;
    const lineEnd = lineEndLength(text, cell.end);
    position = cell.end + (lineEnd || 1);
    if (lineEnd === 0) continue;
    // Spreadsheets end the last row with a line end, which does not start another row.
    if (position >= text.length) return rows;
    rows.push([]);
  }
}

/** Writes rows in the format of spreadsheets; `parseDelimited` returns the same rows. */
export function formatDelimited(rows: readonly (readonly string[])[]): string {
  const text = rows.map((row) => row.map(quoteWhereNeeded).join('\t')).join('\n');
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? `${text}\n` : text;
}

function quoteWhereNeeded(cell: string): string {
  return /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function readQuoted(text: string, start: number): { text: string; end: number } | undefined {
  if (text[start] !== '"') return undefined;
  const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
  quoted.lastIndex = start;
  const match = quoted.exec(text);
  return match ? { text: match[1]!.replaceAll('""', '"'), end: quoted.lastIndex } : undefined;
}

function readPlain(text: string, start: number): { text: string; end: number } {
  const separator = /[\t\r\n]|$/g;
  separator.lastIndex = start;
  const end = separator.exec(text)!.index;
  return { text: text.slice(start, end), end };
}

function lineEndLength(text: string, at: number): number {
  if (text.startsWith('\r\n', at)) return 2;
  return text[at] === '\n' || text[at] === '\r' ? 1 : 0;
}
