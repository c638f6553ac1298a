'use client';

import { hrefOf } from '@/lib/paths/href';
import type { NavbarLinkItem } from '@/lib/navbar/navbar-item';
import { useCurrentVersion } from '@/lib/browser/version/use-current-version';
import { CurrentLink, type CurrentLinkProps } from './current-link';

export interface VersionedLinkProps extends CurrentLinkProps {
  readonly byVersion: NonNullable<NavbarLinkItem['byVersion']>;
}

/** A link into the docs that stays in the version on screen, else follows the preferred one, else the latest. */
export function VersionedLink({ byVersion, href, url, children, ...rest }: VersionedLinkProps) {
  const target = useCurrentVersion(byVersion);
  return (
    <CurrentLink
      {...rest}
      href={target ? hrefOf(target.url) : href}
      url={url === undefined ? undefined : (target?.url ?? url)}
    >
      {target?.label ?? children}
    </CurrentLink>
  );
}
