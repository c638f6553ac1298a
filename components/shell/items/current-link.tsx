'use client';

import { usePath } from '@/lib/browser/location/location';
import { useCurrentVersion } from '@/lib/browser/version/preferred-version';
import type { NavbarLinkItem } from '@/lib/publish/navbar/navbar-item';
import { hrefOf, isSamePath } from '@/lib/config/paths/paths';
import { isInScope, type PathScope } from '@/lib/config/paths/path-scope';
import type { AnchorHTMLAttributes } from 'react';

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

export interface VersionedLinkProps extends CurrentLinkProps {
  readonly byVersion: NonNullable<NavbarLinkItem['byVersion']>;
}

/** A link into the docs that stays in the version on screen, else follows the preferred one, else the latest. */
export function VersionedLink({ byVersion, href, page, children, ...rest }: VersionedLinkProps) {
  const version = useCurrentVersion(byVersion);
  return (
    <CurrentLink
      {...rest}
      href={version ? hrefOf(version.target) : href}
      page={page === undefined ? undefined : (version?.target ?? page)}
    >
      {version?.label ?? children}
    </CurrentLink>
  );
}
