/**
 * Returns what `make` made for the first caller of this name, in whichever bundle: a process of `next build` has a
 * bundle for pages and one for routes, each with its own copy of every module.
 */
export function sharedByBundles<Value>(name: string, make: () => Value): Value {
  const slot = Symbol.for(`eidos-docs.${name}`);
  const shared = globalThis as unknown as Record<symbol, Value | undefined>;
  return (shared[slot] ??= make());
}
