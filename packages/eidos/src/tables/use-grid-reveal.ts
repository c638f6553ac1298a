import { useCallback } from 'react';
import { type Pointer, splitPointer } from '../json/json-pointer';
import { filterBy } from './arrange-rows';
import { firstDataColumn, type Grid, rowKeys } from './grid';

/**
 * Brings the row that contains a value into the document, also one that the filter hides, and opens its details when the value has no editable
 * cell.
 */
export function useGridReveal(grid: Grid): (target: Pointer) => void {
  return useCallback(
    (target) => {
      const [index, name] = splitPointer(target.slice(grid.pointer.length));
      const dataRow = Number(index);
      const key = rowKeys(grid)[dataRow];
      if (index === undefined || key === undefined) return;
      if (grid.shownRows().shownRow(dataRow) < 0) {
        filterBy(grid, '');
        grid.announce(grid.words.t('table.filterCleared', { row: dataRow + 1 }));
      }
      const column = grid.columns.findIndex(
        (candidate) => candidate.kind === 'data' && candidate.column.name === (name ?? ''),
      );
      const found = grid.columns[column];
      const inCell = found?.kind === 'data' && !found.column.compound;
      const { expanded } = grid.store.getState();
      grid.store.set({
        active: {
          key,
          row: grid.shownRows().shownRow(dataRow),
          column: Math.max(column, firstDataColumn),
        },
        edge: undefined,
        editing: false,
        range: undefined,
        expanded: inCell || name === undefined ? expanded : new Set([...expanded, key]),
      });
    },
    [grid],
  );
}
