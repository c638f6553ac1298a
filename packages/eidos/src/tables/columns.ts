import { joinPointer, type Pointer } from '../json/json-pointer';
import { childNode, isNumeric, resolveNode } from '../controller/node-tree';
import type { EidosNode, GroupNode, TableNode } from '../compiler/node';
import { isArray, isJsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';

export interface TableColumn {
  /** Property of the row; empty when the rows are single values, or for a property with an empty name. */
  readonly name: string;
  /** The rows are single values, and this is their only column. */
  readonly isRow: boolean;
  /** Describes the cells; a reference is already resolved. */
  readonly node: EidosNode;
  /** Describes the whole rows; a reference is already resolved. */
  readonly row: EidosNode;
  readonly align: 'start' | 'center' | 'end';
  /** The cells cannot be changed, because of their field, their row or the table. */
  readonly readOnly: boolean;
  /** The cell has a group, a union or a table: it is summarized and edited in the row's details. */
  readonly compound: boolean;
  /** The values of the column by row, where no field has them. */
  readonly rest?: ReadonlyMap<JsonValue, JsonValue>;
}

/** A column of a table: one with a field, or in a grid also that of the row numbers or of a button. */
export type GridColumn = TableColumn | 'row' | 'details' | 'delete';

export interface TableColumns {
  readonly shown: readonly TableColumn[];
  /** Some field of a row cannot be edited in a cell, so rows need details. */
  readonly details: boolean;
}

/**
 * The columns of a table, from the fields of its rows.
 *
 * @param names Fields to show, in this order; by default all fields that can be edited.
 * @throws Error when a name is not a field of the rows.
 */
export function deriveColumns(table: TableNode, names?: readonly string[]): TableColumns {
  const row = resolveNode(table.row);
  const readOnly = table.readOnly || row.readOnly;
  if (row.kind !== 'group') {
    // Rows of single values seldom have a label of their own, and a header must not be empty.
    const { label, labelKey } = row.label === '' ? table : row;
    const column = { ...columnOf({ ...row, label, labelKey }, row, '', readOnly), isRow: true };
    return { shown: [column], details: column.compound };
  }
  if (names?.length === 0)
    throw new Error(`columns of the table "${table.label}" is an empty list. Name a field, or leave it out.`);
  const fields = row.children.filter((child) => child.kind !== 'constant');
  const children = names ? names.map((name) => findField(row.children, name, table)) : fields;
  const shown = children.map((child) => columnOf(resolveNode(child), row, child.name, readOnly));
  const hidden = fields.some((field) => !children.includes(field));
  const mayShow = row.conditions.some(({ when }) => when !== false);
  const isOpen = row.additional !== undefined && !row.open;
  const details = hidden || mayShow || isOpen || shown.some((column) => column.compound);
  return { shown, details };
}

/** Whether something else is stored in place of a row with fields, which has no cells for it. */
export function isReplacedRow(value: JsonValue | undefined, { row }: TableColumn): boolean {
  if (row.kind !== 'group' || (value ?? null) === null) return false;
  return row.tuple ? !isArray(value) : !isJsonObject(value);
}

/**
 * The values of a row that have no column of their own, by their names: those of conditional fields and of added names, and
 * further items of a tuple. Undefined without any.
 *
 * @param value The row without hidden values.
 */
function restOf(value: JsonValue | undefined, row: GroupNode): JsonValue | undefined {
  if (!(row.tuple ? isArray(value) : isJsonObject(value))) return undefined;
  const rest = Object.entries(value as Readonly<Record<string, JsonValue>>).filter(
    ([name]) =>
      !row.children.some((child) => child.name === name) && (row.tuple ?? childNode(row, name) !== undefined),
  );
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/**
 * The column for what `restOf` returns; undefined where no row has anything.
 *
 * @param visible The rows without hidden values.
 */
export function restColumn(
  table: TableNode,
  rows: readonly JsonValue[],
  visible: readonly JsonValue[],
  label: string,
): TableColumn | undefined {
  const row = resolveNode(table.row);
  if (row.kind !== 'group' || !(row.tuple ?? row.additional ?? row.conditions[0])) return undefined;
  const rest = new Map(
    rows.flatMap((value, index) => {
      const inside = restOf(visible[index], row);
      return inside === undefined ? [] : [[value, inside] as const];
    }),
  );
  if (rest.size === 0) return undefined;
  let name = '#details';
  while (row.children.some((child) => child.name === name)) name = `#${name}`;
  return { ...columnOf({ ...row, label, labelKey: undefined }, row, name, true), rest };
}

export function cellPointer(table: Pointer, row: number, column: TableColumn): Pointer {
  return column.isRow ? joinPointer(table, row) : joinPointer(table, row, column.name);
}

/** Whether the cells of a column can be written; those of a group, union or table are edited in the details of the row. */
export function isWritable({ compound, readOnly }: TableColumn): boolean {
  return !compound && !readOnly;
}

function columnOf(node: EidosNode, row: EidosNode, name: string, readOnly: boolean): TableColumn {
  const compound = ['group', 'union', 'table', 'json'].includes(node.kind);
  const isFigure = isNumeric(node) && !node.choices;
  const align = node.kind === 'boolean' ? 'center' : isFigure ? 'end' : 'start';
  return { name, isRow: false, node, row, align, readOnly: readOnly || isFixed(node), compound };
}

/** Whether a value is shown and cannot be entered. */
export function isFixed({ readOnly, disabled, kind }: EidosNode): boolean {
  return readOnly || disabled === true || kind === 'constant';
}

function findField(children: readonly EidosNode[], name: string, table: TableNode): EidosNode {
  const field = children.find((child) => child.name === name);
  if (field) return field;
  const known = children.map((child) => `"${child.name}"`).join(', ');
  throw new Error(
    `columns of the table "${table.label}": the rows have no field "${name}". Use one of ${known}.`,
  );
}
