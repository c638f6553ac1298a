import { memo } from 'react';
import { sortByNext } from './arrange-rows';
import { type ColumnWidths, measureWidths } from './column-widths';
import { ColumnHandle, HeaderLabel } from './ColumnHeader';
import { columnWidth, type TableColumn } from './columns';
import { dataColumns, type Grid, type GridColumn } from './grid';
import { edgeCellId, hasHeaderCells } from './grid-edge';
import { useGrid, useGridState } from './use-grid';

/** The name by which a grid knows the width of a column, also of one with numbers or buttons. */
function widthName(column: GridColumn): string {
  return column.kind === 'data' ? column.column.name : `#${column.kind}`;
}

/** Keeps every column as wide as it is on the screen, so that a change of one does not change the others. */
function keepWidths(grid: Grid, header: HTMLTableCellElement): void {
  const { widths } = grid.store.getState();
  grid.store.set({
    widths: new Map([...measureWidths(header, grid.columns.map(widthName)), ...(widths ?? [])]),
  });
}

function setWidth(grid: Grid, name: string, width: number): void {
  grid.store.set({ widths: new Map([...(grid.store.getState().widths ?? []), [name, width]]) });
}

/** The widths of the columns with fields. */
function widthsOf({ columns, store }: Grid): ColumnWidths {
  const names = new Set(dataColumns(columns).map(({ name }) => name));
  return Object.fromEntries([...(store.getState().widths ?? [])].filter(([name]) => names.has(name)));
}

interface HeaderCellProps {
  /** Index of the column in the grid. */
  readonly index: number;
  readonly onWidthsChange: ((widths: ColumnWidths) => void) | undefined;
}

const headings = { row: 'table.rowNumber', details: 'table.detailsColumn', delete: 'table.actions' } as const;

/** The head of one column of a grid: its label, which may sort, and the handle of its width. */
function HeaderCell({ index, onWidthsChange }: HeaderCellProps) {
  const grid = useGrid();
  const active = useGridState(({ edge }) => edge?.line === 'header' && edge.column === index);
  const sort = useGridState((state) => state.sort);
  const column = grid.columns[index]!;
  const data = column.kind === 'data' ? column.column : undefined;
  const name = data?.name ?? '';
  const width = useGridState((state) => state.widths?.get(name));
  const sorts = grid.sortable && data && !data.compound;
  const direction = data && sort?.column === name ? sort.direction : undefined;
  const id = edgeCellId(grid, { line: 'header', column: index });
  const isStop = hasHeaderCells(grid);
  return (
    <th
      id={id}
      scope="col"
      className="eidos-table__header"
      data-edge={isStop ? 'header' : undefined}
      data-active={active || undefined}
      data-align={data?.align}
      aria-colindex={index + 1}
      aria-sort={sorts ? (direction ?? 'none') : undefined}
      // Else the name of the handle is a part of that of the column.
      aria-labelledby={data && grid.resizable ? `${id}label` : undefined}
      tabIndex={isStop && !sorts ? (active ? 0 : -1) : undefined}
      title={data && grid.words.wordsOf(data.node, 'description')}
    >
      {column.kind === 'data' ? (
        <HeaderLabel
          id={`${id}label`}
          direction={direction}
          tabStop={active}
          onSort={sorts ? () => sortByNext(grid, name) : undefined}
        >
          {grid.words.label(column.column.node)}
          {isRequired(column.column) && (
            <span className="eidos-field__required" aria-hidden="true">
              {' *'}
            </span>
          )}
        </HeaderLabel>
      ) : (
        <span className="eidos-visually-hidden">{grid.words.t(headings[column.kind])}</span>
      )}
      {data && grid.resizable && (
        <ColumnHandle
          label={grid.words.label(data.node)}
          width={width}
          describedBy={`${grid.id}width`}
          tabStop={active}
          words={grid.words}
          onStart={(header) => keepWidths(grid, header)}
          onWidth={(next) => setWidth(grid, name, next)}
          onEnd={() => onWidthsChange?.(widthsOf(grid))}
        />
      )}
    </th>
  );
}

function isRequired({ node, name, readOnly }: TableColumn): boolean {
  return node.required && name !== '' && !readOnly && node.kind !== 'boolean';
}

interface GridHeaderProps {
  readonly onWidthsChange: ((widths: ColumnWidths) => void) | undefined;
}

/** The columns' widths and labels. */
export const GridHeader = memo(function GridHeader({ onWidthsChange }: GridHeaderProps) {
  const { columns } = useGrid();
  const widths = useGridState((state) => state.widths);
  return (
    <>
      <colgroup>
        {columns.map((column, index) => (
          <col
            key={index}
            className="eidos-table__col"
            data-kind={column.kind === 'data' ? columnWidth(column.column) : column.kind}
            style={{ inlineSize: widths?.get(widthName(column)) }}
          />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1} className="eidos-table__header-row">
          {columns.map((_, index) => (
            <HeaderCell key={index} index={index} onWidthsChange={onWidthsChange} />
          ))}
        </tr>
      </thead>
    </>
  );
});
