import { createRowRecycler } from './reorder';

const rows = Array.from({ length: 100 }, (_, row) => `row${row}`);
const from = (first: number, count: number) => rows.slice(first, first + count);

describe('recycling of rows', () => {
  it('keeps the element of every row while it is in view', () => {
    const recycle = createRowRecycler();
    const before = recycle(rows, from(0, 10));
    const after = recycle(rows, from(4, 10));
    for (const row of from(4, 6)) expect(after.get(row)).toBe(before.get(row));
  });

  it('gives rows below the elements of rows that left above, in their order', () => {
    const recycle = createRowRecycler();
    const before = recycle(rows, from(0, 10));
    const after = recycle(rows, from(3, 10));
    expect(from(10, 3).map((row) => after.get(row))).toEqual(from(0, 3).map((row) => before.get(row)));
  });

  it('reuses all elements when only a pinned row stays in view', () => {
    const recycle = createRowRecycler();
    const before = recycle(rows, ['row0', ...from(10, 5)]);
    const after = recycle(rows, ['row0', ...from(60, 5)]);
    expect([...after.values()]).toEqual([...before.values()]);
  });

  it('creates new elements for rows above those that stay', () => {
    const recycle = createRowRecycler();
    const before = recycle(rows, from(10, 10));
    const after = recycle(rows, from(7, 10));
    expect(from(7, 3).filter((row) => [...before.values()].includes(after.get(row) ?? ''))).toEqual([]);
  });

  it('never gives one element to two rows, nor that of a deleted row', () => {
    const recycle = createRowRecycler();
    const deleted = recycle(rows, from(0, 10)).get('row0');
    const left = rows.slice(1);
    const after = [...recycle(left, left.slice(0, 10)).values()];
    expect(new Set(after).size).toBe(10);
    expect(after).not.toContain(deleted);
  });
});
