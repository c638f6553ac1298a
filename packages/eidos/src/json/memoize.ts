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

/** A function that makes its result once for each text, of which there are few, such as locales. */
export function memoizeText<Value>(make: (text: string) => Value): (text: string) => Value {
  return remember(new Map<string, Value>(), make);
}
