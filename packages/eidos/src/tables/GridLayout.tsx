import { type FocusEvent, useRef } from 'react';
import { GridFooter } from './GridFooter';
import { GridTable } from './GridTable';
import { useGrid } from './use-grid';

interface GridLayoutProps {
  readonly height: number | undefined;
  readonly caption: string | undefined;
}

/** The description, the grid and its actions. */
export function GridLayout({ height, caption }: GridLayoutProps) {
  const grid = useGrid();
  const { table, words, id } = grid;
  const addRef = useRef<HTMLButtonElement>(null);
  // Errors of the table as a whole, such as too few rows, are shown once the user has left it.
  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) grid.controller.touch(grid.pointer);
  }
  return (
    <div className="eidos-table" data-mode={grid.ordered ? 'ordered' : 'editable'} onBlur={onBlur}>
      {table.description !== undefined && (
        <p id={`${id}description`} className="eidos-field__description">
          {words.wordsOf(table, 'description')}
        </p>
      )}
      <GridTable
        height={height}
        caption={caption ?? words.label(table)}
        describedBy={`${table.description === undefined ? '' : `${id}description `}${id}keys ${id}errors`}
        emptyFocusRef={addRef}
      />
      <p id={`${id}keys`} className="eidos-visually-hidden">
        {words.t('table.keys')}
      </p>
      {grid.ordered && (
        <p id={`${id}reorder`} className="eidos-visually-hidden">
          {words.t('reorder.instructions')}
        </p>
      )}
      <GridFooter addRef={addRef} />
    </div>
  );
}
