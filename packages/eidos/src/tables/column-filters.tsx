import { useEffect } from 'react';
import type { EidosNode } from '../compiler/node';
import { choicesOf, isNumeric, isText } from '../controller/node-tree';
import { namedValues, readText, valueText, type TextWords } from '../controller/read-text';
import { LabeledInput } from '../fields/LabeledInput';
import { usePopover } from '../hooks/effects';
import { equalJson } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import { foldText } from '../translations/fold-text';
import type { Translator } from '../translations/translator';
import type { TableColumn } from './columns';
import { textIn, valueIn } from './cell-text';

/** The filter of one column; a value matches everything that is set. */
export interface ColumnFilter {
  /** A part of the text that the cell shows, whatever its case and accents. */
  readonly contains?: string;
  /** The lowest number, or the first day as `2026-03-09`. */
  readonly from?: number | string;
  /** The highest number, or the last day. */
  readonly to?: number | string;
  /** The values of the choices, one of which must be that of the cell. */
  readonly oneOf?: readonly JsonValue[];
}

/** The filter of one column as it was typed and chosen. */
export interface FilterEntry extends ColumnFilter {
  readonly from?: string;
  readonly to?: string;
}

const bounds = ['from', 'to'] as const;

const labels = { contains: 'table.contains', from: 'table.from', to: 'table.to' } as const;

/** How a column is filtered; undefined for a column that is not. */
function filterKind({ node, compound }: TableColumn): 'choices' | 'number' | 'date' | 'text' | undefined {
  // A filter would find out a write-only value.
  if (compound || node.writeOnly) return undefined;
  if (choicesOf(node) || node.kind === 'boolean') return 'choices';
  if (isNumeric(node)) return 'number';
  return isText(node) && (node.format === 'date' || node.format === 'date-time') ? 'date' : 'text';
}

/** Reads a filter from what was entered; undefined when it has no effect. Text that does not read as a number has none. */
export function readFilter(
  column: TableColumn,
  { contains = '', oneOf = [], ...entry }: FilterEntry,
  words: Translator,
): ColumnFilter | undefined {
  const read = bounds.flatMap((bound) => {
    const { value } = readBound(column, entry[bound] ?? '', words);
    return value === undefined ? [] : [[bound, value] as const];
  });
  const filter = {
    ...(contains.trim() === '' ? {} : { contains: contains.trim() }),
    ...(oneOf.length === 0 ? {} : { oneOf }),
    ...Object.fromEntries(read),
  };
  return Object.keys(filter).length === 0 ? undefined : filter;
}

/** Reads the end of a range as the user writes numbers; what is not one has an error. */
function readBound(column: TableColumn, text: string, words: Translator) {
  if (text === '' || filterKind(column) === 'date') return { value: text || undefined };
  const reading = readText(column.node, text, words);
  if (!reading.ok) return { error: words.error({ pointer: '', ...reading.violation }, column.node) };
  return { value: typeof reading.value === 'number' ? reading.value : undefined };
}

/** Returns a function that tests a row. A text that is not a value may become any, so only a filter by text hides its row. */
export function createFilterTest(
  column: TableColumn,
  { contains, from, to, oneOf }: ColumnFilter,
  columns: readonly TableColumn[],
  words: TextWords,
): (row: JsonValue, typed?: string) => boolean {
  const folded = contains === undefined ? undefined : foldText(contains, words.locale);
  const matches = (text: string) => folded === undefined || foldText(text, words.locale).includes(folded);
  return (row, typed) => {
    if (typed !== undefined) return matches(typed);
    const value = valueIn(row, column);
    if (oneOf && !oneOf.some((choice) => equalJson(choice, value))) return false;
    if (folded !== undefined && !matches(textIn(row, column, columns, words))) return false;
    if (from === undefined && to === undefined) return true;
    const one = comparable(column.node, value);
    return one !== undefined && (from === undefined || one >= from) && (to === undefined || one <= to);
  };
}

/** A number, or the day of a date in its own time zone, as its cell shows it. */
function comparable(node: EidosNode, value: JsonValue | undefined): number | string | undefined {
  if (isNumeric(node)) return typeof value === 'number' ? value : undefined;
  return typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
}

interface ColumnFilterProps {
  readonly column: TableColumn;
  readonly entry: FilterEntry;
  readonly onEntry: (entry: FilterEntry) => void;
  readonly words: Translator;
}

/** The button in the header of a column that opens its filter; nothing for a column that is not filtered. */
export function ColumnFilterButton({ column, entry, onEntry, words }: ColumnFilterProps) {
  const kind = filterKind(column);
  const { button, popover, close } = usePopover();
  const { ref, id } = popover;
  // The property of React focuses an element when it is rendered, and not when its popover opens.
  useEffect(() => ref.current?.querySelector('input')?.setAttribute('autofocus', ''), [ref]);
  if (!kind) return null;
  const label = words.t('table.filter', { label: words.label(column.node) });
  const isActive = readFilter(column, entry, words) !== undefined;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="eidos-table__filter-button"
        aria-label={isActive ? words.t('table.filterActive', { label }) : label}
        data-active={isActive || undefined}
      />
      <div
        {...popover}
        aria-label={label}
        className="eidos-table__menu eidos-table__column-filter"
        data-own-undo=""
      >
        <Fields {...{ id, column, entry, onEntry, words }} />
        <div className="eidos-table__actions">
          <Button onClick={() => onEntry({})}>{words.t('table.clear')}</Button>
          <Button onClick={close}>{words.t('table.done')}</Button>
        </div>
      </div>
    </>
  );
}

/** The fields of a filter. They belong to no form, so that a form around the table does not read or submit them. */
function Fields({ id, column, entry, onEntry, words }: ColumnFilterProps & { readonly id: string }) {
  const { elements } = useScreen().registry;
  const { node } = column;
  const { oneOf = [] } = entry;
  const kind = filterKind(column);
  if (kind === 'text' || kind === 'number' || kind === 'date')
    return (kind === 'text' ? (['contains'] as const) : bounds).map((name) => (
      <LabeledInput
        key={name}
        id={`${id}${name}`}
        type={kind === 'date' ? 'date' : 'text'}
        form=""
        label={words.t(labels[name])}
        value={entry[name] ?? ''}
        error={name === 'contains' ? undefined : readBound(column, entry[name] ?? '', words).error}
        onChange={({ target }) => onEntry({ ...entry, [name]: target.value })}
      />
    ));
  const named = namedValues(node).map(({ value }) => value);
  const values = choicesOf(node) ? named : [true, false, ...named];
  const without = (value: JsonValue) => oneOf.filter((one) => !equalJson(one, value));
  return values.map((value) => {
    const checked = without(value).length < oneOf.length;
    return (
      <label key={JSON.stringify(value)} className="eidos-radios__option">
        <elements.input
          type="checkbox"
          form=""
          className="eidos-checkbox"
          checked={checked}
          onChange={() => onEntry({ oneOf: checked ? without(value) : [...oneOf, value] })}
        />
        {valueText(node, value, words)}
      </label>
    );
  });
}
