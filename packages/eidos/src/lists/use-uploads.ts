import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { JsonValue } from '../json/json-schema';
import { type Pointer, parentPointer } from '../json/json-pointer';
import { useController } from '../hooks/contexts';
import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import type { Store, Uploads } from '../controller/create-store';
import { type FieldId, toPointer } from '../controller/field-id';
import { withEntry, withTouched } from '../controller/state';

/** What a function that stores files is called with, besides the file. */
export interface UploadContext {
  /** The value that the file is for, such as `/lines/3/photo`. */
  readonly pointer: Pointer;
  /**
   * Aborted when the upload is canceled, another file takes its place, or its field or record is gone; pass it to `fetch`.
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

/** What became of a chosen file that is not stored. */
export type UploadState =
  | { readonly status: 'sending'; readonly name: string; readonly share: number | undefined }
  | { readonly status: 'failed'; readonly name: string; readonly message: string };

/** A chosen file that is not stored. It is known to the record and not to its field, which may leave the screen meanwhile. */
interface ChosenFile {
  state: UploadState;
  readonly abort: AbortController;
  /** The field, in each controller that has had the record since; its id changes with the name of an entry. */
  readonly places: { readonly controller: Controller; id: FieldId }[];
  /** Resolves when the file is stored, has failed or is canceled. */
  ended: Promise<unknown>;
}

/** The files of a record besides what submits wait for. */
interface Files extends Uploads {
  /** The files of each field, in the order in which they were chosen. */
  readonly unstored: Map<FieldId, readonly ChosenFile[]>;
  /** The files that are under way. */
  readonly running: Set<ChosenFile>;
  readonly listeners: Set<() => void>;
  /** Changes whenever a file does. */
  version: number;
}

const known = new WeakMap<Store, Files>();
const none: readonly ChosenFile[] = [];

function filesOf(store: Store): Files {
  const files = known.get(store) ?? createFiles(store);
  known.set(store, files);
  store.uploads = files;
  return files;
}

function createFiles(store: Store): Files {
  const files: Files = {
    unstored: new Map(),
    running: new Set(),
    listeners: new Set(),
    version: 0,
    isAwaited: false,
    isUnawaited: () => files.running.size > 0 && !files.isAwaited,
    wait: () => waitForUploads(store, files),
    carry: (to) => carry(store, files, to),
    rename: (moved) => rename(store, files, moved),
    end() {
      for (const { abort } of [...files.unstored.values()].flat()) abort.abort();
      files.unstored.clear();
      notify(files);
    },
  };
  return files;
}

function notify(files: Files): void {
  files.version += 1;
  for (const listener of files.listeners) listener();
}

/** Where a field is now, which moves with its row; undefined when it is gone, with its row or entry too, or hidden. */
function pointerOf({ view }: Store, id: FieldId): Pointer | undefined {
  const pointer = toPointer(view.state.content.data, id, view.lookup.keys);
  for (let at = pointer; at; at = parentPointer(at)) {
    const place = view.tryPlace(at);
    if (!place?.shown || (place.isAddition && place.value === undefined)) return undefined;
  }
  return pointer;
}

/** Makes a submit wait for a file. */
function trackFile({ running }: Files, file: ChosenFile): void {
  running.add(file);
  void file.ended.then(() => running.delete(file));
}

/** Waits for every upload, also for those that begin meanwhile; returns the pointers of the values with a failed file. */
async function waitForUploads(store: Store, files: Files): Promise<readonly Pointer[]> {
  const { running, unstored } = files;
  const setAwaited = (isAwaited: boolean) => {
    files.isAwaited = isAwaited;
    store.note({});
  };
  if (running.size > 0) {
    setAwaited(true);
    while (running.size > 0) await Promise.all([...running].map(({ ended }) => ended));
    setAwaited(false);
  }
  return [...unstored].flatMap(([id, chosen]) =>
    chosen.some(({ state }) => state.status === 'failed') ? (pointerOf(store, id) ?? []) : [],
  );
}

/** Reports the failed files of a field as its errors, next to those of the server, so that they show wherever it is. */
function showFailures(store: Store, id: FieldId): void {
  const { meta } = store.view.state;
  const before = meta.serverErrors.get(id) ?? [];
  const others = before.filter(({ code }) => code !== 'upload');
  const messages = (filesOf(store).unstored.get(id) ?? none).flatMap(({ state }) =>
    state.status === 'failed' ? [state.message] : [],
  );
  const shown = before.filter((one) => !others.includes(one)).map(({ message }) => message);
  if (messages.join('\n') === shown.join('\n')) return;
  const next = [...others, ...messages.map((message) => ({ code: 'upload', values: {}, message }))];
  const serverErrors = withEntry(meta.serverErrors, id, next.length > 0 ? next : undefined);
  store.note(withTouched({ ...meta, serverErrors }, [id]));
}

/** Takes a file from its field, because it is stored or canceled. */
function forget(file: ChosenFile): void {
  for (const { controller, id } of file.places) {
    const store = storeOf(controller);
    const files = filesOf(store);
    const others = (files.unstored.get(id) ?? none).filter((one) => one !== file);
    files.unstored.set(id, others);
    showFailures(store, id);
    notify(files);
  }
}

function discard(file: ChosenFile): void {
  file.abort.abort();
  forget(file);
}

/** Lets the files of an entry of a map follow its name. */
function rename(store: Store, { unstored }: Files, moved: (id: FieldId) => FieldId): void {
  const before = [...unstored];
  unstored.clear();
  for (const [id, chosen] of before) {
    unstored.set(moved(id), chosen);
    for (const place of chosen.flatMap(({ places }) => places))
      if (storeOf(place.controller) === store) place.id = moved(id);
  }
}

/** Lets another controller that takes over the record have its files, so that none is lost or saved too early. */
function carry(from: Store, { unstored, running }: Files, to: Controller): void {
  const store = storeOf(to);
  for (const [id, chosen] of unstored) {
    const pointer = pointerOf(from, id);
    const place = pointer === undefined ? undefined : store.view.tryPlace(pointer);
    if (!place?.shown) continue;
    const files = filesOf(store);
    files.unstored.set(place.id, chosen);
    for (const file of chosen) {
      file.places.push({ controller: to, id: place.id });
      if (running.has(file)) trackFile(files, file);
    }
    showFailures(store, place.id);
    // The screen of the first controller ends what is left here.
    unstored.delete(id);
  }
}

/** The items of a field for several files. A stored value that cannot be a list is one item, so that nothing replaces it. */
export function storedFiles(stored: JsonValue | undefined): readonly JsonValue[] {
  if (stored === undefined || stored === null) return [];
  return Array.isArray(stored) ? (stored as readonly JsonValue[]) : [stored];
}

/** What a field shows of a chosen file, and how it is given up. */
export type UnstoredFile = UploadState & { readonly discard: () => void };

/** What `useUploads` needs to know of its field. */
interface UploadField {
  readonly pointer: Pointer;
  /** Whether the value is a list with one value for each file. */
  readonly isList: boolean;
  /** Called when a file is stored. */
  readonly onStored: (name: string) => void;
  /** The message for what `upload` threw. */
  readonly messageOf: (name: string, error: unknown) => string;
}

/**
 * The files that were chosen for the value at `pointer` and are not stored, and a function that stores a file, or shows
 * why it is refused. A list keeps the order in which they were chosen; for a single value, the next file takes the place of
 * the last. An upload continues while its field is not on the screen, such as in a table cell that was left.
 */
export function useUploads(
  upload: Upload,
  { pointer, isList, onStored, messageOf }: UploadField,
): { readonly files: readonly UnstoredFile[]; readonly send: (file: File, refusal?: string) => void } {
  const controller = useController();
  const store = storeOf(controller);
  const id = store.view.tryPlace(pointer)?.id ?? pointer;
  const files = filesOf(store);
  const { unstored, listeners } = files;
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  useSyncExternalStore(
    subscribe,
    () => files.version,
    () => 0,
  );
  useEffect(
    () => () => {
      if (pointerOf(store, id) === undefined) unstored.get(id)?.forEach(discard);
    },
    [store, unstored, id],
  );
  // Every change of the value drops the errors of the server, and a failed file is still not stored.
  useEffect(() => showFailures(store, id));

  async function run(file: File, own: ChosenFile, earlier: Promise<unknown>, refusal?: string) {
    const { name } = file;
    const { signal } = own.abort;
    const report = (state: UploadState) => {
      if (signal.aborted) return;
      own.state = state;
      for (const place of own.places) notify(filesOf(storeOf(place.controller)));
    };
    const onProgress = (share: number) => report({ status: 'sending', name, share });
    try {
      if (refusal !== undefined) throw new Error(refusal);
      const value = await upload(file, { pointer, signal, onProgress });
      await earlier;
      if (signal.aborted) return;
      const fields = own.places.map(
        (one) => [one.controller, pointerOf(storeOf(one.controller), one.id)] as const,
      );
      for (const [record, at] of fields)
        if (at !== undefined) record.set(at, isList ? [...storedFiles(record.get(at)), value] : value);
      if (fields.some(([, at]) => at !== undefined)) onStored(name);
      forget(own);
    } catch (error) {
      report({ status: 'failed', name, message: messageOf(name, error) });
      if (!signal.aborted) for (const place of own.places) showFailures(storeOf(place.controller), place.id);
    }
  }

  function send(file: File, refusal?: string) {
    for (const other of unstored.get(id) ?? none) {
      const isReplaced = !isList || other.state.name === file.name;
      if (other.state.status === 'failed' ? isReplaced : !isList && refusal === undefined) discard(other);
    }
    const before = unstored.get(id) ?? none;
    const abort = new AbortController();
    // A canceled upload may never end.
    const canceled = new Promise((resolve) => abort.signal.addEventListener('abort', resolve));
    const own: ChosenFile = {
      state: { status: 'sending', name: file.name, share: undefined },
      abort,
      places: [{ controller, id }],
      ended: canceled,
    };
    unstored.set(id, [...before, own]);
    notify(files);
    const earlier = Promise.all(before.map(({ ended }) => ended));
    own.ended = Promise.race([run(file, own, earlier, refusal), canceled]);
    trackFile(files, own);
  }

  return {
    files: (unstored.get(id) ?? none).map((file) => ({ ...file.state, discard: () => discard(file) })),
    send,
  };
}
