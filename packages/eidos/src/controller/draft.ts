import { adoptJson } from './adopt-json';
import { apply } from './apply';
import type { Controller } from './controller';
import { storeOf } from './create-controller';
import { type FieldId, toFieldId, toPointer } from './field-id';
import { adoptRowKeys } from './merge-rows';
import { type Content, keepEntries, withoutReadDrafts } from './state';

/** The maps of content that a draft keeps, by pointer in place of the ids, which contain keys of rows. */
const parts = ['drafts', 'choices', 'filled'] as const;

/** What `serializeDraft` writes. */
type SerializedDraft = Record<(typeof parts)[number], [string, never][]> & Record<'saved' | 'data', unknown>;

/**
 * Writes the unsaved input of a screen as text, to be stored and restored later: the data, texts that are not a value yet
 * and chosen options.
 * @param controller The controller of the screen.
 * @returns JSON text for `restoreDraft`.
 * @example
 * sessionStorage.setItem('booking', serializeDraft(controller));
 */
export function serializeDraft<Data>(controller: Controller<Data>): string {
  const { state, lookup } = storeOf(controller).view;
  const content = withoutReadDrafts(state.content);
  // An incomplete entry, such as a date without its year, has no text that a control could show again.
  const drafts = keepEntries(content.drafts, (_id, { text }) => text !== '');
  const byPointer = parts.map((part) => {
    const entries: Iterable<[FieldId, unknown]> = { ...content, drafts }[part];
    const placed = [...entries].map(([id, value]) => [toPointer(content.data, id, lookup.keys), value]);
    return [part, placed.filter(([pointer]) => pointer !== undefined)];
  });
  return JSON.stringify({
    saved: state.saved,
    data: content.data,
    ...(Object.fromEntries(byPointer) as object),
  });
}

/**
 * Restores what `serializeDraft` has written, as one undo step. The data that the controller has by then is merged as new
 * data from the server is, so a value that both changed becomes a conflict.
 * @param controller A controller with the same schema and the current record.
 * @param draft The text from `serializeDraft`.
 * @throws {SyntaxError} If the text is not JSON.
 * @example
 * const draft = sessionStorage.getItem('booking');
 * if (draft) restoreDraft(controller, draft);
 */
export function restoreDraft<Data>(controller: Controller<Data>, draft: string): void {
  const store = storeOf(controller);
  const current = store.view.state.saved;
  const { saved, data: entered, ...maps } = JSON.parse(draft) as SerializedDraft;
  const { keys, root } = store.view.lookup;
  const base = adoptJson(saved, current);
  adoptRowKeys(current, base, keys, root);
  controller.reset(base as Data);
  const { lookup, state } = store.view;
  const data = adoptJson(entered, state.saved);
  adoptRowKeys(state.saved, data, keys, root);
  const content: Content = { ...state.content, data };
  for (const part of parts) {
    const entries = maps[part].map(([pointer, value]) => [toFieldId(data, pointer, keys), value] as const);
    Object.assign(content, { [part]: new Map(entries) });
  }
  store.enter(apply(lookup, state.content, [{ kind: 'replace', content }]));
  controller.receive(current as Data);
}
