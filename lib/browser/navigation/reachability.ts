/** How long a host may take to say anything before it counts as out of reach. */
const PROBE_TIMEOUT_MS = 5000;

/**
 * Whether the browser could load the page at `url` now: whether its host responds at all, with whatever status. Asks the
 * host rather than `navigator.onLine`, which knows only the nearest network.
 */
export async function isReachable(url: string): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PROBE_TIMEOUT_MS);
  try {
    // A redirect, to a login for example, is a response too, and following it to another origin would fail.
    await fetch(url, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal: stop.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
