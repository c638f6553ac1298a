'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { usePathname } from 'next/navigation';
import { storageKeys, storageSlot } from '../storage/storage';
import { versionAt } from '../../config/paths/paths';

const slot = storageSlot(storageKeys.preferredVersion);

/** Whether the configuration lets a choice be kept. */
const isKept = () => process.env.NEXT_PUBLIC_VERSION_PERSISTENCE !== 'none';

/** Remembers which docs version the reader chose; merely visiting one does not. */
export function storePreferredVersion(name: string): void {
  if (isKept()) slot.set(name);
}

/** Remembers the version that the version banner's link leads to once it is followed. */
export function attachVersionChoice(link: HTMLElement, signal: AbortSignal): void {
  const { preferVersion = '' } = link.dataset;
  link.addEventListener('click', () => storePreferredVersion(preferVersion), { signal });
}

/** The version that the reader chose last; a name that no longer exists is forgotten. Undefined until hydrated. */
export function usePreferredVersion(names: readonly string[]): string | undefined {
  const stored = useSyncExternalStore(
    (onChange) => slot.listen(onChange),
    () => (isKept() ? slot.get() : null),
    () => null,
  );
  const isKnown = stored !== null && names.includes(stored);
  useEffect(() => {
    if (stored !== null && !isKnown) slot.remove();
  }, [stored, isKnown]);
  return isKnown ? stored : undefined;
}

/** The version of the page on screen; on a page outside the docs the one that the reader chose last, if any. */
export function useCurrentVersion<T extends { readonly name: string; readonly path: string }>(
  versions: readonly T[],
): T | undefined {
  const pathname = usePathname();
  const preferred = usePreferredVersion(versions.map(({ name }) => name));
  return versionAt(pathname, versions) ?? versions.find(({ name }) => name === preferred);
}
