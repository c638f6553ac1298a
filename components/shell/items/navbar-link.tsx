'use client';

import type { AnchorHTMLAttributes } from 'react';
import { usePath } from '@/lib/browser/location/location';
import { useCurrentVersion } from '@/lib/browser/version/preferred-version';
import { isInScope, type PathScope } from '@/lib/config/paths/path-scope';
import { hrefOf, isSamePath, tabOf } from '@/lib/config/paths/paths';
import type { NavbarEntryItem, NavbarLinkItem } from '@/lib/publish/navbar/navbar-item';

interface CurrentLinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, Pick<NavbarLinkItem, 'active' | 'isUnlisted'> {
  readonly page?: string;
}

/** `page` for the page on screen itself, `true` for a link that leads to its surroundings. */
function currentState(path: string, page?: string, active?: PathScope): 'page' | 'true' | undefined {
  if (page !== undefined && isSamePath(path, page)) return 'page';
  return active && isInScope(path, active) ? 'true' : undefined;
}

function CurrentLink({ page, active, isUnlisted, children, ...anchor }: CurrentLinkProps) {
  const current = currentState(usePath(), page, active);
  if (isUnlisted && current !== 'page') return null;
  // The exported not-found page serves every unknown path, so its links may be marked only after hydration.
  return (
    <a aria-current={current} suppressHydrationWarning {...anchor}>
      {children}
    </a>
  );
}

interface VersionedLinkProps extends CurrentLinkProps {
  readonly byVersion: NonNullable<NavbarLinkItem['byVersion']>;
}

/** A link into the docs that stays in the version on screen, else follows the preferred one, else the latest. */
function VersionedLink({ byVersion, href, page, children, ...rest }: VersionedLinkProps) {
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

function NavbarLink({ item }: { readonly item: NavbarLinkItem }) {
  const { href, label, html, className, ariaLabel } = item;
  const target = item.target ?? tabOf(href).target;
  const rel = target === '_blank' ? 'noopener noreferrer' : undefined;
  const content = html ? { dangerouslySetInnerHTML: { __html: html } } : { children: label };
  const { path: page, active, isUnlisted, byVersion } = item;
  const anchor = { href, target, rel, className, 'aria-label': ariaLabel, title: ariaLabel, ...content };
  const current = { page, active, isUnlisted, ...anchor };
  return byVersion ? <VersionedLink byVersion={byVersion} {...current} /> : <CurrentLink {...current} />;
}

/** An entry of a list: a link, or markup from the configuration. */
export function NavbarEntry({ item }: { readonly item: NavbarEntryItem }) {
  if (item.kind === 'link') return <NavbarLink item={item} />;
  return <div className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />;
}
