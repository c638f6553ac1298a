import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { EidosNode } from '../compiler/node';
import { isRightToLeft, useEscape } from '../hooks/effects';
import { ownValue } from '../json/json-object';
import type { Translator } from '../translations/translator';
import { type ChangingWidths, clampWidth, columnId, fitWidth, leastWidth, mostWidth } from './column-widths';
import type { GridColumn, TableColumn } from './columns';
import type { SortOrder } from './sort-rows';

interface TableHeaderProps {
  /** Prefix of the ids of the cells, and of the description of the keys that change a width. */
  readonly id: string;
  readonly columns: readonly GridColumn[];
  readonly words: Translator;
  readonly sort: SortOrder | undefined;
  /** Sorts by a column; the labels are plain text without it. */
  readonly onSort: ((column: string) => void) | undefined;
  readonly resizable: boolean;
  readonly widths: ChangingWidths;
  /** Rendered next to the label of a column. */
  readonly toolOf?: ((column: TableColumn) => ReactNode) | undefined;
  /** In a grid, the index of the cell with the focus, or -1; in a table to read, everything to press is a tab stop. */
  readonly active?: number;
}

/** The widths and labels of the columns of a table: a label sorts, and a handle changes the width. */
export function TableHeader({ columns, ...props }: TableHeaderProps) {
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col
            key={columnId(column)}
            className="eidos-table__col"
            data-kind={typeof column === 'string' ? column : column.compound ? 'compound' : column.node.kind}
            style={{ inlineSize: props.widths.of(column) }}
          />
        ))}
      </colgroup>
      <thead>
        <tr className="eidos-table__header-row" aria-rowindex={1}>
          {columns.map((column, index) => (
            <HeaderCell key={columnId(column)} {...props} column={column} index={index} />
          ))}
        </tr>
      </thead>
    </>
  );
}

interface TableLabelProps {
  readonly node: EidosNode;
  readonly words: Translator;
  /** The label of the schema by default. */
  readonly label?: string;
}

/** The label of a column or of a whole table, with a note where the schema says that it is deprecated. */
export function TableLabel({ node, words, label = words.label(node) }: TableLabelProps) {
  return (
    <>
      {label}
      {node.deprecated && <span className="eidos-field__deprecated"> {words.t('field.deprecated')}</span>}
    </>
  );
}

/** Says which keys work at the elements that it describes, for assistive technology. */
export function KeyHelp({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className="eidos-visually-hidden">
      {text}
    </p>
  );
}

interface HeaderCellProps extends Omit<TableHeaderProps, 'columns'> {
  readonly column: GridColumn;
  readonly index: number;
}

const headings = { row: 'table.rowNumber', details: 'table.detailsColumn', delete: 'table.actions' } as const;

function HeaderCell({ column, index, ...props }: HeaderCellProps) {
  const { words, sort, onSort, resizable, widths, toolOf, active } = props;
  const data = typeof column === 'string' ? undefined : column;
  const id = `${props.id}header-${index}`;
  const direction = data && sort?.column === data.name ? sort.direction : undefined;
  const tool = data && toolOf?.(data);
  const sorts = data && onSort && !data.compound;
  const isGrid = active !== undefined;
  const isActive = active === index;
  const takesFocus = isGrid && (onSort !== undefined || resizable);
  const tabStop = !isGrid || isActive;
  const label = data && (
    <>
      <TableLabel node={data.node} words={words} />
      {isGrid && isRequired(data) && (
        <span className="eidos-field__required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <th
      id={id}
      scope="col"
      className="eidos-table__header"
      data-edge={takesFocus ? 'header' : undefined}
      data-active={isActive || undefined}
      data-align={data?.align}
      aria-colindex={isGrid ? index + 1 : undefined}
      aria-sort={sorts ? (direction ?? 'none') : undefined}
      // Without this, the name of the column would include those of the handle and the tool.
      aria-labelledby={data && (resizable || tool) ? `${id}label` : undefined}
      tabIndex={takesFocus && !sorts ? (isActive ? 0 : -1) : undefined}
      title={data && words.wordsOf(data.node, 'description')}
    >
      {typeof column === 'string' ? (
        <span className="eidos-visually-hidden">{words.t(headings[column])}</span>
      ) : sorts ? (
        <button
          id={`${id}label`}
          type="button"
          className="eidos-table__sort"
          data-grid-focus=""
          data-direction={direction}
          tabIndex={tabStop ? undefined : -1}
          onClick={() => onSort(column.name)}
        >
          <span className="eidos-table__sort-label">{label}</span>
        </button>
      ) : (
        <span id={`${id}label`}>{label}</span>
      )}
      {tool}
      {data && resizable && (
        <ColumnHandle
          label={words.label(data.node)}
          describedBy={`${props.id}width`}
          {...{ column, widths, words, tabStop }}
        />
      )}
    </th>
  );
}

function isRequired({ node, name, readOnly }: TableColumn): boolean {
  return node.required && name !== '' && !readOnly && node.kind !== 'boolean';
}

/** The number of px by which an arrow key changes a width; with Shift, a tenth of it. */
const step = 10;

interface ColumnHandleProps extends Pick<HeaderCellProps, 'column' | 'widths' | 'words'> {
  readonly label: string;
  readonly describedBy: string;
  readonly tabStop: boolean;
}

/** The handle at the end of a column's header, which changes its width: dragged, by arrow keys, or by a double press. */
function ColumnHandle({ column, widths, words, label, describedBy, tabStop }: ColumnHandleProps) {
  const element = useRef<HTMLSpanElement>(null);
  const drag = useRef<{ readonly x: number; readonly width: number; moved: boolean } | undefined>(undefined);
  const [measured, setMeasured] = useState<number>();
  const now = widths.of(column) ?? measured ?? 160;
  const header = () => element.current!.closest('th')!;
  /** 1 when a column grows to the right, -1 when it grows to the left. */
  const forward = () => (isRightToLeft(element.current!) ? -1 : 1);

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, width: header().offsetWidth || now, moved: false };
    // jsdom lacks this method.
    element.current!.setPointerCapture?.(event.pointerId);
  }

  function onPointerMove(event: PointerEvent) {
    const { current } = drag;
    if (!current) return;
    // Released over the page around a frame, of which the frame gets no event.
    if (event.buttons === 0) return onPointerUp();
    current.moved = true;
    widths.set(header(), clampWidth(current.width + (event.clientX - current.x) * forward()));
  }

  function onPointerUp() {
    if (drag.current?.moved) widths.report();
    drag.current = undefined;
  }

  useEscape(element, () => {
    const { current } = drag;
    drag.current = undefined;
    if (current?.moved) resize(current.width);
    return current !== undefined;
  });

  function resize(width: number | undefined) {
    if (width === undefined) return;
    widths.set(header(), width);
    widths.report();
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = widthAfter(event, header().offsetWidth || now, forward());
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    resize(next ?? fitWidth(header()));
  }

  return (
    <span
      ref={element}
      role="separator"
      className="eidos-table__column-handle"
      aria-orientation="vertical"
      aria-label={words.t('table.columnWidth', { column: label })}
      aria-describedby={describedBy}
      aria-valuenow={now}
      aria-valuemin={leastWidth}
      aria-valuemax={mostWidth}
      tabIndex={tabStop ? 0 : -1}
      onFocus={() => setMeasured(header().offsetWidth || undefined)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={() => resize(fitWidth(header()))}
      onKeyDown={onKeyDown}
    />
  );
}

function widthAfter({ key, shiftKey }: KeyboardEvent, width: number, direction: 1 | -1): number | undefined {
  const change = direction * (shiftKey ? step / 10 : step);
  const [ArrowRight, ArrowLeft] = [width + change, width - change].map(clampWidth);
  return ownValue({ ArrowRight, ArrowLeft, Home: leastWidth, End: mostWidth }, key);
}
