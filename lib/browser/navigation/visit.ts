/** How the router moves to an address: by a new entry of the history, in place of the current one, or along them. */
export type NavigationType = 'push' | 'replace' | 'traverse';

/** Lets the browser load the page at `url`, with the entry in the history that the router would have made. */
export function visit(url: string, type: NavigationType): void {
  if (type === 'push') window.location.assign(url);
  else if (type === 'replace') window.location.replace(url);
  // Back and Forward have already changed the address.
  else window.location.reload();
}
