const loaded = new Map<string, string>();
const loading = new Map<string, Promise<string>>();

/** The markup of a whole tree, if it has been loaded. */
export function loadedTree(address: string): string | undefined {
  return loaded.get(address);
}

async function fetchTree(address: string): Promise<string> {
  // The name of the file changes with its content, so a copy is never out of date.
  const response = await fetch(address, { cache: 'force-cache' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const html = (await response.json()) as string;
  loaded.set(address, html);
  return html;
}

/** Loads the markup of a whole tree, once; a failed attempt is forgotten. */
export function loadTree(address: string): Promise<string> {
  const attempt = loading.get(address) ?? fetchTree(address);
  loading.set(address, attempt);
  attempt.catch(() => loading.delete(address));
  return attempt;
}
