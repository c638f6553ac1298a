import { useEffect, useRef, useState } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import { useController } from '../hooks/use-controller';
import { storeOf } from '../controller/create-controller';
import { trackUpload } from '../controller/record-commands';

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
 * Stores a file and returns what the data holds for it, such as its address. The message of an error that it throws is
 * shown below the field.
 */
export type Upload = (file: File, context: UploadContext) => PromiseLike<JsonValue>;

/** What became of the file that was chosen last. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly name: string; readonly share: number | undefined }
  | { readonly status: 'failed'; readonly name: string; readonly error: unknown };

/** Runs one upload at a time for the value at `pointer`; `onStored` gets the result of one that was not cancelled. */
export function useUpload(
  upload: Upload,
  pointer: Pointer,
  onStored: (value: JsonValue, name: string) => void,
): { readonly state: UploadState; readonly send: (file: File) => void; readonly cancel: () => void } {
  const controller = useController();
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  function cancel() {
    current.current?.abort();
    setState({ status: 'idle' });
  }

  async function run(file: File) {
    const { name } = file;
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    const report = (next: UploadState) => {
      if (!signal.aborted) setState(next);
    };
    const onProgress = (share: number) => report({ status: 'sending', name, share });
    report({ status: 'sending', name, share: undefined });
    try {
      const value = await upload(file, { pointer, signal, onProgress });
      if (!signal.aborted) onStored(value, name);
      report({ status: 'idle' });
      return true;
    } catch (error) {
      report({ status: 'failed', name, error });
      return signal.aborted;
    }
  }

  function send(file: File) {
    const stored = run(file);
    const { signal } = current.current!;
    // A canceled upload may never end.
    const canceled = new Promise<boolean>((resolve) => {
      signal.addEventListener('abort', () => resolve(true));
    });
    trackUpload(storeOf(controller), pointer, Promise.race([stored, canceled]));
  }

  return { state, send, cancel };
}
