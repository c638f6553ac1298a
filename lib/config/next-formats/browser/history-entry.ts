/*
 * The router keeps what it needs to recognize an entry in the entry's state, next to whatever the site keeps there, and
 * ignores Back to an entry whose state is not its own. docs/upgrading-next.md says what to do when Next changes it.
 */

const stateOf = () => history.state as Record<string, unknown> | null;

/** Whether the current entry is the extra one for the same URL that lets Back close the mobile menu. */
export const isOverlayEntry = (): boolean => stateOf()?.isOverlay === true;

/** Adds the entry. */
export function pushOverlayEntry(): void {
  if (!isOverlayEntry()) history.pushState({ ...stateOf(), isOverlay: true }, '', location.href);
}

/** Goes back over the entry, if it is the current one. */
export function dropOverlayEntry(): void {
  if (isOverlayEntry()) history.back();
}

/** Changes the URL of the current entry, and nothing else. */
export function replaceUrl(url: string | URL): void {
  history.replaceState(history.state, '', url);
}

/** Whether the browser made the current entry itself, for a fragment. The router ignores Back and Forward to it. */
export const isBrowsersEntry = (): boolean => history.state === null;

/** Lets the router adopt an entry that the browser made itself. */
export function adoptEntry(): void {
  if (isBrowsersEntry()) history.replaceState(null, '', location.href);
}

/** The state of the current entry, for `adoptState`. */
export const readState = (): unknown => history.state;

/** Gives the current entry the state of another one, for a page that the router shows in the same way; returns it. */
export function adoptState(state: unknown): unknown {
  history.replaceState(state, '', location.href);
  return state;
}
