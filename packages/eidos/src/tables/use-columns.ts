import { useMemo } from 'react';
import type { TableNode } from '../compiler/node';
import { deriveColumns, type TableColumns } from './columns';

/** The columns of a table with the fields of these names; all fields without names. The list may be a new one in each render. */
export function useColumns(table: TableNode, names: readonly string[] | undefined): TableColumns {
  const list = names && JSON.stringify(names);
  return useMemo(
    () => deriveColumns(table, list === undefined ? undefined : (JSON.parse(list) as string[])),
    [table, list],
  );
}
