/** Where an entry of the history keeps the query: the router leaves it alone, and no storage has to be available. */
const KEY = 'searchQuery';

const stateOf = () => history.state as Record<string, unknown> | null;

/** Loads the page again, which brings the scripts of the newest deployment, and lets the search open with `query` there. */
export function reloadWithSearch(query: string): void {
  history.replaceState({ ...stateOf(), [KEY]: query }, '', location.href);
  location.reload();
}

/** The query that the search was to open with after a reload, once; undefined if it was not. */
export function takeReopenedQuery(): string | undefined {
  const { [KEY]: query, ...rest } = stateOf() ?? {};
  if (typeof query !== 'string') return undefined;
  history.replaceState(rest, '', location.href);
  return query;
}

/** Whether the page could be loaded again now: a reload without a network would take away what can still be read. */
export async function canReload(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
