'use client';

import { hrefOf } from '@/lib/paths/href';
import type { NavbarLinkItem } from '@/lib/navbar/navbar-item';
import { useCurrentVersion } from '@/lib/browser/version/use-current-version';
import { CurrentLink, type CurrentLinkProps } from './current-link';

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
