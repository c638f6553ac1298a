/** The part of the Network Information API that says whether the reader saves data; Chromium only. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether pages may be fetched before they are requested: not with data saving on, not on 2g or slow-2g. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** The browser's own connection, where it reports one. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
