import type { Translator } from '../translations/translator';
import { columnWidth, type TableColumn } from './columns';
import type { SortOrder } from './sort-rows';

interface DisplayHeaderProps {
  readonly columns: readonly TableColumn[];
  readonly words: Translator;
  readonly sort: SortOrder | undefined;
  /** Sorts by a column; the headers are plain text without it. */
  readonly onSort: ((column: string) => void) | undefined;
}

/** The columns' labels, each a button that sorts. */
export function DisplayHeader({ columns, words, sort, onSort }: DisplayHeaderProps) {
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column.name} className="eidos-table__col" data-kind={columnWidth(column)} />
        ))}
      </colgroup>
      <thead>
        <tr className="eidos-table__header-row" aria-rowindex={1}>
          {columns.map((column) => {
            const direction = sort?.column === column.name ? sort.direction : undefined;
            const label = words.label(column.node);
            const sorts = onSort && !column.compound;
            return (
              <th
                key={column.name}
                scope="col"
                className="eidos-table__header"
                data-align={column.align}
                title={words.wordsOf(column.node, 'description')}
                aria-sort={sorts ? (direction ?? 'none') : undefined}
              >
                {sorts ? (
                  <button
                    type="button"
                    className="eidos-table__sort"
                    data-direction={direction}
                    onClick={() => onSort(column.name)}
                  >
                    {label}
                  </button>
                ) : (
                  label
                )}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}
