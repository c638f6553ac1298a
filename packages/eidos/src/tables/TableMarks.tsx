import { useMemo, useSyncExternalStore } from 'react';
import { createStillReader } from '../hooks/pointer-press';
import { useGrid } from './use-grid';

/** How many rows are unsaved, and how many errors and conflicts a table shows, in all of its rows. */
export function TableMarks() {
  const { controller, pointer, words, unsavedRows } = useGrid();
  const { subscribe, read } = useMemo(
    () =>
      // A text, because a new object would render at each change of the screen.
      createStillReader(controller.subscribe, () => {
        const { rows, conflicts } = unsavedRows();
        return [rows.size, controller.getErrors(pointer, 'shown').length, conflicts].join();
      }),
    [controller, pointer, unsavedRows],
  );
  const counts = useSyncExternalStore(subscribe, read, read).split(',').map(Number);
  const [rows = 0, errors = 0, conflicts = 0] = counts;
  const marks = [
    { mark: 'unsaved', count: rows, text: words.t('table.unsavedRows', { count: rows }) },
    { mark: 'error', count: errors, text: words.t('table.allErrors', { count: errors }) },
    { mark: 'conflict', count: conflicts, text: words.t('table.conflicts', { count: conflicts }) },
  ].filter(({ count }) => count > 0);
  return marks.map(({ mark, count, text }) => (
    <span key={mark} className="eidos-table__mark" data-mark={mark} title={text}>
      <span aria-hidden="true">{words.formatNumber(count)}</span>
      <span className="eidos-visually-hidden">{text}</span>
    </span>
  ));
}
