import type { JsonValue } from '../json/json-schema';
import type { Json } from './adopt-json';
import { apply } from './apply';
import type { Controller } from './controller';
import type { Store } from './create-store';
import { createSubmit } from './create-submit';
import type { ServerUpdates } from './server-updates';
import { isWithin } from './field-id';
import { placeRefusal } from './submit-data';
import { blankMeta, freshState, plainContent, withTouched, withTouchedWithin } from './state';

type RecordCommands = Pick<Controller, 'reset' | 'receive' | 'submit' | 'setErrors' | 'validate'>;

/** Creates complete, frozen data from any input. */
export type Complete = (data: unknown, previous?: Json) => JsonValue;

/** The commands for the whole record: save, undo, redo, reset, receive. */
export function createRecordCommands(
  store: Store,
  updates: ServerUpdates,
  complete: Complete,
  save: (data: JsonValue) => unknown,
): RecordCommands {
  const submission = createSubmit(store, updates, save);
  return {
    submit: submission.submit,
    setErrors(errors) {
      const placed = placeRefusal(store.view, store.view.toSubmit, { errors });
      store.note(withTouched({ ...store.view.state.meta, ...placed }, placed.serverFaults.keys()));
    },
    async validate(pointers = '') {
      const tops = [pointers].flat();
      for (const top of tops) {
        const { id } = store.view.place(top);
        store.note(withTouchedWithin(store.view.state.meta, id));
        await store.view.setting.rules?.settle(id);
      }
      return store.view.errors.filter((error) => tops.some((top) => isWithin(error.pointer, top)));
    },
    reset(data) {
      if (data === undefined) {
        const { lookup, state } = store.view;
        const replace = { kind: 'replace' as const, content: plainContent(state.saved) };
        store.enter(apply(lookup, state.content, [replace]), { meta: blankMeta });
        return;
      }
      const fresh = complete(data);
      submission.forget();
      updates.clear();
      store.forget();
      store.update(freshState(fresh));
    },
    receive(data) {
      const { content, saved, meta } = store.view.state;
      const theirs = complete(data, saved);
      store.endGroup();
      updates.dropUntil(Math.min(store.oldestUpdate, submission.pending() ?? Infinity));
      const merged = updates.add(saved, theirs, content);
      const conflicts = new Set([...meta.conflicts, ...merged.conflicts]);
      store.update({ content: merged.content, saved: theirs, meta: { ...meta, conflicts } });
    },
  };
}
