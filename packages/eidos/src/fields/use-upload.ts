import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { JsonValue } from '../json/json-schema';
import { type Pointer, parentPointer } from '../json/json-pointer';
import { useController } from '../hooks/contexts';
import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import type { Store, Uploads } from '../controller/create-store';
import { type FieldId, toPointer } from '../controller/field-id';
import { withEntry, withTouched } from '../controller/state';
import type { Violation } from '../validation/outcome';

/** What a function that stores files is called with, besides the file. */
export interface UploadContext {
  /** The value that the file is for, such as `/lines/3/photo`. */
  readonly pointer: Pointer;
  /**
   * Aborted when another file is chosen, the upload is canceled, or its field or record is gone; pass it to `fetch`.
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

/** What became of the file that was chosen last. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly name: string; readonly share: number | undefined }
  | { readonly status: 'failed'; readonly name: string; readonly error: unknown };

/** The last file of one field. It is known to the record and not to the field, which may leave the screen meanwhile. */
interface LastFile {
  state: UploadState;
  readonly abort: AbortController;
  /** The field, in each controller that has had the record since; its id changes with the name of an entry. */
  readonly places: { readonly controller: Controller; id: FieldId }[];
}

/** The files of a record besides what submits wait for. */
interface Files extends Uploads {
  readonly last: Map<FieldId, LastFile>;
  /** The uploads that are under way. */
  readonly running: Map<Promise<unknown>, LastFile>;
  readonly aborts: Set<AbortController>;
  readonly listeners: Set<() => void>;
}

const known = new WeakMap<Store, Files>();
const idle: UploadState = { status: 'idle' };

function filesOf(store: Store): Files {
  const files = known.get(store) ?? createFiles(store);
  known.set(store, files);
  store.uploads = files;
  return files;
}

function createFiles(store: Store): Files {
  const files: Files = {
    last: new Map(),
    aborts: new Set(),
    listeners: new Set(),
    running: new Map(),
    isAwaited: false,
    isUnawaited: () => files.running.size > 0 && !files.isAwaited,
    wait: () => waitForUploads(store, files),
    carry: (to) => carry(store, files, to),
    rename: (moved) => rename(store, files, moved),
    end() {
      for (const abort of files.aborts) abort.abort();
      files.last.clear();
      notify(files);
    },
  };
  return files;
}

function notify({ listeners }: Files): void {
  for (const listener of listeners) listener();
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

/** Makes a submit wait for an upload. */
function trackUpload({ running }: Files, file: LastFile, ended: Promise<unknown>): void {
  running.set(ended, file);
  void ended.then(() => running.delete(ended));
}

/** Waits for every upload, also for those that begin meanwhile; returns the pointers of the values whose file failed. */
async function waitForUploads(store: Store, files: Files): Promise<readonly Pointer[]> {
  const { running, last } = files;
  const setAwaited = (isAwaited: boolean) => {
    files.isAwaited = isAwaited;
    store.note({});
  };
  if (running.size > 0) {
    setAwaited(true);
    while (running.size > 0) await Promise.all(running.keys());
    setAwaited(false);
  }
  return [...last].flatMap(([id, { state }]) =>
    state.status === 'failed' ? (pointerOf(store, id) ?? []) : [],
  );
}

/** An error of the field while its last file is not stored, which is shown wherever the field is; or none. */
function setFailure(store: Store, id: FieldId, failure?: readonly Violation[]): void {
  const { meta } = store.view.state;
  const serverErrors = withEntry(meta.serverErrors, id, failure);
  if (serverErrors !== meta.serverErrors) store.note(withTouched({ ...meta, serverErrors }, [id]));
}

/** Lets the files of an entry of a map follow its name. */
function rename(store: Store, files: Files, moved: (id: FieldId) => FieldId): void {
  const known = [...files.last];
  files.last.clear();
  for (const [id, file] of known) {
    files.last.set(moved(id), file);
    for (const place of file.places) if (storeOf(place.controller) === store) place.id = moved(place.id);
  }
}

/** Lets another controller that takes over the record have its files, so that none is lost or saved too early. */
function carry(from: Store, { last, running, aborts }: Files, to: Controller): void {
  const store = storeOf(to);
  for (const [id, file] of last) {
    const pointer = pointerOf(from, id);
    const place = pointer === undefined ? undefined : store.view.tryPlace(pointer);
    if (!place?.shown) continue;
    file.places.push({ controller: to, id: place.id });
    const files = filesOf(store);
    files.last.set(place.id, file);
    files.aborts.add(file.abort);
    if (file.state.status === 'failed')
      setFailure(store, place.id, from.view.state.meta.serverErrors.get(id));
    // The screen of the first controller ends what is left here.
    aborts.delete(file.abort);
    for (const [ended, of] of running) if (of === file) trackUpload(files, file, ended);
  }
}

/**
 * Runs one upload at a time for the value at `pointer`, and sets what it returns; `onStored` is called then. An upload goes
 * on while its field is not on the screen, such as in a table cell that was left.
 */
export function useUpload(
  upload: Upload,
  pointer: Pointer,
  onStored: (name: string) => void,
  messageOf: (name: string, error: unknown) => string,
): { readonly state: UploadState; readonly send: (file: File) => void; readonly cancel: () => void } {
  const controller = useController();
  const store = storeOf(controller);
  const id = store.view.tryPlace(pointer)?.id ?? pointer;
  const files = filesOf(store);
  const { last, aborts, listeners } = files;
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => last.get(id)?.state ?? idle,
    () => idle,
  );
  useEffect(
    () => () => {
      if (pointerOf(store, id) === undefined) last.get(id)?.abort.abort();
    },
    [store, last, id],
  );

  async function run(file: File, own: LastFile) {
    const { name } = file;
    const { abort, places } = own;
    const { signal } = abort;
    const report = (next: UploadState) => {
      if (signal.aborted) return;
      own.state = next;
      for (const place of places) notify(filesOf(storeOf(place.controller)));
    };
    const onProgress = (share: number) => report({ status: 'sending', name, share });
    report({ status: 'sending', name, share: undefined });
    try {
      const value = await upload(file, { pointer, signal, onProgress });
      const fields = signal.aborted
        ? []
        : places.map((one) => [one.controller, pointerOf(storeOf(one.controller), one.id)] as const);
      for (const [record, at] of fields) if (at !== undefined) record.set(at, value);
      if (fields.some(([, at]) => at !== undefined)) onStored(name);
      report(idle);
    } catch (error) {
      report({ status: 'failed', name, error });
      const failure = [{ code: 'upload', values: {}, message: messageOf(name, error) }];
      if (!signal.aborted)
        for (const place of places) setFailure(storeOf(place.controller), place.id, failure);
    } finally {
      for (const place of places) filesOf(storeOf(place.controller)).aborts.delete(abort);
    }
  }

  function cancel() {
    last.get(id)?.abort.abort();
    last.delete(id);
    setFailure(store, id);
    notify(files);
  }

  function send(file: File) {
    cancel();
    const abort = new AbortController();
    aborts.add(abort);
    const own: LastFile = { state: idle, abort, places: [{ controller, id }] };
    last.set(id, own);
    const stored = run(file, own);
    // A canceled upload may never end.
    const canceled = new Promise((resolve) => abort.signal.addEventListener('abort', resolve));
    trackUpload(files, own, Promise.race([stored, canceled]));
  }

  return { state, send, cancel };
}
