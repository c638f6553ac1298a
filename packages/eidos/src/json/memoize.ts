interface Memory<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => unknown;
}

function remember<Key, Value>(made: Memory<Key, Value>, make: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** A function that makes its result once for each object, and keeps it for as long as there is the object. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return remember(new WeakMap<Key, Value>(), make);
}

/** A function that makes its result once for each text or number and keeps all of them: for few, such as locales or names. */
export function memoizeText<Value, Key extends string | number = string>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  return remember(new Map<Key, Value>(), make);
}

/**
 * Keeps one value for each object, for as long as there is the object, and makes it again when something else that it
 * depends on is another one.
 */
export function createCache<Value>() {
  const known = new WeakMap<object, { readonly value: Value; readonly dependencies: readonly unknown[] }>();
  return (key: object, dependencies: readonly unknown[], make: () => Value): Value => {
    const before = known.get(key);
    if (before?.dependencies.every((one, at) => one === dependencies[at])) return before.value;
    const value = make();
    known.set(key, { value, dependencies });
    return value;
  };
}
