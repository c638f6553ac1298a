import { useCallback } from 'react';
import { type Pointer, splitPointer } from '../json/json-pointer';
import { firstDataColumn, type Grid, rowKeys } from './grid';

/**
 * Brings the row that contains a value into the document, and opens its details when the value has no editable
 * cell.
 */
export function useGridReveal(grid: Grid): (target: Pointer) => void {
  return useCallback(
    (target) => {
      const [index, name] = splitPointer(target.slice(grid.pointer.length));
      const row = Number(index);
      const key = rowKeys(grid)[row];
      if (index === undefined || key === undefined) return;
      const column = grid.columns.findIndex(
        (candidate) => candidate.kind === 'data' && candidate.column.name === (name ?? ''),
      );
      const found = grid.columns[column];
      const inCell = found?.kind === 'data' && !found.column.compound;
      const { expanded } = grid.store.getState();
      grid.store.set({
        active: { key, row, column: Math.max(column, firstDataColumn) },
        editing: false,
        range: undefined,
        expanded: inCell || name === undefined ? expanded : new Set([...expanded, key]),
      });
    },
    [grid],
  );
}
