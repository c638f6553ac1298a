import { useCallback } from 'react';
import { useGrid } from './use-grid';
import { useStillCounts } from './use-still-counts';

/** How many rows are unsaved, and how many errors and conflicts a table shows, in all of its rows. */
export function TableMarks() {
  const { controller, pointer, words, unsavedRows } = useGrid();
  const count = useCallback(() => {
    const { rows, conflicts } = unsavedRows();
    return [rows.size, controller.getErrors(pointer, 'shown').length, conflicts];
  }, [controller, pointer, unsavedRows]);
  const [rows = 0, errors = 0, conflicts = 0] = useStillCounts(count);
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
