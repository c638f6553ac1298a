import { moveByKey } from './grid-keyboard';

const bounds = { rows: 100, columns: 4, page: 10, rightToLeft: false };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

describe('moveByKey', () => {
  it.each([
    ['ArrowRight', false, { row: 50, column: 3 }],
    ['ArrowLeft', false, { row: 50, column: 1 }],
    ['ArrowUp', false, { row: 49, column: 2 }],
    ['ArrowDown', false, { row: 51, column: 2 }],
    ['ArrowDown', true, { row: 99, column: 2 }],
    ['ArrowRight', true, { row: 50, column: 3 }],
    ['Home', false, { row: 50, column: 0 }],
    ['End', false, { row: 50, column: 3 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 3 }],
    ['PageUp', false, { row: 40, column: 2 }],
    ['PageDown', false, { row: 60, column: 2 }],
  ])('%s (with Control: %s)', (key, control, expected) => {
    expect(moveByKey(press(key, control), { row: 50, column: 2 }, bounds)).toEqual(expected);
  });

  it('stops at the edges', () => {
    expect(moveByKey(press('ArrowLeft'), { row: 0, column: 0 }, bounds)).toEqual({ row: 0, column: 0 });
    expect(moveByKey(press('PageDown'), { row: 95, column: 0 }, bounds)).toEqual({ row: 99, column: 0 });
  });

  it('follows the visual order in right-to-left text', () => {
    const mirrored = { ...bounds, rightToLeft: true };
    expect(moveByKey(press('ArrowLeft'), { row: 0, column: 0 }, mirrored)).toEqual({ row: 0, column: 1 });
  });

  it('ignores other keys', () => {
    expect(moveByKey(press('a'), { row: 0, column: 0 }, bounds)).toBeUndefined();
  });
});
