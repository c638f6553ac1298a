import { formatDelimited, parseDelimited } from './delimited-text';

const lineBreak = '\u2028';

/**
 * The cells of the only table in HTML as delimited text, where the plain text of the same copy has another shape: a browser
 * writes a line break inside a cell like the end of a row. A spreadsheet quotes such cells, so its own text is exact.
 *
 * @returns undefined when the plain text has the same rows and columns, or when there is more than one simple table.
 */
export function readHtmlTable(html: string, plain: string): string | undefined {
  // Reading megabytes of HTML takes seconds, and only a line break in a cell can change the shape.
  if (!/<table/i.test(html) || (plain !== '' && !/<(?:br|p|div|li)\b/i.test(html))) return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('style, script').forEach((element) => element.remove());
  const [table, ...others] = body.querySelectorAll('table');
  if (!table || others.length > 0 || table.querySelector('[rowspan], [colspan]')) return undefined;
  if (body.textContent.trim() !== table.textContent.trim()) return undefined;
  const rows = [...table.rows].map((row) => [...row.cells].map(readHtmlCell));
  const isSame = plain !== '' && shapeOf(rows) === shapeOf(parseDelimited(plain));
  return rows.length === 0 || isSame ? undefined : formatDelimited(rows);
}

function readHtmlCell(cell: HTMLTableCellElement): string {
  cell.querySelectorAll('br').forEach((element) => element.replaceWith(lineBreak));
  cell.querySelectorAll('p, div, li').forEach((element) => element.append(lineBreak));
  const lines = cell.textContent.replaceAll(/[ \t\r\n]+/g, ' ').split(lineBreak);
  return lines
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

function shapeOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.length).join();
}
