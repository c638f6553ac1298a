import type { JsonValue } from '../json/json-schema';
import { adoptJson, type Json } from './adopt-json';
import type { Controller, SubmitOutcome, SubmitRefusal } from './controller';
import { newHistory, type Saving, type Store } from './create-store';
import { adoptRowKeys } from './merge-rows';
import { mergeUpdate, type ServerUpdate } from './server-updates';
import { lookupOf } from './shown-values';
import { isWithin, type FieldId, valueById } from './field-id';
import { advice } from '../development/advice';
import { placeRefusal, isRefusal, plainObjectWarning, warn } from './refuse';
import { blankMeta, freshState, plainContent, addTouched, addTouchedWithin, type FormMeta } from './state';
import type { FieldError } from '../validation/outcome';
import { equalJson } from '../json/json-object';
import { isTouched } from './error-report';
import type { View } from './view';

/** Creates complete, frozen data from any input. */
export type ToRecord = (data: unknown, previous?: Json) => JsonValue;

export function createRecordCommands(store: Store, toRecord: ToRecord) {
  return {
    submit: () => submit(store),
    setErrors(errors) {
      const placed = placeRefusal(store.view, store.view.toSubmit(), { errors });
      store.note({ ...addTouched(store.view.state.meta, placed.serverErrors.keys()), ...placed });
    },
    async validate(pointers = '') {
      const tops = [pointers].flat();
      store.complete(true);
      for (const top of tops) {
        const { id } = store.view.place(top);
        store.note(addTouchedWithin(store.view.state.meta, id));
        await store.view.setting.rules?.settle(id);
      }
      return store.view.errors().filter((error) => tops.some((top) => isWithin(error.pointer, top)));
    },
    reset(data) {
      store.history.lost = undefined;
      // Their files belong to what is replaced.
      store.uploads?.end();
      if (data === undefined) {
        store.complete(true);
        const { state } = store.view;
        const content = plainContent(state.saved);
        const isSame = !store.view.dirty() && equalJson(state.content.data, state.saved);
        return isSame ? store.update({ content, meta: blankMeta }) : store.enter(content, blankMeta);
      }
      const fresh = toRecord(data);
      store.history.saving?.clear();
      Object.assign(store.history, newHistory());
      store.update(freshState(fresh));
    },
    receive(data) {
      const { saved } = store.view.state;
      merge(store, toRecord(adoptJson(data, saved), saved));
    },
  } satisfies Partial<Controller>;
}

/** Merges another record of the server into what is entered. During a save, also into what was sent. */
function merge(store: Store, received: JsonValue): void {
  const { history } = store;
  const { lookup, setting, state } = store.view;
  const { saved, meta } = state;
  let { content } = state;
  const [sent = history.lost, stored] = history.saving?.get(store) ?? [];
  let theirs = [content.data, sent].find((one) => equalJson(one, received)) ?? received;
  adoptRowKeys(saved, theirs, lookupOf(lookup.root, theirs, lookup, content.choices));
  const noted = [...meta.conflicts];
  const note = (id: FieldId) => noted.push(id);
  let update: ServerUpdate = [saved, theirs];
  if (sent !== undefined) {
    // Rows that both sides added since get the keys of those here.
    mergeUpdate(setting, content, update);
    // Compares an edit since the submit with what was sent, which the server will have too.
    update = [sent, mergeUpdate(setting, { ...content, data: sent }, update, note, true).data];
    if (stored === undefined) history.lost = update[1];
    else {
      const reported = { ...content, data: theirs };
      history.saving!.set(store, [
        update[1],
        // Once it is saved, the server has changed what it reports otherwise, such as a text that it trims.
        mergeUpdate(setting, reported, [saved, stored], undefined, false).data,
      ]);
      // An optimistic update reports what was sent before it is stored, and a rejected save takes it back.
      theirs = mergeUpdate(setting, reported, [sent, saved]).data;
    }
  }
  // With the data of the screen itself, undo restores what was there before.
  if (theirs !== content.data) {
    history.open = undefined;
    store.addUpdate(update);
    content = mergeUpdate(setting, content, update, note);
  }
  const after = store.view.next({ content, saved: theirs, meta });
  const open = noted.filter(differsFrom(after, theirs)).filter((id) => !setting.rules?.derives(id, after));
  store.update({ ...after.state, meta: { ...meta, conflicts: new Set(open) } });
}

const allTouched = { touchedWithin: new Map([['', true]]) };

/** Runs one submit at a time, once uploads and searches have finished; `onSubmit` may refuse the data, or throw. */
async function submit(first: Store): Promise<SubmitOutcome> {
  if (first.history.saving) return { status: 'busy' };
  // Empty once other data has taken the place of the record.
  const saving: Saving = (first.history.saving = new Map([[first, undefined]]));
  let store = first;
  let sent = store.view.toSubmit();
  let refusal: SubmitRefusal | undefined;
  let cause: unknown;
  try {
    for (store of saving.keys()) {
      const { rules } = store.view.setting;
      if (store.uploads) {
        const missing = await store.uploads.wait();
        if (!missing || !saving.size) return { status: 'busy' };
        // The field shows why its file is not stored, and nothing is saved without it.
        if (missing.length > 0)
          return failed(missing.map((pointer) => ({ pointer, code: 'upload', values: {} })));
      }
      if (rules || store.searches.size > 0) {
        store.note({ status: 'submitting' });
        await Promise.all(store.searches);
        await rules?.settle('');
        if (!saving.size) return { status: 'busy' };
      }
    }
    store.history.open = undefined;
    // The server reports its earlier errors again if they still apply.
    store.note({ serverErrors: blankMeta.serverErrors, failure: undefined, cause: undefined });
    const errors = [...store.view.errors(), ...store.unread.keys()];
    if (errors.length > 0) {
      store.note({ ...allTouched, status: 'idle' });
      return { status: 'invalid', errors };
    }
    sent = store.view.toSubmit();
    saving.forEach((_, one) => saving.set(one, [sent, sent]));
    store.note({ status: 'submitting' });
    const response = await store.view.setting.onSubmit?.(sent as never);
    if (isRefusal(response)) refusal = response;
    else advice(() => process.env.NODE_ENV !== 'production' && warn(plainObjectWarning(response)));
  } catch (error) {
    if (isRefusal(error)) refusal = error;
    else {
      cause = error ?? new Error(String(error));
      refusal = { message: (cause as Partial<Error>).message || String(cause) };
    }
  } finally {
    for (const { history } of saving.keys()) history.saving = undefined;
  }
  let outcome: SubmitOutcome = refusal ? failed([], refusal.message, cause) : { status: 'submitted' };
  saving.forEach((updated, one) => {
    if (refusal) {
      if (cause !== undefined && updated) [one.history.lost] = updated;
      const placed = placeRefusal(one.view, sent, refusal);
      one.note({ ...allTouched, status: 'failed', ...placed, cause });
      const errors = one.view.errors().filter(({ code }) => code === 'server');
      outcome = failed(errors, placed.failure, cause);
    } else {
      // The data that was sent is now the server's data, merged with its updates in the meantime.
      const [merged, stored] = updated!;
      one.batch(() => {
        one.history.lost = undefined;
        one.update({ saved: merged });
        const { view } = one;
        const { touched, entries, conflicts } = view.state.meta;
        // Fields that changed since, or whose text is not a valid value, stay touched.
        const changed = view.changed().flatMap((pointer) => view.tryPlace(pointer)?.id ?? []);
        const open = [...touched, ...changed]
          .filter((id) => isTouched(view.state.meta, id))
          .filter(differsFrom(view, merged));
        const meta: FormMeta = { ...blankMeta, touched: new Set(open), entries, status: 'submitted' };
        if (merged === stored) one.note(meta);
        else {
          one.note({ ...meta, conflicts });
          merge(one, stored);
        }
      });
    }
  });
  return outcome;
}

function failed(errors: readonly FieldError[], failure?: string, cause?: unknown): SubmitOutcome {
  return { status: 'failed', errors, failure, cause };
}

/** Whether the value of a field differs from that of other data, or has a text that is not a valid value. */
const differsFrom =
  ({ lookup, state }: View, other: Json) =>
  (id: FieldId) =>
    state.content.drafts.get(id)?.violation ||
    !equalJson(valueById(state.content.data, id, lookup.keys), valueById(other, id, lookup.keys));
