import type { Eidos, TableNode } from '../compiler/node';
import { createController } from '../controller/create-controller';
import { deriveColumns } from '../tables/columns';
import { createGridStore, type Grid, gridColumns } from '../tables/grid';
import { readWordsIn } from '../tables/read-cell';
import { createShownRows } from '../tables/row-order';
import { createRowTexts } from '../tables/row-texts';
import { createUnsavedRows } from '../tables/use-grid';
import { createTranslator } from '../translations/catalogue';

/** The grid of the table at `/lines`, without a screen. */
export function createGrid(eidos: Eidos, lines: readonly unknown[], locale = 'en'): Grid {
  const controller = createController<unknown>(eidos, { data: { lines }, locale });
  readWordsIn(controller);
  const table = controller.getField('/lines').node as TableNode;
  const { shown } = deriveColumns(table);
  const store = createGridStore();
  const words = createTranslator({ locale });
  return {
    id: '',
    pointer: '/lines',
    table,
    columns: gridColumns(shown, { details: false, delete: true }),
    sortable: true,
    filterable: true,
    resizable: true,
    controller,
    store,
    words,
    shownRows: createShownRows(controller, '/lines', () => store.getState().order),
    rowText: createRowTexts(shown, words),
    unsavedRows: createUnsavedRows(controller, '/lines'),
    completeEntry: () => undefined,
    announce: () => undefined,
    renderCell: undefined,
    RowHandle: undefined,
  };
}
