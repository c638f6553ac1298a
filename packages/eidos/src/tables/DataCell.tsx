import { memo, type ReactNode } from 'react';
import { FrameContext } from '../fields/frame-context';
import { useField } from '../hooks/use-field';
import { EidosPart } from '../screen/EidosPart';
import { useFocusTarget } from '../screen/screen-context';
import { cellText } from './cell-text';
import { cellPointer, type TableColumn } from './columns';
import { isCheckbox, isEditable } from './edit-commands';
import { type CellProps, useCell } from './use-cell';

interface DataCellProps extends CellProps {
  readonly field: TableColumn;
}

/** One cell with a field: shows its value in words, and the field's own control while it is edited. */
export const DataCell = memo(function DataCell({ field: data, ...props }: DataCellProps) {
  const { grid, active, editing, attributes } = useCell(props);
  const pointer = cellPointer(grid.pointer, props.row, data);
  const field = useField(pointer);
  useFocusTarget(pointer, attributes.id);
  const messages = field.touched ? field.errors.map((error) => grid.words.error(error)) : [];
  const invalid = messages.length > 0;
  const errorId = `${attributes.id}-errors`;
  const checkbox =
    isCheckbox(data) && isEditable(data) && !grid.renderCell && typeof field.value !== 'string';
  const label = grid.words.t('table.cell', { column: grid.words.label(data.node), row: props.row + 1 });
  const text = field.text ?? cellText(data.node, field.value, grid.words);
  const describedBy = invalid && !editing ? errorId : undefined;
  return (
    <td
      {...attributes}
      role="gridcell"
      className="eidos-table__cell"
      tabIndex={checkbox ? undefined : active && !editing ? 0 : -1}
      data-align={data.align}
      data-invalid={invalid || undefined}
      data-dirty={field.dirty || undefined}
      data-editing={editing || undefined}
      aria-readonly={!isEditable(data) || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    >
      {editing ? (
        <FrameContext.Provider value={{ dress: 'bare', label }}>
          <EidosPart pointer={pointer} />
        </FrameContext.Provider>
      ) : checkbox ? (
        <input
          type="checkbox"
          className="eidos-table__checkbox"
          data-grid-focus=""
          tabIndex={active ? 0 : -1}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          checked={field.value === true}
          onChange={(event) => field.set(event.target.checked)}
        />
      ) : (
        <CellView>
          {grid.renderCell ? grid.renderCell({ pointer, column: data.name, value: field.value, text }) : text}
        </CellView>
      )}
      {invalid && !editing && (
        <span id={errorId} className="eidos-visually-hidden">
          {messages.join(' ')}
        </span>
      )}
    </td>
  );
});

function CellView({ children }: { children: ReactNode }) {
  return <span className="eidos-table__text">{children}</span>;
}
