/**
 * Returns what `make` made when this name was first asked for, in whichever bundle: a process of `next build` has a
 * bundle for pages and one for routes, each with its own copy of every module.
 */
export function sharedByBundles<Value>(name: string, make: () => Value): Value {
  const slot = Symbol.for(`eidos-docs.${name}`);
  const shared = globalThis as unknown as Record<symbol, Value | undefined>;
  return (shared[slot] ??= make());
}
