import { isArray, isJsonObject, type JsonObject, ownValue } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { freezeKnownJson } from './adopt-json';
import { apply } from './apply';
import type { Controller } from './controller';
import { storeOf } from './create-controller';
import type { FieldId, RowKeys } from './field-id';
import { type Content, keepEntries, withoutReadDrafts } from './state';

const format = 'eidos draft 1';

/** A value that has no parts as it is, or the place of one that has. */
type Written = string | number | boolean | null | readonly [place: number];

/** Named values: those of the part at `base` but for those that are removed, and the entries. Without a base it is -1. */
type WrittenNames = readonly [
  kind: 'object' | 'map',
  base: number,
  removed: readonly string[],
  entries: Readonly<Record<string, Written>>,
];

/** A list: the start and the end of the one at `base`, the items between, and the keys of those if it has rows. */
type WrittenList = readonly [
  kind: 'list',
  base: number,
  start: number,
  end: number,
  items: readonly Written[],
  keys: readonly string[] | undefined,
];

type WrittenPart = WrittenNames | WrittenList;

/** What `serializeDraft` writes: the saved record, everything that undo and redo lead through, and how many steps redo has. */
interface WrittenDraft {
  readonly format: typeof format;
  /** Every part once, after those inside it. */
  readonly parts: readonly WrittenPart[];
  readonly saved: Written;
  readonly contents: readonly Written[];
  readonly undone: number;
  /** The fields whose errors or conflicts are shown, by their ids. */
  readonly shownErrors: Record<'touched' | 'touchedWithin' | 'freshRows' | 'conflicts', readonly FieldId[]>;
  /** The number of the last row key. */
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
  const { view, history, contentOf } = storeOf(controller);
  const { lookup, state } = view;
  const { keys } = lookup;
  const { meta } = state;
  const steps = [...history.past.map(contentOf), state.content, ...history.future.map(contentOf).reverse()];
  // An incomplete entry, such as a date without its year, has no text that a control could show again.
  const contents = steps.map(withoutReadDrafts).map((content) => ({
    ...content,
    drafts: keepEntries(content.drafts, (_id, { text }) => text !== ''),
  }));
  const { parts, write } = createWriter(keys);
  const draft: WrittenDraft = {
    format,
    saved: write(state.saved, undefined),
    contents: contents.map((content, index) => write(content, contents[index - 1])),
    undone: history.future.length,
    shownErrors: {
      touched: [...meta.touched],
      touchedWithin: meta.touchedWithin,
      freshRows: [...meta.freshRows],
      conflicts: [...meta.conflicts],
    },
    lastKey: numberOf(keys.create()),
    parts,
  };
  return JSON.stringify(draft);
}

/**
 * Restores what `serializeDraft` has written. The data that the controller has by then is merged as new data from the
 * server is, so a value that both changed becomes a conflict.
 * @param controller A controller with the same schema and the current record.
 * @param draft The text from `serializeDraft`.
 * @throws {SyntaxError} If the text is not JSON.
 * @throws {TypeError} If `serializeDraft` has not written it. The screen stays as it is.
 * @example
 * const draft = sessionStorage.getItem('booking');
 * if (draft) restoreDraft(controller, draft);
 */
export function restoreDraft<Data>(controller: Controller<Data>, draft: string): void {
  const store = storeOf(controller);
  const { keys } = store.view.lookup;
  const { saved, contents, undone, shownErrors } = readDraft(JSON.parse(draft), keys);
  // A copy has rows without keys, which get those of the draft.
  const current: unknown = JSON.parse(JSON.stringify(store.view.state.saved));
  controller.reset(saved as Data);
  contents.forEach((content, index) => {
    if (index === 0) store.update({ content });
    else store.enter(apply(store.view.lookup, store.view.state.content, [{ kind: 'replace', content }]));
  });
  for (let step = 0; step < undone; step += 1) store.travel('undo');
  store.note({
    touched: new Set(shownErrors.touched),
    touchedWithin: shownErrors.touchedWithin,
    freshRows: new Set(shownErrors.freshRows),
    conflicts: new Set(shownErrors.conflicts),
  });
  controller.receive(current as Data);
}

/** Writes values that share parts. A step of undo differs from the one before in few of them. */
function createWriter(keys: RowKeys) {
  const parts: WrittenPart[] = [];
  const places = new Map<unknown, number>();

  /** `like` is the same value one step before. */
  function write(value: unknown, like: unknown): Written {
    if (typeof value !== 'object' || value === null) return value as Written;
    const known = places.get(value);
    if (known !== undefined) return [known];
    const part = Array.isArray(value) ? writeList(value, like) : writeNames(value, like);
    places.set(value, parts.push(part) - 1);
    return [parts.length - 1];
  }

  function writeNames(value: object, like: unknown): WrittenNames {
    const isMap = value instanceof Map;
    const isAlike = like instanceof Map === isMap && !Array.isArray(like);
    const base = isAlike ? places.get(like) : undefined;
    const [now, before] = [namedParts(value), base === undefined ? {} : namedParts(like)];
    const changes = changesOf(before, now);
    const { removed, changed } = changes ?? { removed: [], changed: Object.keys(now) };
    const entries = changed.map((name) => [name, write(now[name], ownValue(before, name))] as const);
    const from = changes && base !== undefined ? base : -1;
    return [isMap ? 'map' : 'object', from, removed, Object.fromEntries(entries)];
  }

  function writeList(list: readonly unknown[], like: unknown): WrittenList {
    const base = Array.isArray(like) ? (places.get(like) ?? -1) : -1;
    const before: readonly unknown[] = base === -1 ? [] : (like as readonly unknown[]);
    const [own, known] = [list, before].map((one) => (keys.has(one as never) ? keys.of(one as never) : []));
    const isSame = (at: number, from: number) => list[at] === before[from] && own?.[at] === known?.[from];
    const most = Math.min(list.length, before.length);
    let start = 0;
    while (start < most && isSame(start, start)) start += 1;
    let end = 0;
    while (end < most - start && isSame(list.length - 1 - end, before.length - 1 - end)) end += 1;
    const between = <Item>(items: readonly Item[]) => items.slice(start, list.length - end);
    const items = between(list).map((item, index) => write(item, before[start + index]));
    return ['list', base, start, end, items, own?.length ? between(own) : undefined];
  }

  return { parts, write };
}

/** Reads all of a draft before anything is restored. */
function readDraft(draft: unknown, keys: RowKeys) {
  if (!isWrittenDraft(draft))
    throw new TypeError('The text is not a draft. Pass text that `serializeDraft` has returned.');
  const parts: unknown[] = [];
  const read = (child: Written) => (isArray(child) ? parts[child[0]] : child);
  for (const part of draft.parts) parts.push(readPart(part));

  function readPart(part: WrittenPart): unknown {
    if (part[0] !== 'list') {
      const [kind, base, removed, entries] = part;
      const named = new Map(Object.entries(namedParts(parts[base] ?? {})));
      for (const name of removed) named.delete(name);
      for (const [name, child] of Object.entries(entries)) named.set(name, read(child));
      return kind === 'map' ? named : freezeKnownJson(Object.fromEntries(named) as JsonObject);
    }
    const [, base, start, end, items, own] = part;
    const before = (parts[base] ?? []) as readonly JsonValue[];
    const join = <Item>(from: readonly Item[], middle: readonly Item[]) => [
      ...from.slice(0, start),
      ...middle,
      ...from.slice(from.length - end),
    ];
    const list = join(before, items.map(read) as readonly JsonValue[]);
    if (!own) return freezeKnownJson(list);
    return keys.freeze(list, join(base === -1 ? [] : keys.of(before), own));
  }

  // Rows that are added later must not get a key of the draft.
  while (numberOf(keys.create()) < draft.lastKey);
  return {
    saved: read(draft.saved) as JsonValue,
    contents: draft.contents.map((content) => read(content) as Content),
    undone: draft.undone,
    shownErrors: draft.shownErrors,
  };
}

const isWrittenDraft = (draft: unknown): draft is WrittenDraft =>
  isJsonObject(draft) && draft.format === format;

const numberOf = (key: string): number => Number(/\d+$/.exec(key)?.[0]);

type NamedParts = Readonly<Record<string, unknown>>;

/** What an object or a map has under names. */
const namedParts = (value: unknown): NamedParts =>
  value instanceof Map ? (Object.fromEntries(value) as NamedParts) : (value as NamedParts);

/** The names of what differs, or nothing when those of both are in another order, which is part of the data. */
function changesOf(before: NamedParts, now: NamedParts) {
  const names = Object.keys(now);
  const [removed, changed]: [string[], string[]] = [[], []];
  let at = 0;
  for (const name of Object.keys(before)) {
    if (names[at] === name) {
      at += 1;
      if (now[name] === before[name]) continue;
      (now[name] === undefined ? removed : changed).push(name);
    } else if (Object.hasOwn(now, name)) return undefined;
    else removed.push(name);
  }
  return { removed, changed: [...changed, ...names.slice(at)] };
}
