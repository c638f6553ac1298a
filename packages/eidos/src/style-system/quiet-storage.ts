/** Local storage that never throws: it is blocked in some frames and private windows, and full in others. */
export const quietStorage = {
  get(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // The choice is kept for this visit; a reader could do nothing about the error.
    }
  },
  /** Whether a `storage` event is about local storage rather than session storage. */
  isSourceOf(event: StorageEvent): boolean {
    try {
      return event.storageArea === null || event.storageArea === window.localStorage;
    } catch {
      return false;
    }
  },
};
