import { joinPointer, type Pointer } from '../json/json-pointer';
import type { Controller } from '../controller/controller';
import type { FieldError } from '../validation/outcome';

/**
 * Counts the errors that are shown in each row of a table.
 *
 * @returns A function from a row's index to the number of errors of its touched fields.
 */
export function createRowErrors(controller: Controller, table: Pointer): (row: number) => number {
  return (row) => controller.getErrors(joinPointer(table, row), 'shown').length;
}

/** The errors in the rows of a table, by the index of their row. */
export function sortIntoRows(errors: readonly FieldError[], table: Pointer): Map<number, FieldError[]> {
  const rows = new Map<number, FieldError[]>();
  for (const error of errors) {
    if (!error.pointer.startsWith(`${table}/`)) continue;
    const row = Number.parseInt(error.pointer.slice(table.length + 1), 10);
    const known = rows.get(row);
    if (known) known.push(error);
    else rows.set(row, [error]);
  }
  return rows;
}
