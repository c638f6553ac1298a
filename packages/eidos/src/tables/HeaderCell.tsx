import { sortByNext } from './arrange-rows';
import { ColumnHandle } from './ColumnHandle';
import type { ColumnWidths } from './column-widths';
import type { TableColumn } from './columns';
import { edgeCellId, hasHeaderCells } from './grid-edge';
import { keepWidths, setWidth, widthsOf } from './grid-widths';
import { HeaderLabel } from './HeaderLabel';
import { useGrid } from './use-grid';
import { useGridState } from './use-grid-state';

interface HeaderCellProps {
  /** Index of the column in the grid. */
  readonly index: number;
  readonly onWidthsChange: ((widths: ColumnWidths) => void) | undefined;
}

const headings = { row: 'table.rowNumber', details: 'table.detailsColumn', delete: 'table.actions' } as const;

/** The head of one column of a grid: its label, which may sort, and the handle of its width. */
export function HeaderCell({ index, onWidthsChange }: HeaderCellProps) {
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
