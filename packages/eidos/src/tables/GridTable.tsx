import type { EditableTableProps } from './table-props';
import { useGrid, useGridState } from './use-grid';
import { revealInGrid, useGridFocus, useRowSelection } from './use-grid-focus';
import { memo, useCallback, useMemo } from 'react';
import { useRows, useValue } from '../hooks/use-value';
import { arrange, sortByNext } from './arrange-rows';
import { useBrowserLayoutEffect, useEscape } from '../hooks/effects';
import { isArray } from '../json/json-object';
import { useReveal } from '../parts/use-reveal';
import { type ChangingWidths, useColumnWidths, useStickyColumn } from './column-widths';
import { TableHeader, TableLabel } from './ColumnHeader';
import { edgeCellId } from './grid-keyboard';
import { layOutLines } from './reorder';
import { DetailsRow, GridRow } from './GridRow';
import { addRow } from './edit-commands';
import { NoMatches } from './RowFilter';
import { Totals } from './Total';
import { useGridClipboard } from './grid-clipboard';
import { cancelInGrid, useGridHandlers } from './use-grid-handlers';
import { bodyRows, useRowWindow } from './use-row-window';

/** The only row of a table without rows, which takes the focus, so that rows can be pasted, or without one that matches. */
function EmptyRow({ total }: { total: number }) {
  const grid = useGrid();
  const { words } = grid;
  const filter = useGridState((state) => state.filter);
  const pastes = total === 0 && !grid.table.readOnly;
  function clear() {
    arrange(grid, { filter: '' });
    grid.requestFocus();
  }
  return (
    <tr aria-rowindex={2}>
      <td
        role="gridcell"
        className="eidos-table__empty"
        colSpan={grid.columns.length}
        tabIndex={pastes ? 0 : undefined}
        onKeyDown={(event) => {
          if (!pastes || event.key !== 'Enter') return;
          event.preventDefault();
          addRow(grid);
        }}
      >
        {total > 0 && <NoMatches {...{ filter, total, words, clear }} />}
        {total === 0 && words.t(pastes ? 'table.pasteHere' : 'table.empty')}
      </td>
    </tr>
  );
}

/**
 * The last line of a grid, with the totals of the rows that are shown. `line` is the number of lines above it. The arrow
 * keys reach its cells, so that screen readers read them.
 */
function GridTotals({ line }: { line: number }) {
  const grid = useGrid();
  const edge = useGridState((state) => (state.edge?.line === 'totals' ? state.edge.column : undefined));
  const hidden = useGridState((state) => (state.order?.hidden.size ?? 0) > 0);
  const all = useValue(grid.pointer);
  const rows = isArray(all) ? all : [];
  const { keys, dataRow } = grid.shownRows();
  const shown = hidden ? keys.flatMap((_, row) => rows[dataRow(row)] ?? []) : rows;
  return (
    <Totals
      columns={grid.columns}
      rows={shown}
      isPart={hidden}
      words={grid.words}
      rowIndex={line + 2}
      attributesOf={(column) => ({
        id: edgeCellId(grid, { line: 'totals', column }),
        tabIndex: edge === column ? 0 : -1,
        'aria-colindex': column + 1,
        'data-edge': 'totals',
        'data-active': edge === column || undefined,
      })}
    />
  );
}

const GridHeader = memo(function GridHeader({ widths }: { readonly widths: ChangingWidths }) {
  const grid = useGrid();
  const { id, columns, words, resizable } = grid;
  const active = useGridState(({ edge }) => (edge?.line === 'header' ? edge.column : -1));
  return (
    <TableHeader
      {...{ id, columns, words, resizable, widths }}
      sort={useGridState((state) => state.sort)}
      onSort={grid.sortable ? (name) => sortByNext(grid, name) : undefined}
      active={active}
    />
  );
});

interface GridTableProps extends Pick<EditableTableProps, 'height' | 'defaultWidths' | 'onWidthsChange'> {
  readonly caption: string;
  readonly describedBy: string;
}

export function GridTable(props: GridTableProps) {
  const { height, caption, describedBy } = props;
  const grid = useGrid();
  const total = useRows(grid.pointer).keys.length;
  const shown = useGridState(() => grid.shownRows());
  const { keys } = shown;
  const expanded = useGridState((state) => state.expanded);
  const lifted = useGridState((state) => state.lifted);
  useGridState((state) => state.active?.key);
  const lines = useMemo(() => layOutLines(keys, expanded, lifted), [keys, expanded, lifted]);
  // The active row and its details stay in the document, so that scrolling does not lose the focus.
  const pinned = keys.length === 0 ? [] : lines.linesOf(grid.activePosition().row);
  const { scrollRef, ...rows } = useRowWindow({
    count: lines.count,
    height,
    pinned,
    keyOf: useCallback((line) => `${lines.at(line).kind}${lines.at(line).key}`, [lines]),
  });
  const handlers = useGridHandlers(grid, scrollRef);
  useBrowserLayoutEffect(() => {
    const { sort, filter } = grid.state;
    if (shown.replaced) arrange(grid, { sort, filter });
  }, [grid, shown]);
  useStickyColumn(scrollRef, 2, grid.columns);
  useGridFocus(grid, keys, scrollRef);
  useRowSelection(grid);
  useGridClipboard(grid, scrollRef);
  useEscape(scrollRef, (event) => cancelInGrid(grid, event, scrollRef.current!));
  useReveal(grid.pointer, (target) => revealInGrid(grid, target));
  const widths = useColumnWidths(grid.columns, props.defaultWidths, props.onWidthsChange);
  const totals = keys.length > 0 && grid.hasTotals;
  return (
    <div ref={scrollRef} className="eidos-table__scroll" style={{ maxBlockSize: rows.height }}>
      <table
        role="grid"
        className="eidos-table__table"
        data-sized={widths.sized || undefined}
        data-long={total > 999 || undefined}
        aria-rowcount={Math.max(lines.count, 1) + 1 + (totals ? 1 : 0)}
        aria-colcount={grid.columns.length}
        aria-multiselectable
        aria-describedby={describedBy}
        {...handlers}
      >
        <caption className="eidos-table__caption">
          <TableLabel node={grid.table} words={grid.words} label={caption} />
        </caption>
        <GridHeader widths={widths} />
        <tbody>
          {bodyRows(rows, (line) => {
            const { kind, row, key } = lines.at(line);
            const shared = { rowKey: key, row, dataRow: shown.dataRow(row), line, watch: rows.watch };
            const Line = kind === 'details' ? DetailsRow : GridRow;
            return <Line key={`${kind}${key}`} {...shared} />;
          })}
          {keys.length === 0 && <EmptyRow total={total} />}
        </tbody>
        {totals && <GridTotals line={lines.count} />}
      </table>
    </div>
  );
}
