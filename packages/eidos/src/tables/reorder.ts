/** A row that is being moved: its original position and where it would drop. */
export interface Lifted {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** The row that is visible at `place` while a row is lifted. */
export function rowAtPlace(place: number, lifted: Lifted | undefined): number {
  if (!lifted) return place;
  const { from, to } = lifted;
  if (place === to) return from;
  if (from < to && place >= from && place < to) return place + 1;
  if (from > to && place > to && place <= from) return place - 1;
  return place;
}

/** The visible position of `row` while a row is lifted; the inverse of `rowAtPlace`. */
export function placeOfRow(row: number, lifted: Lifted | undefined): number {
  return rowAtPlace(row, lifted && { ...lifted, from: lifted.to, to: lifted.from });
}

/** Where a key moves a lifted row; undefined when the key does not move it. */
export function liftedTarget(key: string, to: number, rows: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, to - 1);
    case 'ArrowDown':
      return Math.min(rows - 1, to + 1);
    case 'Home':
      return 0;
    case 'End':
      return rows - 1;
    default:
      return undefined;
  }
}
