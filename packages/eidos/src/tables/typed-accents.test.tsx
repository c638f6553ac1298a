import { fireEvent, screen } from '@testing-library/react';
import { EditableTable } from './EditableTable';
import { renderTable } from '../testing/render-screen';

/** Presses keys in the first cell; returns whether each opened it. A letter has its accent only where the accent was pressed. */
function press(...keys: readonly string[]) {
  renderTable(<EditableTable pointer="/lines" />, [{ name: 'x' }]);
  const cell = document.querySelector<HTMLElement>('[data-row="0"] > [data-column="1"]')!;
  fireEvent.mouseDown(cell);
  cell.focus();
  return keys.map((key) => {
    fireEvent.keyDown(document.activeElement!, { key });
    return screen.queryByRole('textbox') !== null;
  });
}

it.each([
  [
    ['Dead', 'e'],
    [false, true],
  ],
  [
    ['Dead', 'Shift', 'E'],
    [false, false, true],
  ],
  [
    ['Dead', ' '],
    [false, true],
  ],
  // The second of two gives both of them as text.
  [
    ['Dead', 'Dead'],
    [false, true],
  ],
  [
    ['Shift', 'Dead', 'Shift', 'Dead'],
    [false, false, false, true],
  ],
  [
    ['Dead', 'Escape', 'Dead', 'o'],
    [false, false, false, true],
  ],
  [
    ['Dead', 'ArrowRight', 'ArrowLeft', 'Dead'],
    [false, false, false, false],
  ],
])('opens a cell for an accent with its letter: %j', (keys, opened) => {
  expect(press(...keys)).toEqual(opened);
});
