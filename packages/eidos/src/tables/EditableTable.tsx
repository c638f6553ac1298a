import type { Grid } from './grid';
import type { EditableTableProps } from './table-props';
import { GridContext, useGrid, useGridState, useNewGrid } from './use-grid';
import { storeOf } from '../controller/create-controller';
import { useControl } from '../fields/control';
import { fieldDescription, isReplaced, ReadOnlyField } from '../fields/FieldFrame';
import { useController } from '../hooks/contexts';
import { whenLeft, whenReleased } from '../hooks/pointer-press';
import { useFieldPart } from '../hooks/use-field';
import { useRows } from '../hooks/use-value';
import { arrange } from './arrange-rows';
import { GridFooter } from './GridFooter';
import { RowFilter } from './RowFilter';
import { TouchActions } from './TouchActions';
import { GridTable } from './GridTable';
import { KeyHelp } from './ColumnHeader';

/**
 * A table that is edited in place like a spreadsheet: one tab stop, arrow keys between cells, Enter or typing to
 * edit, rows added and deleted, cells copied to and pasted from a spreadsheet.
 * Throws when the schema has no table at `pointer`, or when `columns` or `defaultSort` has a name that is not a field of
 * its rows.
 */
export function EditableTable(props: EditableTableProps) {
  return <GridPart component="EditableTable" {...props} />;
}

interface GridPartProps extends EditableTableProps {
  readonly component: string;
  readonly RowHandle?: Grid['RowHandle'];
}

/** Another table at the same place of the screen has a grid of its own; one that only moved keeps its grid. */
export function GridPart(props: GridPartProps) {
  const { pointer } = props;
  const id = storeOf(useController()).view.tryPlace(pointer)?.id ?? pointer;
  return useFieldPart(pointer, ({ applies }) => applies) && <KeyedGrid key={id} {...props} />;
}

function KeyedGrid({ component, RowHandle, ...props }: GridPartProps) {
  return (
    <GridContext.Provider value={useNewGrid(component, props, RowHandle)}>
      <GridLayout {...props} />
    </GridContext.Provider>
  );
}

/** The box that filters the rows of a grid. Enter applies the filter again, after rows were changed. */
function GridFilter({ label }: { readonly label: string }) {
  const grid = useGrid();
  const filter = useGridState((state) => state.filter);
  const { keys } = useRows(grid.pointer);
  const shown = useGridState(() => grid.shownRows().keys.length);
  return (
    <RowFilter
      label={label}
      filter={filter}
      onFilter={(next) => arrange(grid, { filter: next })}
      shown={shown}
      total={keys.length}
      words={grid.words}
    />
  );
}

function GridLayout(props: EditableTableProps) {
  const grid = useGrid();
  const { table, words, id } = grid;
  const { caption = words.label(table), filterable = table.filterable } = props;
  const arranged = useGridState((state) => state.order !== undefined);
  const control = { ...useControl(grid.pointer), label: caption };
  // Errors of the table as a whole, such as too few rows, are shown once the user has left it.
  const onBlur = whenLeft(() => {
    grid.controller.touch(grid.pointer);
    whenReleased(() => grid.set({ touch: false, extends: false }));
  });
  // A screen reader on a phone sends no touch to the page.
  function onFocus() {
    if (grid.state.touch || !window.matchMedia?.('(pointer: coarse)').matches) return;
    whenReleased(() => grid.set({ touch: true }));
  }
  const describedBy = [control.attributes['aria-describedby'], !table.readOnly && `${id}keys`];
  if (isReplaced(control)) return <ReadOnlyField control={control} />;
  return (
    <div
      className="eidos-table"
      data-mode={grid.RowHandle ? 'ordered' : 'editable'}
      onBlur={onBlur}
      onFocus={onFocus}
    >
      {fieldDescription(control, words)}
      {filterable && <GridFilter label={caption} />}
      <GridTable {...props} caption={caption} describedBy={describedBy.filter(Boolean).join(' ')} />
      <TouchActions />
      {!table.readOnly && <KeyHelp id={`${id}keys`} text={words.t('table.keys')} />}
      {grid.RowHandle && (
        <KeyHelp id={`${id}reorder`} text={words.t(arranged ? 'reorder.arranged' : 'reorder.instructions')} />
      )}
      {grid.resizable && <KeyHelp id={`${id}width`} text={words.t('table.widthKeys')} />}
      <GridFooter control={control} />
    </div>
  );
}
