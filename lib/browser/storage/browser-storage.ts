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
