import type { ReactNode } from 'react';
import type { SortOrder } from './sort-rows';

interface HeaderLabelProps {
  readonly id: string;
  readonly direction: SortOrder['direction'] | undefined;
  /** Sorts by the column; without it, the label is plain text. */
  readonly onSort: (() => void) | undefined;
  readonly tabStop: boolean;
  readonly children: ReactNode;
}

/** The label of a column, a button when the column sorts. */
export function HeaderLabel({ id, direction, onSort, tabStop, children }: HeaderLabelProps) {
  if (!onSort) return <span id={id}>{children}</span>;
  return (
    <button
      id={id}
      type="button"
      className="eidos-table__sort"
      data-grid-focus=""
      data-direction={direction}
      tabIndex={tabStop ? undefined : -1}
      onClick={onSort}
    >
      <span className="eidos-table__sort-label">{children}</span>
    </button>
  );
}
