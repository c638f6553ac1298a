import { memo } from 'react';
import { columnWidth } from './columns';
import type { GridColumn } from './grid';
import { useGrid } from './use-grid';

/** The columns' widths and labels. */
export const GridHeader = memo(function GridHeader() {
  const { columns, words } = useGrid();
  return (
    <>
      <colgroup>
        {columns.map((column, index) => (
          <col key={index} className="eidos-table__col" data-kind={widthKind(column)} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1} className="eidos-table__header-row">
          {columns.map((column, index) => (
            <th
              key={index}
              scope="col"
              className="eidos-table__header"
              aria-colindex={index + 1}
              data-align={column.kind === 'data' ? column.column.align : undefined}
            >
              {column.kind === 'data' ? (
                <HeaderText column={column} />
              ) : (
                <span className="eidos-visually-hidden">{words.t(headings[column.kind])}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
});

const headings = { row: 'table.rowNumber', details: 'table.detailsColumn', delete: 'table.actions' } as const;

function HeaderText({ column }: { column: Extract<GridColumn, { kind: 'data' }> }) {
  const { words } = useGrid();
  const { node, name, readOnly } = column.column;
  const isRequired = node.required && name !== '' && !readOnly && node.kind !== 'boolean';
  return (
    <span title={words.wordsOf(node, 'description')}>
      {words.label(node)}
      {isRequired && (
        <span className="eidos-field__required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </span>
  );
}

function widthKind(column: GridColumn): string {
  if (column.kind !== 'data') return column.kind;
  return columnWidth(column.column);
}
