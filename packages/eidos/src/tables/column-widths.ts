import type { Translator } from '../translations/translator';
import { useNode } from '../parts/use-node';
import { expectKind } from '../fields/control';
import type { Pointer } from '../json/json-pointer';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { TableNode } from '../compiler/node';
import { useBrowserLayoutEffect } from '../hooks/effects';
import { deriveColumns, type GridColumn, type TableColumns } from './columns';
import { clamp } from './use-row-window';

/** Widths of columns in px, by the name of their property. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** A narrower column has no space for a word. */
export const leastWidth = 48;
export const mostWidth = 1200;

export function clampWidth(width: number): number {
  return Math.round(clamp(width, mostWidth, leastWidth));
}

export type ChangingWidths = ReturnType<typeof useColumnWidths>;

export function useColumnWidths(
  columns: readonly GridColumn[],
  start: ColumnWidths = {},
  onChange: ((widths: ColumnWidths) => void) | undefined,
) {
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(
    () => new Map(Object.entries(start).map(([name, width]) => [idOf(name), width])),
  );
  // Several changes may precede the next rendering.
  const latest = useRef(widths);
  return useMemo(() => {
    const ids = columns.map(columnId);
    const hinted = columns.flatMap((column) =>
      typeof column === 'string' || column.node.width === undefined
        ? []
        : [[columnId(column), column.node.width] as const],
    );
    const shown = new Map([...hinted, ...widths]);
    return {
      sized: shown.size > 0,
      of: (column: GridColumn) => shown.get(columnId(column)),
      /** Sets the width of a column. Every other one is as wide as on the screen from then on, so that it does not change too. */
      set(header: HTMLTableCellElement, width: number) {
        const own = [ids[header.cellIndex]!, width] as const;
        latest.current = new Map([...measureWidths(header, ids), ...hinted, ...latest.current, own]);
        setWidths(latest.current);
      },
      report() {
        const own = [...latest.current].filter(([id]) => id.startsWith(idOf('')));
        onChange?.(Object.fromEntries(own.map(([id, width]) => [id.slice(1), width])));
      },
    };
  }, [columns, widths, onChange]);
}

const idOf = (name: string) => `.${name}`;

/** Identifies a column, also one with numbers or buttons, whatever the names of the others are. */
export function columnId(column: GridColumn): string {
  return typeof column === 'string' ? column : idOf(column.name);
}

/** The widths that the columns have on the screen, by the given ids; without a layout there are none. */
function measureWidths(header: HTMLTableCellElement, ids: readonly string[]): ReadonlyMap<string, number> {
  const cells = [...(header.parentElement?.children ?? [])] as HTMLElement[];
  const measured = ids.map((id, index) => [id, cells[index]?.offsetWidth ?? 0] as const);
  return new Map(measured.filter(([, width]) => width > 0));
}

/**
 * The width in px at which nothing in the column of a header cell is cut off, in the rows that are rendered.
 *
 * @returns undefined without a layout.
 */
export function fitWidth(header: HTMLTableCellElement): number | undefined {
  const table = header.closest('table')!;
  const { style } = table.querySelectorAll('col')[header.cellIndex]!;
  const before = style.inlineSize;
  style.inlineSize = 'auto';
  // The style sheet makes each column as wide as its words meanwhile.
  table.toggleAttribute('data-fit', true);
  const width = header.offsetWidth;
  table.toggleAttribute('data-fit', false);
  style.inlineSize = before;
  // `offsetWidth` is rounded.
  return width > 0 ? clampWidth(width + 1) : undefined;
}

/** The table at a pointer, with a label even if it is the whole screen and has no title. Throws for any other kind. */
export function useTable(component: string, pointer: Pointer, words: Translator): TableNode {
  const table = expectKind({ node: useNode(pointer), pointer }, component, 'table');
  return useMemo(
    () => (words.label(table) === '' ? { ...table, label: words.t('table.untitled') } : table),
    [table, words],
  );
}

/** The columns of a table with the fields of these names; all fields without names. The list may be a new one in each render. */
export function useColumns(table: TableNode, names: readonly string[] | undefined): TableColumns {
  const list = names && JSON.stringify(names);
  return useMemo(
    () => deriveColumns(table, list === undefined ? undefined : (JSON.parse(list) as string[])),
    [table, list],
  );
}

/** The part of a table's width that columns which stay in view may take. */
const stickyShare = 0.6;

/**
 * Keeps the first columns of a table in view while it scrolls sideways, unless they would leave too little room for the
 * others.
 *
 * @param count How many columns stay: 1, 2 after a column of row numbers, 0 for none.
 */
export function useStickyColumn(
  scrollRef: RefObject<HTMLElement | null>,
  count: 0 | 1 | 2,
  columns: readonly GridColumn[],
): void {
  useBrowserLayoutEffect(() => {
    const area = scrollRef.current;
    const row = area?.querySelector('thead > tr');
    // jsdom lacks this class.
    if (count === 0 || !area || !row || typeof ResizeObserver === 'undefined') return undefined;
    const headers = [...row.children].slice(0, count) as HTMLElement[];
    function measure() {
      const widths = headers.map(({ offsetWidth }) => offsetWidth);
      const width = widths.reduce((sum, one) => sum + one, 0);
      const before = count === 2 ? widths[0]! : 0;
      const isSticky = row!.children.length > count && width <= area!.clientWidth * stickyShare;
      area!.toggleAttribute('data-sticky', isSticky);
      area!.style.setProperty('--eidos-table-before', `${before}px`);
      area!.style.setProperty('scroll-padding-inline-start', `${isSticky ? width : before}px`);
    }
    const observer = new ResizeObserver(measure);
    [area, ...headers].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [scrollRef, count, columns]);
}
