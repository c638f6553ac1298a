import type { Eidos, TableNode } from '../compiler/node';
import { createController } from '../controller/create-controller';
import { deriveColumns } from '../tables/columns';
import { createGrid, type Grid } from '../tables/grid';
import { createGridStore } from '../tables/grid-state';
import { createTranslator } from '../translations/catalogue';

/** The grid of the table at `/lines`, without a screen. */
export function gridOf(eidos: Eidos, lines: readonly unknown[], locale = 'en'): Grid {
  const controller = createController<unknown>(eidos, { data: { lines }, locale });
  const table = controller.getField('/lines').node as TableNode;
  return createGrid({
    id: '',
    pointer: '/lines',
    table,
    dataColumns: deriveColumns(table).shown,
    hasDetails: false,
    sortable: true,
    resizable: true,
    controller,
    store: createGridStore(),
    words: createTranslator({ locale }),
    announce: () => undefined,
  });
}
