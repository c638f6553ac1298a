import type { Pointer } from '../json/json-pointer';
import type { Store } from './create-store';

/** The uploads of one record that are under way. */
interface Uploads {
  /** Each with the value that it is for; they resolve to whether the file is stored. */
  readonly running: Map<Promise<boolean>, Pointer>;
  readonly listeners: Set<() => void>;
  /** A submit waits for them. */
  isAwaited: boolean;
}

const known = new WeakMap<Store, Uploads>();

/** The uploads of a record, which its submits wait for. */
export function uploadsOf(store: Store): Uploads {
  const uploads = known.get(store) ?? { running: new Map(), listeners: new Set(), isAwaited: false };
  known.set(store, uploads);
  return uploads;
}

/** Makes a submit wait for an upload. */
export function trackUpload(store: Store, pointer: Pointer, stored: Promise<boolean>): void {
  const { running } = uploadsOf(store);
  running.set(stored, pointer);
  void stored.then(() => running.delete(stored));
}

/** Waits for every upload, also for those that begin meanwhile; returns the pointers of those that failed. */
export async function waitForUploads(store: Store): Promise<readonly Pointer[]> {
  const uploads = uploadsOf(store);
  const failed: Pointer[] = [];
  const setAwaited = (isAwaited: boolean) => {
    uploads.isAwaited = isAwaited;
    for (const listener of uploads.listeners) listener();
  };
  setAwaited(true);
  while (uploads.running.size > 0) {
    for (const [stored, pointer] of [...uploads.running]) if (!(await stored)) failed.push(pointer);
  }
  setAwaited(false);
  return failed;
}
