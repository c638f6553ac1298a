import type { Pointer } from '../json/json-pointer';
import type { Controller } from '../controller/controller';
import type { FieldError } from '../validation/field-error';

/**
 * Counts the errors that are shown in each row of a table. The errors of the screen are grouped by row once for
 * each list of errors, not once for each row.
 *
 * @returns A function from a row's index to the number of errors of its touched fields.
 */
export function createRowErrors(controller: Controller, table: Pointer): (row: number) => number {
  let sorted: readonly FieldError[] | undefined;
  let rows = new Map<number, FieldError[]>();
  return (row) => {
    const { errors } = controller.getSnapshot();
    if (errors !== sorted) rows = sortIntoRows(errors, table);
    sorted = errors;
    return (rows.get(row) ?? []).filter((error) => controller.getField(error.pointer).touched).length;
  };
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
