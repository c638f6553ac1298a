const SITE_TITLE = process.env.NEXT_PUBLIC_SITE_TITLE ?? 'Site';

let hasWarned = false;

/** Logs once for each load why nothing will be remembered. See docs/compatibility.md#messages for the text. */
function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    `${SITE_TITLE} browser storage is not available.\nPossible reasons: running ${SITE_TITLE} in an iframe, in an incognito browser session, or using too strict browser privacy settings.`,
    error,
  );
}

/** The browser's local storage; undefined, with one warning for each load, where the browser withholds it. */
export function browserStorage(): Storage | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    // Some embedded browsers have null in its place.
    const storage = window.localStorage as Storage | null;
    if (storage) return storage;
    warnOnce('localStorage is null');
  } catch (error) {
    warnOnce(error);
  }
  return undefined;
}

/** One key of the browser's local storage; falls back to memory and never throws. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  remove(): void;
  /** Calls back with the new value (null when removed) after a change in this or any other tab; returns what stops it. */
  listen(onChange: (value: string | null) => void): () => void;
}

const memory = new Map<string, string>();

/** Runs one operation; what the browser refuses (a full quota, a policy) is logged, and done in memory. */
function attempt<T>(action: string, operation: (storage: Storage) => T, fallback: () => T): T {
  const storage = browserStorage();
  if (!storage) return fallback();
  try {
    return operation(storage);
  } catch (error) {
    console.error(`${SITE_TITLE} storage error, can't ${action}`, error);
    return fallback();
  }
}

/** Notifies the listeners of this window too: the browser notifies only the other ones. */
function announce(key: string, oldValue: string | null, newValue: string | null): void {
  if (oldValue === newValue || typeof window === 'undefined') return;
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, url: window.location.href }));
}

// Some browsers do not tell a page that Back restores from memory what other tabs changed: with this, all is read again.
if (typeof window !== 'undefined')
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.dispatchEvent(new StorageEvent('storage'));
  });

/** The slot for one key. Two slots of one key see each other's changes. */
export function storageSlot(key: string): StorageSlot {
  const remembered = () => memory.get(key) ?? null;
  const get = () => attempt(`get key=${key}`, (storage) => storage.getItem(key) ?? remembered(), remembered);
  return {
    get,
    set(value) {
      const before = get();
      const keep = () => void memory.set(key, value);
      attempt(`set ${key}=${value}`, (storage) => storage.setItem(key, value), keep);
      announce(key, before, value);
    },
    remove() {
      const before = get();
      memory.delete(key);
      const done = () => undefined;
      attempt(`delete key=${key}`, (storage) => storage.removeItem(key), done);
      announce(key, before, null);
    },
    listen(onChange) {
      const onStorage = (event: StorageEvent) => {
        // A key of null is the whole storage being cleared. The event of a change before this page may arrive late.
        if (event.key === key || event.key === null) onChange(get());
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Names of what the site keeps in the reader's browser (docs/compatibility.md#storage); scripts that run before paint use them too. */
export const storageKeys = {
  /** `'true'` once the bar was closed. */
  announcementDismiss: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  preferredVersion: 'docs-preferred-version-default',
} as const;
