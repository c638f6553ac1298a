'use client';

import { usePathname } from 'next/navigation';
import { normalizePath } from '../../paths/paths';

/** Path of the page on screen in the form that paths are compared in, the same on the server and in the browser. */
export function usePath(): string {
  return normalizePath(usePathname());
}
