import { useSyncExternalStore } from 'react';
import { equalJson } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { isKind } from '../controller/node-tree';
import { joinPointer, type Pointer, parentPointer } from '../json/json-pointer';
import { memoize } from '../json/memoize';
import { useController } from '../hooks/contexts';
import { adoptJson } from '../controller/adopt-json';
import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import type { Store, Uploads } from '../controller/create-store';
import { isTouched } from '../controller/error-report';
import type { FieldId } from '../controller/field-id';
import { type FieldPlace, placeById } from '../controller/place';
import { addTouched, addTouchedWithin, removeTouched, setEntry } from '../controller/state';
import type { View } from '../controller/view';

/** The second argument of a function that stores files. */
export interface UploadContext {
  /** The value that the file is for, such as `/lines/3/photo`. */
  readonly pointer: Pointer;
  /**
   * Aborted when the upload is canceled, another file takes its place, or its row, entry, option or record is gone; pass it
   * to `fetch`.
   */
  readonly signal: AbortSignal;
  /** Reports how much is stored, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Stores a file and returns what the data holds for it, such as its URL. The message of an error that it throws is
 * shown below the field.
 */
export type Upload = (file: File, context: UploadContext) => PromiseLike<JsonValue>;

/** The state of a chosen file that is not stored. */
export type UploadState =
  | { readonly status: 'sending'; readonly name: string; readonly share: number | undefined }
  | { readonly status: 'failed'; readonly name: string; readonly message: string };

/** The field of a file. Its id changes with the name of an entry. */
interface FileField {
  readonly controller: Controller;
  id: FieldId;
  /** The options that the field is in: another one may have a field with the same name. */
  readonly options: string;
}

/** A chosen file that is not stored. It is known to the record and not to its field, which may leave the screen meanwhile. */
interface ChosenFile {
  state: UploadState;
  readonly abort: AbortController;
  /** The field, in each controller that has had the record since. */
  readonly places: FileField[];
  /** Resolves when the file is stored, has failed or is canceled. */
  ended: Promise<unknown>;
}

/** The files of a record besides what submits wait for. */
interface Files extends Uploads {
  readonly pending: Map<FieldId, readonly ChosenFile[]>;
  /** How often all of them were ended. */
  ends: number;
}

const none: readonly ChosenFile[] = [];

const filesOf = memoize((store: Store): Files => {
  const files: Files = {
    pending: new Map(),
    ends: 0,
    isAwaited: false,
    isUnawaited: () => sendingOf(files).length > 0 && !files.isAwaited,
    wait: () => waitForUploads(store, files),
    carry: (to) => carry(store, files, to),
    rename: (moved) => rename(store, files, moved),
    end() {
      const ended = [...files.pending];
      files.pending.clear();
      files.ends += 1;
      for (const [id, chosen] of ended) {
        for (const { abort } of chosen) abort.abort();
        noteFiles(store, id);
      }
    },
  };
  store.uploads = files;
  store.subscribe(() => follow(store, files));
  return files;
});

/**
 * Ends the uploads whose fields are gone, on the screen or not, so that no submit waits for them. Every change of the value
 * drops the errors of the server, and a failed file is still not stored.
 */
function follow(store: Store, { pending }: Files): void {
  for (const [id, chosen] of [...pending]) {
    for (const file of chosen) if (!placeOf(fieldIn(store, file))) discard(file);
    noteFiles(store, id);
  }
}

/** The files that are under way. */
const sendingOf = ({ pending }: Files) =>
  [...pending.values()].flat().filter(({ state }) => state.status === 'sending');

/** The place of a field, which moves with its row; undefined when it is gone, with its row, entry or option too. */
function placeOf({ controller, id, options }: FileField): FieldPlace | undefined {
  const { view } = storeOf(controller);
  const pointer = placeById(view.lookup, id)?.pointer;
  if (pointer === undefined || optionsAround(view, pointer) !== options) return undefined;
  for (let at = pointer; at; at = parentPointer(at)) {
    const place = view.tryPlace(at);
    if (!place || (place.isAddition && place.value === undefined)) return undefined;
    // Another value has taken the place of a container.
    if (at !== pointer && (place.value ?? null) !== null && !isKind(place.inner)(place.value))
      return undefined;
  }
  return view.tryPlace(pointer);
}

function fieldAt(controller: Controller, pointer: Pointer): FileField {
  const { view } = storeOf(controller);
  return { controller, id: idAt(view, pointer), options: optionsAround(view, pointer) };
}

const idAt = ({ tryPlace }: View, pointer: Pointer): FieldId => tryPlace(pointer)?.id ?? pointer;

/** Stores what `upload` returned, also where it can no longer be edited: the file was chosen while it could be. */
function storeFile(field: FileField, value: JsonValue, isList: boolean): boolean {
  const place = placeOf(field);
  if (!place) return false;
  const { pointer, node } = place;
  const { controller } = field;
  const next = adoptJson(isList ? [...storedFiles(place.value), value] : value, place.value);
  const store = storeOf(controller);
  // Each file is a step of undo.
  store.history.open = undefined;
  if (!node.readOnly && node.kind !== 'constant') controller.set(pointer, next);
  else if (!equalJson(next, place.value))
    store.enter(store.view.apply({ kind: 'set', pointer, value: next }));
  return true;
}

/** The field of a file in the record of `store`. */
const fieldIn = (store: Store, { places }: ChosenFile) =>
  places.find(({ controller }) => storeOf(controller) === store)!;

function optionsAround(view: View, pointer: Pointer): string {
  if (pointer === '') return '';
  const around = parentPointer(pointer);
  return joinPointer(optionsAround(view, around), view.tryPlace(around)?.option?.id ?? '');
}

/** Waits for every upload, also for those that begin meanwhile; see `Uploads.wait`. */
async function waitForUploads(store: Store, files: Files): ReturnType<Uploads['wait']> {
  const { pending, ends } = files;
  const setAwaited = (isAwaited: boolean) => {
    files.isAwaited = isAwaited;
    store.note({});
  };
  if (sendingOf(files).length > 0) {
    setAwaited(true);
    for (let sending = sendingOf(files); sending.length > 0; sending = sendingOf(files))
      await Promise.all(sending.map(({ ended }) => ended));
    setAwaited(false);
  }
  // Nothing is saved for a record or a screen that is gone, least of all without its files.
  if (files.ends !== ends) return undefined;
  return [...pending.values()].flatMap((chosen) => {
    const failed = chosen.find(({ state }) => state.status === 'failed');
    const place = failed && placeOf(fieldIn(store, failed));
    return place?.shown ? place.pointer : [];
  });
}

/**
 * Notes the files of a field that are not stored: they are an entry of it, so that nobody leaves the page without them
 * unasked, and the failed ones its errors, next to those of the server, so that they show wherever it is.
 */
function noteFiles(store: Store, id: FieldId): void {
  const { meta } = store.view.state;
  const chosen = filesOf(store).pending.get(id) ?? none;
  const names = chosen.map(({ state }) => state.name).join(', ');
  const entries = setEntry(meta.entries, id, chosen.length > 0 ? names : undefined);
  let next = entries === meta.entries ? meta : { ...meta, entries };
  // A file on its way is not missing, so no error of its field counts as shown until it has arrived.
  const isSending = chosen.some(({ state }) => state.status === 'sending');
  if (isSending && isTouched(meta, id))
    next = { ...removeTouched(next, id), touchedWithin: new Map(meta.touchedWithin).set(id, false) };
  else if (!isSending && meta.touchedWithin.get(id) === false) next = addTouchedWithin(next, id);
  const before = meta.serverErrors.get(id) ?? [];
  const others = before.filter(({ code }) => code !== 'upload');
  const messages = chosen.flatMap((file) =>
    file.state.status === 'failed' && placeOf(fieldIn(store, file))?.shown ? [file.state.message] : [],
  );
  const shown = before.filter((one) => !others.includes(one)).map(({ message }) => message);
  if (messages.join('\n') !== shown.join('\n')) {
    const errors = [...others, ...messages.map((message) => ({ code: 'upload', values: {}, message }))];
    const serverErrors = setEntry(meta.serverErrors, id, errors.length > 0 ? errors : undefined);
    next = addTouched({ ...next, serverErrors }, [id]);
  }
  if (next !== meta) store.note(next);
}

/** Shows another state of a file in its field; without one, takes it from its field, because it is stored or canceled. */
function report(file: ChosenFile, state?: UploadState): void {
  if (state) file.state = state;
  for (const { controller, id } of file.places) {
    const store = storeOf(controller);
    const { pending } = filesOf(store);
    const files = pending.get(id) ?? none;
    // Another list, for which the field renders again.
    pending.set(
      id,
      files.filter((one) => state || one !== file),
    );
    noteFiles(store, id);
    store.note({});
  }
}

function discard(file: ChosenFile): void {
  file.abort.abort();
  report(file);
}

/** Lets the files of an entry of a map follow its name. */
function rename(store: Store, { pending }: Files, moved: (id: FieldId) => FieldId): void {
  const before = [...pending];
  pending.clear();
  for (const [id, chosen] of before) {
    pending.set(moved(id), chosen);
    for (const place of chosen.flatMap(({ places }) => places))
      if (storeOf(place.controller) === store) place.id = moved(id);
  }
}

/** Passes the files of a record to the controller that replaces this one, so that none is lost or saved too early. */
function carry(from: Store, { pending }: Files, to: Controller): void {
  const store = storeOf(to);
  for (const [id, chosen] of pending) {
    const [first] = chosen;
    const pointer = first && placeOf(fieldIn(from, first))?.pointer;
    const place = pointer === undefined ? undefined : store.view.tryPlace(pointer);
    if (!place) continue;
    filesOf(store).pending.set(place.id, chosen);
    for (const file of chosen) file.places.push(fieldAt(to, place.pointer));
    noteFiles(store, place.id);
    // The screen of the first controller ends what is left here.
    pending.delete(id);
  }
}

/** The items of a field for several files. A stored value that cannot be a list is one item, so that nothing replaces it. */
export function storedFiles(stored: JsonValue | undefined): readonly JsonValue[] {
  if (stored === undefined || stored === null) return [];
  return Array.isArray(stored) ? (stored as readonly JsonValue[]) : [stored];
}

/** A chosen file as a field shows it, and how to discard it. */
export type PendingFile = UploadState & { readonly discard: () => void };

interface UploadField {
  readonly pointer: Pointer;
  /** Whether the value is a list with one value for each file. */
  readonly isList: boolean;
  readonly onStored: (name: string) => void;
  readonly onFailed: (message: string) => void;
  readonly messageOf: (name: string, error: unknown) => string;
}

/**
 * The files that were chosen for the value at `pointer` and are not stored, and a function that stores a file, or shows
 * why it is refused. A list keeps the order in which they were chosen; for a single value, the next file takes the place of
 * the last. An upload continues while its field is hidden or not on the screen, such as in a table cell that was left.
 */
export function useUploads(
  upload: Upload,
  { pointer, isList, onStored, onFailed, messageOf }: UploadField,
): { readonly files: readonly PendingFile[]; readonly send: (file: File, refusal?: string) => void } {
  const controller = useController();
  const store = storeOf(controller);
  const id = idAt(store.view, pointer);
  const { pending } = filesOf(store);
  const read = () => pending.get(id) ?? none;
  const chosen = useSyncExternalStore(store.subscribe, read, read);

  async function run(file: File, own: ChosenFile, earlier: Promise<unknown>, refusal?: string) {
    const { name } = file;
    const { signal } = own.abort;
    function onProgress(part: number) {
      // A total that is not known gives no share, and a request may report more after it has failed.
      const share = Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : undefined;
      if (!signal.aborted && own.state.status === 'sending') report(own, { status: 'sending', name, share });
    }
    try {
      if (refusal !== undefined) throw new Error(refusal);
      const value = adoptJson(await upload(file, { pointer, signal, onProgress }));
      await earlier;
      if (signal.aborted) return;
      const stored = own.places.filter((field) => storeFile(field, value, isList));
      if (stored.length > 0) onStored(name);
      report(own);
    } catch (error) {
      if (signal.aborted) return;
      const message = messageOf(name, error);
      report(own, { status: 'failed', name, message });
      if (own.places.some((field) => placeOf(field)?.shown)) onFailed(message);
    }
  }

  function send(file: File, refusal?: string) {
    for (const other of read()) {
      const isReplaced = !isList || other.state.name === file.name;
      if (other.state.status === 'failed' ? isReplaced : !isList && refusal === undefined) discard(other);
    }
    const before = read();
    const abort = new AbortController();
    // A canceled upload may never end.
    const canceled = new Promise((resolve) => abort.signal.addEventListener('abort', resolve));
    const own: ChosenFile = {
      state: { status: 'sending', name: file.name, share: undefined },
      abort,
      places: [fieldAt(controller, pointer)],
      ended: canceled,
    };
    pending.set(id, [...before, own]);
    noteFiles(store, id);
    const earlier = Promise.all(before.map(({ ended }) => ended));
    own.ended = Promise.race([run(file, own, earlier, refusal), canceled]);
  }

  return {
    files: chosen.map((file) => ({ ...file.state, discard: () => discard(file) })),
    send,
  };
}
