import { type RefObject, useCallback, useMemo, useState } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect';
import { useEscape } from '../hooks/use-escape';
import { useRows } from '../hooks/use-field';
import { useReveal } from '../parts/screen-context';
import { arrangeAgain } from './arrange-rows';
import type { ColumnWidths } from './column-widths';
import { DetailsRow } from './DetailsRow';
import { EmptyRow, NoMatchRow } from './EmptyRow';
import { activePosition } from './grid';
import { GridHeader } from './GridHeader';
import { GridRow } from './GridRow';
import { hasTotals } from './grid-edge';
import { GridTotals } from './GridTotals';
import { layOutLines } from './grid-lines';
import { createRowSlots } from './row-slots';
import { useGrid } from './use-grid';
import { useGridClipboard } from './use-grid-clipboard';
import { useGridFocus } from './use-grid-focus';
import { cancelInGrid, useGridHandlers } from './use-grid-handlers';
import { useGridState } from './use-grid-state';
import { useGridReveal } from './use-grid-reveal';
import { useStickyColumn } from './use-sticky-column';
import { useTouchSelection } from './use-touch-selection';
import { useRowWindow } from './use-row-window';

interface GridTableProps {
  readonly height: number | undefined;
  readonly caption: string;
  readonly describedBy: string;
  /** Focused when there is no row. */
  readonly emptyFocusRef: RefObject<HTMLElement | null>;
  readonly onWidthsChange: ((widths: ColumnWidths) => void) | undefined;
}

/** The grid itself: its header and the rows in view. */
export function GridTable(props: GridTableProps) {
  const { height, caption, describedBy, emptyFocusRef, onWidthsChange } = props;
  const grid = useGrid();
  const total = useRows(grid.pointer).keys.length;
  const shown = useGridState(() => grid.shownRows());
  const { keys } = shown;
  const expanded = useGridState((state) => state.expanded);
  const lifted = useGridState((state) => state.lifted);
  useGridState((state) => state.active?.key);
  const lines = useMemo(() => layOutLines(keys, expanded, lifted), [keys, expanded, lifted]);
  const pinned = pinnedLines(keys.length === 0 ? undefined : lines.lineOf(activePosition(grid).row), lines);
  const { scrollRef, ...rows } = useRowWindow({
    count: lines.count,
    height,
    pinned,
    keyOf: useCallback((line) => `${lines.at(line).kind}${lines.at(line).key}`, [lines]),
  });
  const [slots] = useState(createRowSlots);
  const seen = rows.stretches.map((stretch) => ('line' in stretch ? lines.at(stretch.line) : undefined));
  const seenRows = seen.flatMap((line) => (line?.kind === 'row' ? line.key : []));
  const slotOf = slots.assign(keys, seenRows);
  const handlers = useGridHandlers(grid, scrollRef);
  const touch = useTouchSelection(grid, scrollRef);
  useBrowserLayoutEffect(() => {
    if (shown.replaced) arrangeAgain(grid);
  }, [grid, shown]);
  useStickyColumn(scrollRef, 2);
  useGridFocus(grid, keys, scrollRef, emptyFocusRef);
  useGridClipboard(grid, scrollRef);
  useEscape(scrollRef, (event) => cancelInGrid(grid, event, scrollRef.current!));
  useReveal(grid.pointer, useGridReveal(grid));
  const sized = useGridState((state) => state.widths !== undefined);
  const totals = keys.length > 0 && hasTotals(grid);
  return (
    <div ref={scrollRef} className="eidos-table__scroll" style={{ maxBlockSize: rows.height }}>
      <table
        role="grid"
        className="eidos-table__table"
        data-sized={sized || undefined}
        aria-rowcount={lines.count + 1 + (totals ? 1 : 0)}
        aria-colcount={grid.columns.length}
        aria-multiselectable
        aria-describedby={describedBy}
        {...handlers}
        {...touch}
      >
        <caption className="eidos-table__caption">{caption}</caption>
        <GridHeader onWidthsChange={onWidthsChange} />
        <tbody>
          {rows.stretches.map((stretch) => {
            if ('space' in stretch) {
              return <Space key={stretch.key} height={stretch.space} />;
            }
            const { kind, row, key } = lines.at(stretch.line);
            const shared = {
              rowKey: key,
              row,
              dataRow: shown.dataRow(row),
              line: stretch.line,
              watch: rows.watch,
            };
            if (kind === 'details') return <DetailsRow key={`details${key}`} {...shared} />;
            return <GridRow key={slotOf.get(key)} {...shared} />;
          })}
          {keys.length === 0 && (total === 0 ? <EmptyRow /> : <NoMatchRow />)}
        </tbody>
        {totals && <GridTotals line={lines.count} />}
      </table>
    </div>
  );
}

/** Takes up the space of rows that are not in the document. */
function Space({ height }: { height: number }) {
  return <tr aria-hidden="true" className="eidos-table__space" style={{ blockSize: height }} />;
}

/** The active row and its details stay in the document, so that scrolling does not lose the focus. */
function pinnedLines(
  active: number | undefined,
  lines: { count: number; at(line: number): { kind: string } },
) {
  if (active === undefined) return [];
  const next = active + 1;
  return next < lines.count && lines.at(next).kind === 'details' ? [active, next] : [active];
}
