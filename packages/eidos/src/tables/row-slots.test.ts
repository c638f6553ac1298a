import { createRowSlots } from './row-slots';

const rows = Array.from({ length: 100 }, (_, row) => `row${row}`);
const from = (first: number, count: number) => rows.slice(first, first + count);

describe('row slots', () => {
  it('keeps the slot of every row while it is in view', () => {
    const slots = createRowSlots();
    const before = slots.assign(rows, from(0, 10));
    const after = slots.assign(rows, from(4, 10));
    for (const row of from(4, 6)) expect(after.get(row)).toBe(before.get(row));
  });

  it('assigns rows below the slots of rows that left above, in their order', () => {
    const slots = createRowSlots();
    const before = slots.assign(rows, from(0, 10));
    const after = slots.assign(rows, from(3, 10));
    expect(from(10, 3).map((row) => after.get(row))).toEqual(from(0, 3).map((row) => before.get(row)));
  });

  it('reassigns all slots when only a pinned row stays in view', () => {
    const slots = createRowSlots();
    const before = slots.assign(rows, ['row0', ...from(10, 5)]);
    const after = slots.assign(rows, ['row0', ...from(60, 5)]);
    expect([...after.values()]).toEqual([...before.values()]);
  });

  it('creates new slots for rows above those that stay', () => {
    const slots = createRowSlots();
    const before = slots.assign(rows, from(10, 10));
    const after = slots.assign(rows, from(7, 10));
    expect(from(7, 3).filter((row) => [...before.values()].includes(after.get(row) ?? ''))).toEqual([]);
  });

  it('never assigns one slot to two rows, nor the slot of a deleted row', () => {
    const slots = createRowSlots();
    const deleted = slots.assign(rows, from(0, 10)).get('row0');
    const left = rows.slice(1);
    const after = [...slots.assign(left, left.slice(0, 10)).values()];
    expect(new Set(after).size).toBe(10);
    expect(after).not.toContain(deleted);
  });
});
