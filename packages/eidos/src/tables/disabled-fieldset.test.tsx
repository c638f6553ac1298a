import { act, fireEvent, screen } from '@testing-library/react';
import { EditableTable } from './EditableTable';
import { renderTable } from '../testing/render-screen';

it('a table in a disabled fieldset of the page takes no keys, presses, pastes and drops that change it', () => {
  const lines = [{ name: 'x', amount: 1 }, { name: 'y' }];
  const table = (
    <fieldset disabled>
      <EditableTable pointer="/lines" />
    </fieldset>
  );
  const { controller } = renderTable(table, lines);
  const cell = (row: number, column: number) =>
    document.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`)!;
  const transfer = (types: readonly string[] = []) => ({
    types,
    getData: () => 'pasted',
    dropEffect: 'copy',
  });
  // The user of Testing Library sends no events to anything in such a fieldset, as browsers do.
  for (const press of [fireEvent.mouseDown, fireEvent.click, fireEvent.mouseDown, fireEvent.click])
    press(cell(0, 1));
  for (const key of ['Delete', 'z', 'Enter']) fireEvent.keyDown(cell(0, 1), { key });
  fireEvent.keyDown(cell(0, 1), { key: 'd', ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(cell(0, 1), { key: 'Process', keyCode: 229 });
  expect(screen.queryByRole('textbox')).toBeNull();
  const clipboardData = { getData: () => 'pasted', setData: jest.fn() };
  fireEvent.paste(cell(0, 1), { clipboardData });
  fireEvent.cut(cell(0, 1), { clipboardData });
  expect(clipboardData.setData).not.toHaveBeenCalled();
  fireEvent.copy(cell(0, 1), { clipboardData });
  expect(clipboardData.setData).toHaveBeenCalledWith('text/plain', 'x');
  const dataTransfer = transfer(['text/plain']);
  fireEvent.dragOver(cell(0, 1), { dataTransfer });
  expect(dataTransfer.dropEffect).toBe('none');
  expect(controller.get('/lines')).toEqual(lines);
  fireEvent.keyDown(cell(0, 1), { key: 'ArrowDown' });
  fireEvent.keyDown(cell(1, 1), { key: 'ArrowRight' });
  expect(cell(1, 2)).toHaveFocus();
});

it('undoes nothing by the keys of its totals either', () => {
  const items = { properties: { amount: { type: 'integer', 'x-eidos': { total: 'sum' } } } };
  const schema = { type: 'object', properties: { lines: { type: 'array', items } } };
  const table = (
    <fieldset disabled>
      <EditableTable pointer="/lines" />
    </fieldset>
  );
  const { controller } = renderTable(table, [{ amount: 1 }], schema);
  act(() => controller.set('/lines/0/amount', 2));
  const total = document.querySelector<HTMLElement>('[data-edge="totals"]')!;
  act(() => total.focus());
  fireEvent.keyDown(total, { key: 'z', ctrlKey: true });
  expect(controller.get('/lines/0/amount')).toBe(2);
});
