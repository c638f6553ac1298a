import { useEffect, useSyncExternalStore } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import { useController } from '../hooks/contexts';
import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import type { Store } from '../controller/create-store';
import { type FieldId, toPointer } from '../controller/field-id';
import { uploadsOf } from '../controller/record-commands';

/** What a function that stores files is called with, besides the file. */
export interface UploadContext {
  /** The value that the file is for, such as `/lines/3/photo`. */
  readonly pointer: Pointer;
  /**
   * Aborted when another file is chosen, or the upload is canceled or its field removed; pass it to `fetch`.
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

const known = new WeakMap<Store, Map<FieldId, LastFile>>();
const idle: UploadState = { status: 'idle' };

function filesOf(store: Store): Map<FieldId, LastFile> {
  const files = known.get(store) ?? new Map<FieldId, LastFile>();
  known.set(store, files);
  return files;
}

/** Where a field is now, which moves with its row; undefined when it is gone or hidden. */
function pointerOf({ view }: Store, id: FieldId): Pointer | undefined {
  const pointer = toPointer(view.state.content.data, id, view.lookup.keys);
  return pointer !== undefined && view.tryPlace(pointer)?.shown ? pointer : undefined;
}

/** Makes a submit wait for an upload. */
function trackUpload(store: Store, id: FieldId, stored: Promise<boolean>): void {
  const { running } = uploadsOf(store);
  running.set(stored, id);
  void stored.then(() => running.delete(stored));
}

/** Waits for every upload, also for those that begin meanwhile; returns the pointers of those that failed. */
async function waitForUploads(store: Store): Promise<readonly Pointer[]> {
  const uploads = uploadsOf(store);
  if (uploads.running.size === 0) return [];
  const failed: Pointer[] = [];
  const setAwaited = (isAwaited: boolean) => {
    uploads.isAwaited = isAwaited;
    uploads.notify();
  };
  setAwaited(true);
  while (uploads.running.size > 0) {
    for (const [stored, id] of [...uploads.running]) {
      if (await stored) continue;
      const pointer = pointerOf(store, id);
      if (pointer !== undefined) failed.push(pointer);
    }
  }
  setAwaited(false);
  return failed;
}

/** Lets submits and other controllers know of the files of a record. */
function provideUploads(store: Store): void {
  const uploads = uploadsOf(store);
  uploads.wait = () => waitForUploads(store);
  uploads.carry = (to) => carry(store, to);
}

/** Lets another controller that takes over the record have its files, so that none is lost or saved too early. */
function carry(from: Store, to: Controller): void {
  const store = storeOf(to);
  const { running, aborts } = uploadsOf(from);
  for (const [id, file] of filesOf(from)) {
    const pointer = pointerOf(from, id);
    const place = pointer === undefined ? undefined : store.view.tryPlace(pointer);
    if (!place?.shown) continue;
    file.places.push({ controller: to, id: place.id });
    filesOf(store).set(place.id, file);
    uploadsOf(store).aborts.add(file.abort);
    // The screen of the first controller ends what is left here.
    aborts.delete(file.abort);
    for (const [stored, of] of running) if (of === id) trackUpload(store, place.id, stored);
  }
  provideUploads(store);
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
  const { aborts, subscribe, notify } = uploadsOf(store);
  const state = useSyncExternalStore(
    subscribe,
    () => files.get(id)?.state ?? idle,
    () => idle,
  );
  useEffect(
    () => () => {
      if (pointerOf(store, id) === undefined) files.get(id)?.abort.abort();
    },
    [store, files, id],
  );

  async function run(file: File, abort: AbortController) {
    const { name } = file;
    const { signal } = abort;
    const places: LastFile['places'] = [{ controller, id }];
    const report = (next: UploadState) => {
      if (signal.aborted) return;
      for (const place of places) {
        const record = storeOf(place.controller);
        filesOf(record).set(place.id, { state: next, abort, places });
        uploadsOf(record).notify();
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
      for (const place of places) uploadsOf(storeOf(place.controller)).aborts.delete(abort);
    }
  }

  function cancel() {
    files.get(id)?.abort.abort();
    files.delete(id);
    notify();
  }

  function send(file: File) {
    files.get(id)?.abort.abort();
    const abort = new AbortController();
    aborts.add(abort);
    provideUploads(store);
    const stored = run(file, abort);
    // A canceled upload may never end.
    const canceled = new Promise<boolean>((resolve) => {
      abort.signal.addEventListener('abort', () => resolve(true));
    });
    trackUpload(store, id, Promise.race([stored, canceled]));
  }

  return { state, send, cancel };
}
