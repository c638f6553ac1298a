/** Keys for the elements of rows: a row that comes into view reuses the element of one that left it. */
export interface RowSlots {
  /**
   * The slot of each row in view. A row keeps its slot, and with it the focus, for as long as it is in view.
   *
   * @param rows Keys of all rows. When they have changed, the slots of rows that left are not used again.
   * @param seen Keys of the rows in view, in their order.
   */
  readonly assign: (rows: readonly string[], seen: readonly string[]) => ReadonlyMap<string, string>;
}

/** Slots for the rows of one table: reusing an element is much faster than creating one. */
export function createRowSlots(): RowSlots {
  let last: readonly string[] | undefined;
  let slots: ReadonlyMap<string, string> = new Map();
  let made = 0;
  return {
    assign(rows, seen) {
      const reused = rows === last ? reuse(slots, seen) : new Map<string, string>();
      slots = new Map(
        seen.map((key) => [key, slots.get(key) ?? reused.get(key) ?? `slot${(made += 1)}`] as const),
      );
      last = rows;
      return slots;
    },
  };
}

/**
 * Free slots for the rows that came into view. Elements that would move up past one that stays are left out,
 * because React would move all those that stay instead.
 */
function reuse(slots: ReadonlyMap<string, string>, seen: readonly string[]): ReadonlyMap<string, string> {
  const order = [...slots.keys()];
  const places = new Map(order.map((key, place) => [key, place]));
  const inView = new Set(seen);
  const free = order.filter((key) => !inView.has(key));
  const reused = new Map<string, string>();
  let lowest = Infinity;
  for (const key of seen.toReversed()) {
    lowest = Math.min(lowest, places.get(key) ?? Infinity);
    while (free.length > 0 && (places.get(free.at(-1) ?? '') ?? 0) > lowest) free.pop();
    const left = places.has(key) ? undefined : free.pop();
    const slot = left === undefined ? undefined : slots.get(left);
    if (slot !== undefined) reused.set(key, slot);
  }
  return reused;
}
