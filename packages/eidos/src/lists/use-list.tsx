import { useEffect, useSyncExternalStore } from 'react';
import { storeOf } from '../controller/create-controller';
import type { Complete } from '../controller/create-store';
import { type FieldId, isWithin } from '../controller/field-id';
import { expectKind, connectControl, useControl } from '../fields/control';
import { isReplaced, ReadOnlyField } from '../fields/FieldFrame';
import { valueText } from '../controller/read-text';
import { setEntry } from '../controller/state';
import { useController, useTranslator } from '../hooks/contexts';
import { useValue } from '../hooks/use-value';
import { useErrors, useShownErrors } from '../hooks/use-errors';
import { equalJson, isArray } from '../json/json-object';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { useScreen } from '../parts/screen-context';
import { englishLists } from '../translations/english-lists';

const nothing: readonly JsonValue[] = [];

/**
 * A text of the control at `pointer` that is typed and not in the data yet, and the function that changes it. The record knows
 * it, because its input may be replaced.
 *
 * @param part Of what the text is: `~` for the name of the entry at `pointer`.
 */
export function useEntry(pointer: Pointer, part = '') {
  const store = storeOf(useController());
  const id = (store.view.tryPlace(pointer)?.id ?? pointer) + part;
  const read = () => store.view.state.meta.entries.get(id);
  const text = useSyncExternalStore(store.subscribe, read, read);
  function enter(next: string | undefined): void {
    const { meta } = store.view.state;
    store.note({ entries: setEntry(meta.entries, id, next) });
  }
  return { id, text, enter };
}

/** Registers what completes the text of a control, which Save, `validate` and `reset` do first. */
export function usePendingEntry({ id }: { readonly id: FieldId }, complete: Complete): void {
  const { pending } = storeOf(useController());
  useEffect(() => {
    pending.set(id, complete);
    return () => void (pending.get(id) === complete && pending.delete(id));
  });
}

/** An array that one control edits as a whole. */
export type List = ReturnType<typeof useList>;

/**
 * Connects a control with the array at `pointer`, including the errors of its items, with limits in words that fit a choice.
 * Throws for any other kind.
 */
export function useList(pointer: Pointer, component: string) {
  const controller = useController();
  const { announcer } = useScreen();
  const translator = useTranslator(englishLists);
  const { t, error } = translator;
  const plain = useControl(pointer);
  const { field } = plain;
  const node = expectKind(plain, component, 'table');
  const stored = useValue(pointer);
  const items = isArray(stored) ? stored : nothing;
  const all = useErrors(pointer);
  const shown = useShownErrors(pointer);
  // A server may report on an item before anyone has touched the list.
  const errors = field.touched ? all : shown;
  const mustHaveItems = (node.minItems ?? 0) > 0;
  const saved = storeOf(controller).view.tryPlace(pointer)?.saved;
  const isLoadedEmpty = (isArray(saved) && saved.length === 0) || (saved === null && node.nullable);
  // It is missing where it may be, so that `minItems` applies only to a real list.
  const missing = field.required ? (node.nullable && mustHaveItems ? null : []) : undefined;
  const empty = isLoadedEmpty ? saved : missing;
  const messages = errors.map((one) => {
    const nameOf = (at: unknown) => valueText(node.row, items[Number(at)], translator);
    const own = {
      minItems: t('list.least', one.values),
      maxItems: t('list.most', one.values),
      uniqueItems: t('list.twice', { item: nameOf(one.values.first) }),
    };
    const [index] = one.pointer.slice(pointer.length + 1).split('/');
    if (!index) return error(one, { ...node, errors: { ...own, ...node.errors } });
    return t('list.item', { item: nameOf(index), message: error(one, node.row) });
  });
  /** Marks the list and all of its items as touched, so that their errors may be shown. */
  const touch = () => {
    const wrong = controller.getErrors(pointer).map((one) => one.pointer);
    // A part of a chosen object has no field.
    controller.touch([pointer, ...wrong.filter(storeOf(controller).view.tryPlace)]);
  };
  /** Replaces all items, as one undo step. */
  const setItems = (next: readonly JsonValue[]) => controller.set(pointer, next.length > 0 ? next : empty);
  return {
    control: connectControl({
      ...plain,
      // An empty list is a value, so that only `minItems` requires an entry.
      field: { ...field, touch, required: field.required && mustHaveItems },
      messages: [...new Set(messages)],
    }),
    node,
    /** Whether it is shown as text, because nobody can edit it. */
    isLocked: isReplaced(plain) || node.readOnly || node.disabled,
    items,
    saved,
    setItems,
    touch,
    /** Adds items at the end, without those that are there already; when all are, that is announced. */
    add(this: void, added: readonly JsonValue[], labelOf: (item: JsonValue) => string) {
      const fresh = added.filter((item) => !items.some((one) => equalJson(one, item)));
      if (fresh.length > 0) setItems([...items, ...fresh]);
      const label = (fresh.length > 0 ? fresh : added).map(labelOf).join(', ');
      announcer.announce(t(fresh.length > 0 ? 'list.added' : 'list.repeated', { label }));
    },
    remove(this: void, index: number, label: string) {
      setItems(items.toSpliced(index, 1));
      announcer.announce(t('list.removed', { label }));
    },
    /** Drops a text that named no choice. */
    restore: () => controller.set(pointer, stored),
    isWrong: (index: number) => errors.some((one) => isWithin(one.pointer, joinPointer(pointer, index))),
  };
}

interface ReadOnlyListProps {
  list: Pick<List, 'control' | 'node' | 'items'>;
  labelOf?: (item: JsonValue) => string;
  /** A text that is typed and not in the data yet. */
  typed?: string | undefined;
}

/** The items of a list that is locked, and a text that was typed and is none, as one line; or what is stored in its place. */
export function ReadOnlyList({ list: { control, node, items }, labelOf, typed }: ReadOnlyListProps) {
  const translator = useTranslator();
  const { field } = control;
  if (isReplaced(control)) return <ReadOnlyField control={control} />;
  const texts = items.map((item) => labelOf?.(item) ?? valueText(node.row, item, translator));
  const value = [...texts, typed ?? field.text].filter(Boolean).join(', ');
  return <ReadOnlyField control={{ ...control, value, field: { ...field, text: undefined } }} />;
}
