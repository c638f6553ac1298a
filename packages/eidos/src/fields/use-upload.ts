import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import { useController } from '../hooks/contexts';
import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import type { Store, Uploads } from '../controller/create-store';
import { type FieldId, toPointer } from '../controller/field-id';

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
  readonly state: UploadState;
  readonly abort: AbortController;
  /** The field, in each controller that has had the record since. */
  readonly places: { readonly controller: Controller; readonly id: FieldId }[];
}

/** The files of a record besides what submits wait for. */
interface Files extends Uploads {
  readonly last: Map<FieldId, LastFile>;
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
    wait: () => waitForUploads(store, files),
    carry: (to) => carry(store, files, to),
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

/** Where a field is now, which moves with its row; undefined when it is gone or hidden. */
function pointerOf({ view }: Store, id: FieldId): Pointer | undefined {
  const pointer = toPointer(view.state.content.data, id, view.lookup.keys);
  return pointer !== undefined && view.tryPlace(pointer)?.shown ? pointer : undefined;
}

/** Makes a submit wait for an upload. */
function trackUpload(store: Store, id: FieldId, stored: Promise<boolean>): void {
  const { running } = filesOf(store);
  running.set(stored, id);
  void stored.then(() => running.delete(stored));
}

/** Waits for every upload, also for those that begin meanwhile; returns the pointers of those that failed. */
async function waitForUploads(store: Store, files: Files): Promise<readonly Pointer[]> {
  const { running } = files;
  if (running.size === 0) return [];
  const failed: Pointer[] = [];
  const setAwaited = (isAwaited: boolean) => {
    files.isAwaited = isAwaited;
    store.note({});
  };
  setAwaited(true);
  while (running.size > 0) {
    for (const [stored, id] of [...running]) {
      if (await stored) continue;
      const pointer = pointerOf(store, id);
      if (pointer !== undefined) failed.push(pointer);
    }
  }
  setAwaited(false);
  return failed;
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
    // The screen of the first controller ends what is left here.
    aborts.delete(file.abort);
    for (const [stored, of] of running) if (of === id) trackUpload(store, place.id, stored);
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

  async function run(file: File, abort: AbortController) {
    const { name } = file;
    const { signal } = abort;
    const places: LastFile['places'] = [{ controller, id }];
    const report = (next: UploadState) => {
      if (signal.aborted) return;
      for (const place of places) {
        const record = filesOf(storeOf(place.controller));
        record.last.set(place.id, { state: next, abort, places });
        notify(record);
      }
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
      return true;
    } catch (error) {
      report({ status: 'failed', name, error });
      return signal.aborted;
    } finally {
      for (const place of places) filesOf(storeOf(place.controller)).aborts.delete(abort);
    }
  }

  function cancel() {
    last.get(id)?.abort.abort();
    last.delete(id);
    notify(files);
  }

  function send(file: File) {
    last.get(id)?.abort.abort();
    const abort = new AbortController();
    aborts.add(abort);
    const stored = run(file, abort);
    // A canceled upload may never end.
    const canceled = new Promise<boolean>((resolve) => {
      abort.signal.addEventListener('abort', () => resolve(true));
    });
    trackUpload(store, id, Promise.race([stored, canceled]));
  }

  return { state, send, cancel };
}
