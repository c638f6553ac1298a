import fc from 'fast-check';
import { layOutLines, liftedTarget } from './reorder';

describe('a lifted row', () => {
  const move = fc
    .integer({ min: 1, max: 30 })
    .chain((rows) => fc.record({ rows: fc.constant(rows), from: fc.nat(rows - 1), to: fc.nat(rows - 1) }));

  const layOut = (rows: number, from: number, to: number) =>
    layOutLines(Array.from({ length: rows }, String), new Set(), { key: String(from), from, to });

  it('is shown where a splice would put it', () => {
    fc.assert(
      fc.property(move, ({ rows, from, to }) => {
        const expected = Array.from({ length: rows }, (_, index) => index);
        expected.splice(to, 0, ...expected.splice(from, 1));
        const { at } = layOut(rows, from, to);
        expect(expected.map((_, place) => at(place).row)).toEqual(expected);
      }),
    );
  });

  it('keeps every row reachable', () => {
    fc.assert(
      fc.property(move, ({ rows, from, to }) => {
        const { at, linesOf } = layOut(rows, from, to);
        for (let row = 0; row < rows; row++) expect(linesOf(row).map((line) => at(line).row)).toEqual([row]);
      }),
    );
  });

  it('moves with arrows, Home and End, and stops at the ends', () => {
    expect(liftedTarget('ArrowUp', 0, 5)).toBe(0);
    expect(liftedTarget('ArrowDown', 2, 5)).toBe(3);
    expect(liftedTarget('End', 2, 5)).toBe(4);
    expect(liftedTarget('Home', 2, 5)).toBe(0);
    expect(liftedTarget('x', 2, 5)).toBeUndefined();
  });
});
