import { useSyncExternalStore } from 'react';
import type { GridState } from './grid-state';
import { useGrid } from './use-grid';

/** A part of the grid's state; renders again only when that part changes. */
export function useGridState<Part>(select: (state: GridState) => Part): Part {
  const { store } = useGrid();
  const getPart = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, getPart, getPart);
}
