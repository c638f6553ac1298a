import { useMemo, useRef, useState } from 'react';
import { type ColumnWidths, measureWidths, startWidths } from './column-widths';
import type { TableColumn } from './columns';

/** The widths of the columns of a table to read. */
export interface DisplayWidths {
  /** Whether any width was set. */
  readonly sized: boolean;
  readonly of: (name: string) => number | undefined;
  /** Keeps every column as wide as it is on the screen, so that a change of one does not change the others. */
  readonly keep: (header: HTMLTableCellElement) => void;
  readonly set: (name: string, width: number) => void;
  readonly report: () => void;
}

/** Holds the widths of columns, in px. */
export function useDisplayWidths(
  columns: readonly TableColumn[],
  start: ColumnWidths | undefined,
  onChange: ((widths: ColumnWidths) => void) | undefined,
): DisplayWidths {
  const [widths, setWidths] = useState(() => startWidths(columns, start));
  // Several changes may precede the next rendering.
  const latest = useRef(widths);
  return useMemo(() => {
    const change = (next: ReadonlyMap<string, number>) => {
      latest.current = next;
      setWidths(next);
    };
    return {
      sized: widths !== undefined,
      of: (name) => widths?.get(name),
      keep(header) {
        const names = columns.map(({ name }) => name);
        change(new Map([...measureWidths(header, names), ...(latest.current ?? [])]));
      },
      set: (name, width) => change(new Map([...(latest.current ?? []), [name, width]])),
      report: () => onChange?.(Object.fromEntries(latest.current ?? [])),
    };
  }, [columns, widths, onChange]);
}
