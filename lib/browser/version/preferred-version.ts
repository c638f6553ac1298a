'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { storageSlot } from '../storage/storage';
import { storageKeys } from '../storage/storage-keys';

const slot = storageSlot(storageKeys.preferredVersion);

/** Remembers which docs version the reader chose; merely visiting one does not. */
export function storePreferredVersion(name: string): void {
  slot.set(name);
}

/** The version that the reader chose last; a name that no longer exists is forgotten. Undefined until hydrated. */
export function usePreferredVersion(names: readonly string[]): string | undefined {
  const stored = useSyncExternalStore(
    (onChange) => slot.listen(onChange),
    () => slot.get(),
    () => null,
  );
  const isKnown = stored !== null && names.includes(stored);
  useEffect(() => {
    if (stored !== null && !isKnown) slot.remove();
  }, [stored, isKnown]);
  return isKnown ? stored : undefined;
}
