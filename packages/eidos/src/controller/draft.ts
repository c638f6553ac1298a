import { createError } from '../development/advice';
import type { EidosNode } from '../compiler/node';
import { isJsonObject } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { Controller } from './controller';
import { storeOf } from './create-controller';
import type { Store } from './create-store';
import { rereadTexts } from './edit-commands';
import type { FieldId, RowKeys } from './field-id';
import { idsIn, locateIds, relocateIds } from './moved-ids';
import { placeById } from './place';
import { takesText } from './read-text';
import { createWriter, readParts, type Written, type WrittenPart } from './shared-parts';
import type { Translator } from '../translations/translator';
import {
  blankMeta,
  type Content,
  fieldOf,
  keepEntries,
  movedEntry,
  moveMeta,
  withoutReadDrafts,
} from './state';

const format = 'eidos draft 3';

/** A draft as `serializeDraft` writes it: the saved record, all states of undo and redo, and the number of redo steps. */
interface WrittenDraft {
  readonly format: typeof format;
  /** Every part once, after those inside it. */
  readonly parts: readonly WrittenPart[];
  readonly saved: Written;
  /** The record that was sent by a save without a reply. */
  readonly lost?: Written;
  readonly contents: readonly Written[];
  readonly undone: number;
  /** The fields whose errors or conflicts are shown. */
  readonly touched: readonly FieldId[];
  readonly touchedWithin: readonly (readonly [id: FieldId, isTouched: boolean])[];
  readonly conflicts: readonly FieldId[];
  /** The fields that show a text which is not a value, and what they are. */
  readonly typed: readonly (readonly [id: FieldId, pointer: Pointer, kind: EidosNode['kind']])[];
  /** The texts whose controls were not left. */
  readonly entries: readonly (readonly [id: FieldId, text: string])[];
  /** The locale in which its texts were read. */
  readonly locale: string;
  readonly lastKey: number;
}

/**
 * Writes the unsaved input of a screen as text, to be stored and restored later: the data, texts that are not a value yet,
 * chosen options with what was entered in the others, the steps of undo and redo, and which errors are shown.
 * @param controller The controller of the screen.
 * @returns JSON text for `restoreDraft`.
 * @example
 * sessionStorage.setItem('booking', serializeDraft(controller));
 */
export function serializeDraft<Data>(controller: Controller<Data>): string {
  const store = storeOf(controller);
  const { view, history, contentOf, uploads } = store;
  const { lookup, state } = view;
  const { keys } = lookup;
  const { meta } = state;
  const steps = [...history.past.map(contentOf), state.content, ...history.future.map(contentOf).reverse()];
  // An incomplete entry, such as a date without its year, has no text that a control could show again.
  const contents = steps.map(withoutReadDrafts).map((content) => ({
    ...content,
    drafts: keepEntries(content.drafts, (_id, { text }) => text !== ''),
  }));
  const { drafts } = contents[history.past.length]!;
  const entries = [...meta.entries].filter(([id]) => !uploads?.pending.has(id));
  const { parts, write } = createWriter(keys);
  const draft: WrittenDraft = {
    format,
    saved: write(state.saved, undefined),
    lost: write(history.saving?.get(store)?.[0] ?? history.lost, state.saved),
    contents: contents.map((content, index) => write(content, contents[index - 1])),
    undone: history.future.length,
    touched: [...meta.touched],
    touchedWithin: [...meta.touchedWithin],
    conflicts: [...meta.conflicts],
    typed: [...new Set([...drafts.keys(), ...entries.map(([id]) => id)])].flatMap((id) => {
      const place = placeById(lookup, fieldOf(id));
      return place?.shown ? [[id, place.pointer, place.inner.kind] as const] : [];
    }),
    entries,
    locale: view.setting.words.locale,
    lastKey: numberOf(keys.create()),
    parts,
  };
  return JSON.stringify(draft);
}

/**
 * Restores what `serializeDraft` has written. The data that the controller has by then is merged as new data from the
 * server is, so a value that both changed becomes a conflict. Values that do not fit the schema any more are shown with
 * their errors.
 * @param controller A controller with the current record, and with the same schema or a later one.
 * @param draft The text from `serializeDraft`.
 * @returns The texts that were not a value yet and that no field shows now, because the schema or the record has changed.
 * @throws {SyntaxError} If the text is not JSON.
 * @throws {TypeError} If `serializeDraft` has not written it. The screen stays as it is.
 * @example
 * const draft = sessionStorage.getItem('booking');
 * if (draft) restoreDraft(controller, draft);
 */
export function restoreDraft<Data>(
  controller: Controller<Data>,
  draft: string,
): readonly { readonly pointer: Pointer; readonly text: string }[] {
  const store = storeOf(controller);
  const { setting, lookup } = store.view;
  const { keys } = lookup;
  const { words } = setting;
  const written = readDraft(JSON.parse(draft), keys);
  const { saved, lost, contents, undone, touched, touchedWithin, conflicts, typed, entries, locale } =
    written;
  const last = contents.length - 1 - undone;
  const others = [...touched, ...conflicts, ...[...touchedWithin, ...entries].map(([id]) => fieldOf(id))];
  const located = contents.map((content, step) => locateIds(content, keys, step === last ? others : []));
  // A copy has rows without keys, which get those of the draft.
  const current: unknown = JSON.parse(JSON.stringify(store.view.state.saved));
  controller.reset(saved as Data);
  // A text that was refused may be a number in the locale that the controller has before its screen sets another one.
  setting.words = { ...words, locale };
  const viewOf = (content: Content) => store.view.next({ ...store.view.state, content });
  contents.forEach((written, step) => {
    const { content } = rereadTexts(viewOf(relocateIds(located[step]!, viewOf(written)))).state;
    if (step === 0) store.update({ content });
    else store.enter(content);
  });
  for (let step = 0; step < undone; step += 1) store.travel('past', 'future');
  // A screen has its language already. Without one, the texts wait for the first screen.
  if (words.t) controller.setLocale(words as Translator);
  else setting.words = words;
  const own = idsIn(located[last]!, store.view);
  const ownEntry = movedEntry(own);
  const meta = {
    ...blankMeta,
    touched: new Set(touched),
    touchedWithin: new Map(touchedWithin),
    conflicts: new Set(conflicts),
    entries: new Map(entries),
  };
  store.note(moveMeta(meta, own));
  store.history.lost = lost;
  controller.receive(current as Data);
  return dropTexts(
    store,
    typed.map(([id, ...text]) => [ownEntry(id), ...text]),
  );
}

/**
 * Drops the texts of fields that cannot show them, where they would be errors that nobody can correct.
 *
 * @returns These texts, and those whose field is hidden or missing.
 */
function dropTexts(
  store: Store,
  typed: WrittenDraft['typed'],
): readonly { readonly pointer: Pointer; readonly text: string }[] {
  const { lookup, state } = store.view;
  const { content, meta } = state;
  const unplaced = typed.flatMap(([id, pointer, kind]) => {
    const entry = meta.entries.get(id);
    const text = entry ?? content.drafts.get(id)?.text;
    const place = placeById(lookup, fieldOf(id));
    const isShown =
      place?.shown && takesText(place, kind) && (entry === undefined || place.inner.kind === kind);
    return text === undefined || isShown ? [] : [{ id, isReplaced: place?.shown, pointer, text }];
  });
  // Of a field that is hidden or gone, the text stays: the field may be shown again.
  const dropped = new Set(unplaced.flatMap(({ id, isReplaced }) => (isReplaced ? id : [])));
  const isKept = (id: FieldId) => !dropped.has(id);
  if (dropped.size > 0)
    store.update({
      content: { ...content, drafts: keepEntries(content.drafts, isKept) },
      meta: { ...meta, entries: keepEntries(meta.entries, isKept) },
    });
  return unplaced.map(({ pointer, text }) => ({ pointer, text }));
}

/** Reads all of a draft before anything is restored. */
function readDraft(draft: unknown, keys: RowKeys) {
  if (!isWrittenDraft(draft))
    throw createError(
      'The text is not a draft.',
      () => process.env.NODE_ENV !== 'production' && ' Pass text that `serializeDraft` has returned.',
      TypeError,
    );
  const read = readParts(draft.parts, keys);
  // Rows that are added later must not get a key of the draft.
  while (numberOf(keys.create()) < draft.lastKey);
  const contents = draft.contents.map((content) => read(content) as Content);
  return {
    ...draft,
    saved: read(draft.saved) as JsonValue,
    lost: draft.lost && (read(draft.lost) as JsonValue),
    contents,
  };
}

const isWrittenDraft = (draft: unknown): draft is WrittenDraft =>
  isJsonObject(draft) && draft.format === format;

const numberOf = (key: string): number => Number(/\d+$/.exec(key)?.[0]);
