/**
 * Returns one value to all callers with the same name; the first of them makes it. A process of Next has several bundles, for
 * server components, their markup and routes, each with its own copy of every module.
 */
export function sharedByBundles<Value>(name: string, make: () => Value): Value {
  const slot = Symbol.for(`eidos-docs.${name}`);
  const shared = globalThis as unknown as Record<symbol, Value | undefined>;
  return (shared[slot] ??= make());
}
