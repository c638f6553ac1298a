import { joinPointer, parentPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { adoptJson } from './adopt-json';
import {
  type Batch,
  type Content,
  type Draft,
  keepDrafts,
  withoutReadDrafts,
  removeEntries,
  removeTouched,
  addTouched,
  addTouchedWithin,
  addFreshRows,
} from './state';
import type { Controller } from './controller';
import type { Store } from './create-store';
import type { Operation } from './apply';
import { equalJson, isArray, type JsonObject } from '../json/json-object';
import { valueAt } from '../json/members';
import { differingKeys } from './changes';
import type { FieldId } from './field-id';
import { fixedCount, isNumeric, isText } from './node-tree';
import { type FieldPlace, placeById } from './place';
import { readTypedText, takesText } from './read-text';
import { editablePlace, type Setting, type View } from './view';
import { createError } from '../development/advice';
import { canonicalLocale } from '../numbers/parse-number';

/**
 * The commands about single values, the rows of tables and the entries of maps. `validation` takes the place of the
 * controller's option.
 */
export function createEditCommands(store: Store, validation?: Setting['validation']) {
  const { setting } = store.view;

  /** Sets the result of an edit, which may show the errors of its field at once. */
  function enter(content: Content, id: FieldId, group?: string, isNew?: boolean): void {
    const { state } = store.view;
    const isAtOnce = (validation ?? setting.validation) === 'onChange';
    const before = isNew ? addFreshRows(removeTouched(state.meta, id), [id]) : state.meta;
    const meta = isAtOnce ? addTouched(before, [id]) : before;
    const { data, choices, drafts } = state.content;
    // Writing the same number differently is not an undo step. Texts come last, because a long table may have thousands of
    // them. A batch has one map for all of its own.
    const isSame =
      data === content.data &&
      choices === content.choices &&
      (drafts === content.drafts ||
        !differingKeys(withoutReadDrafts(state.content).drafts, withoutReadDrafts(content).drafts).length);
    if (!isSame) store.enter(content, meta, group);
    else if (content !== state.content || meta !== state.meta) store.update({ content, meta });
  }

  function choose(pointer: Pointer, optionId: string | undefined): void {
    const { id, node, option: current, value } = editablePlace(store.view, pointer);
    if (node.kind !== 'union') throw new Error(`"${pointer}" is not a union.`);
    const option = node.options.find((one) => one.id === optionId);
    if (!option && optionId !== undefined)
      throw createError(
        `The union at "${pointer}" has no option "${optionId}".`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          ` Use one of ${node.options.map((one) => `"${one.id}"`).join(', ')}.`,
      );
    if (current?.id === optionId && (option || value === undefined)) return;
    const meta = removeTouched(store.view.state.meta, id);
    store.enter(store.view.apply({ kind: 'choose', pointer, option }), meta);
  }

  /** Removes or moves a row. The indexes must be those of rows; between two that are the same, nothing moves. */
  function changeRows(operation: Operation & { readonly pointer: Pointer }, from: number, to?: number): void {
    const place = editablePlace(store.view, operation.pointer, 'inner');
    checkIndex(place, from);
    checkIndex(place, to ?? from);
    if (from !== to) enter(store.view.apply(operation), place.id);
  }

  function insertRows(pointer: Pointer, before: number, values: readonly unknown[]): void {
    const place = editablePlace(store.view, pointer, 'inner');
    const index = checkIndex(place, before, 1);
    // Unlike `map`, this visits the gaps of a list too.
    const rows = Array.from(values, (value, at) =>
      value === undefined ? undefined : adoptJson(value, undefined, joinPointer(pointer, index + at)),
    );
    if (!rows.length) return;
    store.batch(() => {
      enter(store.view.apply({ kind: 'insert', pointer, index, values: rows }), place.id);
      const added = store.field(pointer).rowKeys.slice(index, index + rows.length);
      const ids = added.map((key) => joinPointer(place.id, key));
      store.note(addFreshRows(store.view.state.meta, ids));
    });
  }

  return {
    get(pointer) {
      const value = valueAt(store.view.state.content.data, pointer);
      if (value === undefined) store.view.place(pointer);
      return value;
    },
    set(pointer, value) {
      const { id, node, inner, value: before, isAddition } = store.view.place(pointer);
      // A constant may be set to its own value, which repairs another one.
      const isRepair =
        node.kind === 'constant' &&
        !node.readOnly &&
        equalJson(node.value, value) &&
        !equalJson(before, value);
      // An entry of a map can be removed whatever it holds.
      const isRemoved = isAddition && value === undefined;
      if (!isRepair) editablePlace(store.view, isRemoved ? parentPointer(pointer) : pointer);
      if (node.kind === 'union' && value === undefined && !isAddition) return choose(pointer, undefined);
      const group = isText(inner) && !inner.choices ? id : undefined;
      enter(setValue(store.view, pointer, value), id, group, isAddition && before === undefined);
    },
    setText(pointer, text, choices) {
      const { id } = editablePlace(store.view, pointer);
      enter(readInto(store.view, pointer, { text, loaded: choices }, store.batched), id, id);
    },
    touch(pointers, which) {
      const { content, meta } = store.view.state;
      const ids = [pointers].flat().map((pointer) => store.view.place(pointer).id);
      store.history.open = undefined;
      // Valid text is shown as typed only while the field is edited.
      const read = keepDrafts(content, (id, { violation }) => violation || !ids.includes(id));
      const isLate = (validation ?? setting.validation) === 'onSubmit';
      let touched = isLate ? meta : addTouched(meta, ids);
      if (which === 'within') touched = ids.reduce(addTouchedWithin, meta);
      if (read.drafts !== content.drafts || touched !== meta) store.update({ content: read, meta: touched });
    },
    chooseOption: choose,
    resolveConflict(pointer, keep) {
      store.batch(() => {
        const { id, saved, isRow } = store.view.place(pointer);
        const conflicts = new Set(store.view.state.meta.conflicts);
        conflicts.delete(id);
        store.note({ conflicts });
        if (keep === 'mine') return;
        const index = Number(splitPointer(pointer).at(-1));
        const content =
          isRow && saved === undefined
            ? store.view.apply({ kind: 'remove', pointer: parentPointer(pointer), index })
            : setValue(store.view, pointer, saved);
        // The value of another option is shown as what it is.
        enter({ ...content, choices: removeEntries(content.choices, id) }, id);
      });
    },
    setLocale(language) {
      const { locale, t } = setting.words;
      setting.words = typeof language === 'string' ? { locale: canonicalLocale(language) } : language;
      // Before the first screen, nobody knew the language of a text.
      if (setting.words.locale === locale) return;
      // A value that was read stays, also where its text would be another one now.
      const isRead = ({ violation }: Draft) => !t || violation;
      store.update({ content: withoutReadDrafts(rereadTexts(store.view, isRead).state.content) });
    },
    getRowKeys: (pointer) => store.field(pointer).rowKeys,
    insertRow: (pointer, index, value) => insertRows(pointer, index, [value]),
    insertRows,
    removeRow: (pointer, index) => changeRows({ kind: 'remove', pointer, index }, index),
    moveRow: (pointer, from, to) => changeRows({ kind: 'move', pointer, from, to }, from, to),
    renameEntry(pointer, from, to) {
      const place = editablePlace(store.view, pointer, 'inner');
      const { isAddition, value } = store.view.place(joinPointer(pointer, from));
      if (!isAddition || value === undefined) throw new Error(`There is no entry "${from}" at "${pointer}".`);
      if (from === to) return;
      if (Object.hasOwn(place.value as JsonObject, to))
        throw new Error(`There is an entry "${to}" at "${pointer}".`);
      enter(store.view.apply({ kind: 'rename', pointer, from, to }), place.id);
    },
  } satisfies Partial<Controller>;
}

/**
 * A view with those typed texts read again that pass and can be corrected: one that was not a value may be one in another locale
 * or schema, or has another error there.
 */
export function rereadTexts(
  view: View,
  isRead: (draft: Draft, place: FieldPlace) => unknown = ({ violation }) => violation,
): View {
  const own = {};
  for (const [id, draft] of view.state.content.drafts) {
    const place = placeById(view.lookup, id);
    if (place && draft.text && takesText(place) && isRead(draft, place))
      view = view.next({ ...view.state, content: readInto(view, place.pointer, draft, own) });
  }
  return view;
}

/** Sets another value at `pointer` in place of any typed text. */
function setValue(view: View, pointer: Pointer, value: unknown): Content {
  const before = view.place(pointer).value;
  const next = value === undefined ? undefined : adoptJson(value, before, pointer);
  return view.apply({ kind: 'set', pointer, value: next });
}

/**
 * Content after `text` was typed into the field at `pointer`: its value, or the text while it is not a valid value.
 * Without a text, the entry is incomplete and the value is kept.
 *
 * @param own Holds the map of texts that the current batch has made. It is changed in place, because nothing else refers
 * to it yet and copying it for each text would take quadratic time.
 */
function readInto(
  view: View,
  pointer: Pointer,
  { text, loaded }: Pick<Draft, 'loaded'> & { readonly text: string | undefined },
  own: Batch = {},
): Content {
  const { words, readers } = view.setting;
  const place = view.place(pointer);
  const draft = view.state.content.drafts.get(place.id);
  const choices = loaded ?? draft?.loaded;
  const was = draft ? draft.was : place.value;
  const reading = readTypedText(place, text, { ...words, readers }, choices);
  if (!reading.ok) {
    const { content } = view.state;
    const isOwn = own.drafts === content.drafts;
    const drafts = isOwn ? (content.drafts as Map<FieldId, Draft>) : new Map(content.drafts);
    const { kind } = place.inner;
    drafts.set(place.id, { text: text ?? '', kind, was, violation: reading.violation, loaded: choices });
    own.drafts = drafts;
    return { ...content, drafts };
  }
  const { value } = reading;
  const isRewritten = typeof value === 'string' && value !== text;
  // An emptied number may be a titled `null`, whose title would get in the way of the next number.
  const isNothing = value === null && (text !== '' || isNumeric(place.inner));
  const isKept = typeof value === 'number' || place.inner.kind === 'json' || isRewritten || isNothing;
  const typed = { text: isKept ? text : undefined, was };
  return view.apply({ kind: 'set', pointer, value, typed });
}

/** The index, if there is a row of a list or, with `more`, room for another one; a new row comes after all fixed items. */
function checkIndex({ pointer, inner, value }: FieldPlace, index: number, more = 0): number {
  const fixed = fixedCount(inner);
  const rows = value ?? [];
  if (fixed === Infinity || !isArray(rows)) throw new Error(`"${pointer}" is not a table.`);
  const count = Math.max(fixed, rows.length) + more;
  if (Number.isInteger(index) && index >= (more ? 0 : fixed) && index < count) return Math.max(index, fixed);
  throw createError(
    `Index ${index} is outside the table at "${pointer}".`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      (count > fixed ? ` Use a whole number from ${fixed} to ${count - 1}.` : ' The table is empty.'),
    RangeError,
  );
}
