import { useSyncExternalStore } from 'react';
import type { Controller } from '../controller/controller';
import type { Pointer } from '../json/json-pointer';

interface Uploads {
  /** The uploads under way, each with the value that it is for; they resolve to whether the file is stored. */
  readonly running: Map<Promise<boolean>, Pointer>;
  readonly listeners: Set<() => void>;
  /** A save waits for them. */
  isAwaited: boolean;
}

const known = new WeakMap<Controller, Uploads>();

function uploadsOf(controller: Controller): Uploads {
  const uploads = known.get(controller) ?? { running: new Map(), listeners: new Set(), isAwaited: false };
  known.set(controller, uploads);
  return uploads;
}

/** Makes a save wait for an upload. */
export function trackUpload(controller: Controller, pointer: Pointer, stored: Promise<boolean>): void {
  const { running } = uploadsOf(controller);
  running.set(stored, pointer);
  void stored.then(() => running.delete(stored));
}

export function hasUploads(controller: Controller): boolean {
  return uploadsOf(controller).running.size > 0;
}

/** Waits for every upload, also for those that begin meanwhile; returns the pointers of those that failed. */
export async function waitForUploads(controller: Controller): Promise<readonly Pointer[]> {
  const uploads = uploadsOf(controller);
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

/** Whether a save waits for uploads. */
export function useAwaitsUploads(controller: Controller): boolean {
  const uploads = uploadsOf(controller);
  const subscribe = (listener: () => void) => {
    uploads.listeners.add(listener);
    return () => uploads.listeners.delete(listener);
  };
  const isAwaited = () => uploads.isAwaited;
  return useSyncExternalStore(subscribe, isAwaited, isAwaited);
}

/** Whether a save waits already, so that another one is not begun. */
export function isAwaitingUploads(controller: Controller): boolean {
  return uploadsOf(controller).isAwaited;
}
