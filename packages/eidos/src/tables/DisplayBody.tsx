import { createElement, type ReactNode, useId, useMemo } from 'react';
import type { DisplayTableProps } from './table-props';
import { useController } from '../hooks/contexts';
import type { FoundRows } from './row-pages';
import { useFieldPart, whole } from '../hooks/use-field';
import { bodyRows, type RowWindow, useLine } from './use-row-window';
import { isReplacedRow, type TableColumn } from './columns';
import type { EidosNode } from '../compiler/node';
import { storeOf } from '../controller/create-controller';
import { useErrors, useShownErrors } from '../hooks/use-errors';
import {
  joinPointer,
  partAt,
  type Pointer,
  type PointerTree,
  splitPointer,
  treeOf,
} from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { useFocusTarget } from '../parts/screen-context';
import type { Translator } from '../translations/translator';
import type { FieldError } from '../validation/outcome';
import { cellText, replacedText, typedText, textIn, valueIn } from './cell-text';

export interface ShownRow {
  readonly key: string;
  /** Index of the row in the data. */
  readonly index: number;
  readonly value: JsonValue;
}

interface ShownColumns {
  readonly columns: readonly TableColumn[];
  readonly words: Translator;
}

interface DisplayBodyProps
  extends ShownColumns, Pick<DisplayTableProps, 'pointer' | 'onRowClick' | 'rowHref' | 'renderCell'> {
  readonly found: FoundRows;
  readonly rows: Omit<RowWindow, 'scrollRef'>;
  /** Why there are no rows. */
  readonly empty: ReactNode;
}

export function DisplayBody(props: DisplayBodyProps) {
  const { columns, found, rows, empty } = props;
  const errors = useErrors('');
  const wrong = useMemo(() => partAt(treeOf(errors), props.pointer), [errors, props.pointer]);
  return (
    <tbody>
      {bodyRows(rows, (line) => {
        const row = found.rowAt(line);
        const inRow = found.rows && row && wrong?.children.get(String(row.index));
        return <Row key={row?.key ?? `line${line}`} {...props} {...{ row, line }} errors={inRow} />;
      })}
      {!found.total && (
        <tr>
          <td className="eidos-table__empty" colSpan={columns.length}>
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface RowProps extends DisplayBodyProps {
  readonly row: ShownRow | undefined;
  readonly line: number;
  readonly errors: PointerTree<FieldError> | undefined;
}

function Row(props: RowProps) {
  const { columns, words, row, line, errors, onRowClick, rowHref, renderCell } = props;
  const { watch, virtual } = props.rows;
  const replaced = row && replacedText(row.value, columns[0], words);
  const opens = row && (onRowClick !== undefined || rowHref !== undefined);
  return (
    <tr
      {...useLine(watch, line)}
      className="eidos-table__row"
      data-opens={opens || undefined}
      aria-rowindex={virtual ? line + 2 : undefined}
    >
      {columns.map((column, index) => {
        if (!row)
          return (
            <td key={column.name} className="eidos-table__cell" data-loading="">
              {index === 0 && words.t('table.loadingRow')}
            </td>
          );
        const isWhole = column.isRow || (index === 0 && replaced !== undefined);
        const pointer = joinPointer(props.pointer, row.index, ...(isWhole ? [] : [column.name]));
        const value = valueIn(row.value, column);
        function show(text: string) {
          const content =
            renderCell && replaced === undefined && !column.rest
              ? renderCell({ pointer, column: column.name, value, text })
              : text;
          if (index > 0 || !row || !opens) return content;
          const label = text === '' ? words.t('table.openRow', { row: line + 1 }) : undefined;
          return (
            <RowOpener {...props} row={row} label={label}>
              {content}
            </RowOpener>
          );
        }
        const { align } = column;
        const text = textIn(row.value, column, columns, words);
        if (isWhole ? errors : errors?.children.get(column.name))
          return <WrongCell key={column.name} {...{ pointer, align, words, text, show }} />;
        return (
          <td key={column.name} className="eidos-table__cell" data-align={align}>
            {show(text)}
          </td>
        );
      })}
    </tr>
  );
}

interface WrongCellProps extends Pick<ShownColumns, 'words'> {
  readonly pointer: Pointer;
  readonly align: TableColumn['align'];
  readonly text: string;
  readonly show: (text: string) => ReactNode;
}

/** A cell with an error: what was typed or is stored, and the messages once its field was touched. An error leads here. */
function WrongCell({ pointer, align, words, text, show }: WrongCellProps) {
  const id = useId();
  const field = useFieldPart(pointer, whole);
  const errors = useShownErrors(pointer);
  useFocusTarget(pointer, id);
  return (
    <td
      id={id}
      className="eidos-table__cell"
      tabIndex={-1}
      // A browser leaves a cell that is partly in view where it is; jsdom has no layout and lacks this method.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
      data-align={align}
      data-invalid={errors.length > 0 || undefined}
    >
      {show(typedText(field) || text)}
      {errors.length > 0 && <Messages errors={errors} words={words} />}
    </td>
  );
}

interface MessagesProps extends Pick<ShownColumns, 'words'> {
  readonly errors: readonly FieldError[];
  readonly before?: (error: FieldError, node: EidosNode | undefined) => string;
}

function Messages({ errors, words, before }: MessagesProps) {
  const { tryPlace } = storeOf(useController()).view;
  const texts = errors.map((error) => {
    // A part of a chosen object has no place.
    const node = tryPlace(error.pointer)?.node;
    return `${before?.(error, node) ?? ''}${words.error(error, node)}`;
  });
  return (
    <ul className="eidos-field__errors">
      {[...new Set(texts)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** How many errors are listed. */
const most = 20;

/** The errors that no cell shows, with what is stored there: of a row, of a constant or of a hidden column. */
export function OtherErrors({ pointer, columns, words }: ShownColumns & Pick<DisplayTableProps, 'pointer'>) {
  const controller = useController();
  const shown = useShownErrors(pointer);
  const errors = shown.filter((error) => {
    const [row, name] = splitPointer(error.pointer.slice(pointer.length));
    if (row === undefined) return false;
    const value: JsonValue | undefined = controller.get(joinPointer(pointer, row));
    return (
      !isReplacedRow(value, columns[0]!) && !columns.some((column) => column.isRow || column.name === name)
    );
  });
  if (errors.length === 0) return null;
  function before({ pointer: at }: FieldError, node: EidosNode | undefined): string {
    const [row, name = ''] = splitPointer(at.slice(pointer.length));
    const place = words.t('table.cell', { column: node ? words.label(node) : name, row: Number(row) + 1 });
    const field = node && controller.getField(at);
    const text = field ? typedText(field) || cellText(node, field.value, words) : '';
    return `${place}: ${text === '' ? '' : `${text} – `}`;
  }
  return <Messages errors={errors.slice(0, most)} words={words} before={before} />;
}

interface RowOpenerProps extends DisplayBodyProps {
  readonly row: ShownRow;
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** A native button or link in the first cell; the style sheet stretches it over the whole row. */
function RowOpener({ row, label, pointer, children, onRowClick, rowHref }: RowOpenerProps) {
  const item = { index: row.index, pointer: joinPointer(pointer, row.index), value: row.value };
  const attributes = {
    href: rowHref?.(item),
    type: rowHref ? undefined : 'button',
    className: 'eidos-table__opener',
    'aria-label': label,
    onClick: onRowClick && (() => onRowClick(item)),
  };
  return createElement(rowHref ? 'a' : 'button', attributes, children);
}
