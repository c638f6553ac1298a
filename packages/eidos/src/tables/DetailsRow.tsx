import { memo, useMemo } from 'react';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { FieldNotes } from '../fields/FieldNotes';
import { useControl } from '../fields/use-control';
import { EidosPart } from '../parts/EidosPart';
import { OptionContext, useNode } from '../parts/use-node';
import type { GridLineProps } from './GridRow';
import { useGrid } from './use-grid';
import { useWatchedLine } from './use-row-window';

/** The details under a row: all of its fields, laid out as elsewhere on the screen. */
export const DetailsRow = memo(function DetailsRow({ row, line, watch }: GridLineProps) {
  const { columns, pointer, words } = useGrid();
  const label = words.t('table.row', { row: row + 1 });
  const element = useWatchedLine(watch, line);
  return (
    <tr
      ref={element}
      className="eidos-table__details"
      data-index={line}
      data-details={row}
      aria-rowindex={line + 2}
    >
      <td role="gridcell" colSpan={columns.length} aria-label={words.t('table.details', { row: row + 1 })}>
        <div className="eidos-table__details-content">
          <Details pointer={joinPointer(pointer, row)} label={label} />
        </div>
      </td>
    </tr>
  );
});

/** A row has no label of its own, so its part is labelled with its number, and a group needs no frame around it. */
function Details({ pointer, label }: { pointer: Pointer; label: string }) {
  const node = useNode(pointer);
  const named = useMemo(
    () => ({ pointer, isNamed: node.kind === 'group', node: { ...node, label } }),
    [pointer, node, label],
  );
  return (
    <OptionContext.Provider value={named}>
      <EidosPart pointer={pointer} />
      {node.kind === 'group' && <RowNotes pointer={pointer} />}
    </OptionContext.Provider>
  );
}

function RowNotes({ pointer }: { pointer: Pointer }) {
  return <FieldNotes control={useControl(pointer)} />;
}
