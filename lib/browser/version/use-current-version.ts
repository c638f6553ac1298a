'use client';

import { usePathname } from 'next/navigation';
import { usePreferredVersion } from './preferred-version';
import { versionAt } from '../../paths/version-at';

/** The version of the page on screen; on a page outside the docs the one that the reader chose last, if any. */
export function useCurrentVersion<T extends { readonly name: string; readonly path: string }>(
  versions: readonly T[],
): T | undefined {
  const pathname = usePathname();
  const preferred = usePreferredVersion(versions.map(({ name }) => name));
  return versionAt(pathname, versions) ?? versions.find(({ name }) => name === preferred);
}
