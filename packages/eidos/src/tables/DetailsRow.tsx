import { memo } from 'react';
import { joinPointer } from '../json/json-pointer';
import { ItemPart } from '../layout/ItemPart';
import type { GridLineProps } from './GridRow';
import { useGrid } from './use-grid';
import { useWatchedLine } from './use-row-window';

/** The details under a row: all of its fields, laid out as elsewhere on the screen. */
export const DetailsRow = memo(function DetailsRow({ row, dataRow, line, watch }: GridLineProps) {
  const { columns, pointer, words } = useGrid();
  const label = words.t('table.row', { row: dataRow + 1 });
  const element = useWatchedLine(watch, line);
  return (
    <tr
      ref={element}
      className="eidos-table__details"
      data-index={line}
      data-details={row}
      aria-rowindex={line + 2}
    >
      <td
        role="gridcell"
        colSpan={columns.length}
        aria-label={words.t('table.details', { row: dataRow + 1 })}
      >
        <div className="eidos-table__details-content">
          <ItemPart pointer={joinPointer(pointer, dataRow)} label={label} />
        </div>
      </td>
    </tr>
  );
});
