'use client';

import type { AnchorHTMLAttributes } from 'react';
import { isSamePath } from '@/lib/paths/paths';
import { isInScope, type PathScope } from '@/lib/paths/path-scope';
import { usePath } from '@/lib/browser/location/use-path';

export interface CurrentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of the page that the link leads to. */
  readonly page?: string;
  /** Further pages on which the link is active. */
  readonly active?: PathScope;
}

/** `page` for the page on screen itself, `true` for a link that leads to its surroundings. */
function currentState(path: string, page?: string, active?: PathScope): 'page' | 'true' | undefined {
  if (page !== undefined && isSamePath(path, page)) return 'page';
  return active && isInScope(path, active) ? 'true' : undefined;
}

/** A link that knows whether it leads to the page on screen. */
export function CurrentLink({ page, active, children, ...anchor }: CurrentLinkProps) {
  const path = usePath();
  // The exported not-found page serves every unknown path, so its links may be marked only after hydration.
  return (
    <a aria-current={currentState(path, page, active)} suppressHydrationWarning {...anchor}>
      {children}
    </a>
  );
}
