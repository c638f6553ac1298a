import { allNamed } from '../translations/find-named';
import type { Translator } from '../translations/translator';
import { dataColumn, type Grid } from './grid';
import { type CellWords, secretText } from './cell-text';
import { isWritable, type TableColumn } from './columns';
import { type CopiedCell, formulaStart } from './delimited-text';
import { readCopiedCell } from './read-cell';
import type { CellEdit } from './write-row';

/** The column of each cell of a pasted line; undefined where there is none. */
type ColumnMap = readonly (TableColumn | undefined)[];

/** The columns that the first line of a text names. */
export interface Header {
  readonly columns: ColumnMap;
  /** Names in the line that no column has. */
  readonly unknown: readonly string[];
}

/**
 * Reads a line as the names of columns: their labels, in the reader's language or in the schema, or their properties,
 * in any case where only one column is meant.
 *
 * @param least How many cells must name a column.
 * @returns undefined when the line has values instead: too few names, or more cells without a column than with one.
 */
export function readHeader(
  line: readonly string[],
  columns: readonly TableColumn[],
  { label }: Pick<Translator, 'label'>,
  least: number,
): Header | undefined {
  const taken = new Set<TableColumn>();
  const named = line.map((cell) => {
    const free = columns.filter((column) => !taken.has(column));
    const found = columnNamed(free, cell, { label });
    if (found) taken.add(found);
    return found;
  });
  const unknown = line.filter((cell, place) => !named[place] && cell.trim() !== '');
  if (taken.size < least || unknown.length > taken.size || ![...taken].some(isWritable)) return undefined;
  return { columns: named, unknown };
}

/** The column that a text names; undefined where several have that name. */
export function columnNamed(
  columns: readonly TableColumn[],
  text: string,
  { label }: Pick<Translator, 'label'>,
): TableColumn | undefined {
  // An empty cell names no column, unless a property has that very name.
  const isEmpty = text.trim() === '';
  const namesOf = ({ node, name, isRow }: TableColumn) =>
    isEmpty ? [!isRow && name === text ? [name] : []] : [[label(node)], [node.label], [name]];
  const plain = text.replace(formulaMark, '');
  const named = [plain, text].map((name) => allNamed(columns, name, namesOf));
  return named.find((found) => found.length === 1)?.[0];
}

/** A leading apostrophe keeps a spreadsheet from running a name as a formula. */
const formulaMark = new RegExp(`^\\s*'(?='*${formulaStart.source})`);

/** A name of a column for a file, with a mark where it would otherwise lose one of its own when it is read. */
export function markName(name: string, isEscaped: boolean): string {
  return formulaMark.test(isEscaped ? `'${name}` : name) ? `'${name}` : name;
}

/** The columns of a line of cells that starts at a column of the grid. */
export function columnsFrom(grid: Grid, left: number, width: number): ColumnMap {
  return Array.from({ length: width }, (_, offset) => dataColumn(grid, left + offset));
}

/** Reads the cells of a line that belong to a column. */
export function readLine(line: readonly CopiedCell[], columns: ColumnMap, words: CellWords): CellEdit[] {
  return line.flatMap((cell, place) => {
    const column = columns[place];
    if (!column || !isWritable(column) || cell.isSecret || (column.node.writeOnly && hidesValue(cell.text)))
      return [];
    return [{ column, input: readCopiedCell(column.node, cell, words), text: cell.text }];
  });
}

/** Whether a text is what is copied of a write-only value, or is shown for it; it must not replace the value in turn. */
const hidesValue = (text: string) => text.trim() === '' || text.trim() === secretText;

/**
 * The number of cells in a line that have a text and cannot be written, because there is no column for them or nobody can
 * edit it in a cell. Names that no column has are reported by `Header`.
 */
export function countSkipped(line: readonly CopiedCell[], columns: ColumnMap, header?: Header): number {
  return line.filter(({ text }, place) => {
    const column = columns[place];
    return text !== '' && (column ? !isWritable(column) : !header);
  }).length;
}
