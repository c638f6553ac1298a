import { useEffect, useState } from 'react';

/** How long nobody may type before the texts are read, in ms. */
const readDelayMs = 200;

/** The value as it was when it last stayed the same for a while. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), readDelayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
