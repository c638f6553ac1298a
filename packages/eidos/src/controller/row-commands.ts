import { joinPointer, type Pointer } from '../json/json-pointer';
import type { Content } from './content';
import type { Controller } from './controller';
import type { Store } from './create-store';
import { editablePlace } from './editable-place';
import { insertRow, moveRow, removeRow } from './edit-rows';
import { afterEdit, withFreshRow } from './notes';

type RowCommands = Pick<Controller, 'getRowKeys' | 'insertRow' | 'removeRow' | 'moveRow'>;

/** The commands about the rows of tables. */
export function createRowCommands(store: Store): RowCommands {
  function enter(pointer: Pointer, content: Content): void {
    const { state } = store.view;
    const { id } = editablePlace(store.view, pointer, 'inner');
    if (content !== state.content) store.enter(content, { notes: afterEdit(state.notes, id, false) });
  }

  return {
    getRowKeys: (pointer) => store.field(pointer).rowKeys,
    insertRow(pointer, index, value) {
      store.batch(() => {
        enter(pointer, insertRow(store.view, pointer, index, value));
        const { id } = store.view.place(joinPointer(pointer, index));
        store.note(withFreshRow(store.view.state.notes, id));
      });
    },
    removeRow: (pointer, index) => enter(pointer, removeRow(store.view, pointer, index)),
    moveRow: (pointer, from, to) => enter(pointer, moveRow(store.view, pointer, from, to)),
  };
}
