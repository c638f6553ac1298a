import { useEffect, useSyncExternalStore } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import { useController } from '../hooks/use-controller';
import { storeOf } from '../controller/create-controller';
import type { Store } from '../controller/create-store';
import { type FieldId, toPointer } from '../controller/field-id';
import { trackUpload, uploadsOf } from '../controller/record-commands';

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

  function enter(file: LastFile | undefined) {
    if (file) files.set(id, file);
    else files.delete(id);
    notify();
  }

  async function run(file: File, abort: AbortController) {
    const { name } = file;
    const { signal } = abort;
    const report = (next: UploadState) => {
      if (!signal.aborted) enter({ state: next, abort });
    };
    const onProgress = (share: number) => report({ status: 'sending', name, share });
    report({ status: 'sending', name, share: undefined });
    try {
      const value = await upload(file, { pointer, signal, onProgress });
      const at = signal.aborted ? undefined : pointerOf(store, id);
      if (at !== undefined) {
        controller.set(at, value);
        onStored(name);
      }
      report(idle);
      return true;
    } catch (error) {
      report({ status: 'failed', name, error });
      return signal.aborted;
    } finally {
      aborts.delete(abort);
    }
  }

  function cancel() {
    files.get(id)?.abort.abort();
    enter(undefined);
  }

  function send(file: File) {
    files.get(id)?.abort.abort();
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
