import { memo } from 'react';
import { FrameContext } from '../fields/frame-context';
import { EidosPart } from '../parts/EidosPart';
import { useFocusTarget } from '../parts/screen-context';
import { cellText, secretText } from './cell-text';
import { cellPointer, type TableColumn } from './columns';
import { isCheckbox, isEditable } from './edit-commands';
import { CornerHandles } from './CornerHandles';
import { type CellProps, useCell } from './use-cell';
import { useFieldPart, whole } from '../hooks/use-field';

interface DataCellProps extends CellProps {
  readonly field: TableColumn;
}

/** A cell with a field: shows its value as text, or the field's own control while it is edited. */
export const DataCell = memo(function DataCell({ field: data, ...props }: DataCellProps) {
  const { grid, active, editing, corners, attributes } = useCell(props);
  const pointer = cellPointer(grid.pointer, props.dataRow, data);
  const field = useFieldPart(pointer, whole);
  useFocusTarget(pointer, attributes.id);
  const errors = field.touched ? field.errors.map((error) => grid.words.error(error, field.node)) : [];
  const invalid = errors.length > 0;
  const notes = field.conflict ? [...errors, grid.words.t('conflict.hidden')] : errors;
  const errorId = `${attributes.id}-errors`;
  // A text that is not a value is shown, so that it can be corrected.
  const checkbox =
    isCheckbox(data) &&
    isEditable(data) &&
    !grid.renderCell &&
    typeof field.value !== 'string' &&
    !field.text;
  // An incomplete entry has an empty text, and its value stays.
  const text =
    (data.node.writeOnly && field.text ? secretText : field.text) ||
    cellText(field.node, field.value, grid.words);
  const describedBy = notes.length > 0 && !editing ? errorId : undefined;
  // Most cells are only displayed, and need no label of their own: their row and column label them.
  const label =
    editing || checkbox
      ? grid.words.t('table.cell', { column: grid.words.label(data.node), row: props.dataRow + 1 })
      : undefined;
  return (
    <td
      {...attributes}
      role="gridcell"
      className="eidos-table__cell"
      tabIndex={checkbox ? undefined : active && !editing ? 0 : -1}
      data-align={data.align}
      data-invalid={invalid || undefined}
      data-dirty={field.dirty || undefined}
      data-conflict={field.conflict ? true : undefined}
      data-editing={editing || undefined}
      aria-readonly={!isEditable(data) || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    >
      {editing ? (
        <FrameContext.Provider value={{ kind: 'cell', label, isTyped: grid.store.getState().selectText }}>
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
          onChange={(event) => grid.controller.set(pointer, event.target.checked)}
        />
      ) : (
        <span key={grid.renderCell && props.rowKey} className="eidos-table__text">
          {grid.renderCell ? grid.renderCell({ pointer, column: data.name, value: field.value, text }) : text}
        </span>
      )}
      {notes.length > 0 && !editing && (
        <span id={errorId} className="eidos-visually-hidden">
          {notes.join(' ')}
        </span>
      )}
      <CornerHandles {...corners} />
    </td>
  );
});
