import type { NavbarHtmlItem, NavbarLinkItem } from '@/lib/publish/navbar/navbar-item';
import { CurrentLink, VersionedLink } from './current-link';

/** A link of the navbar, of a dropdown or of the mobile menu. */
export function NavbarLink({ item }: { readonly item: NavbarLinkItem }) {
  const { href, label, className, ariaLabel } = item;
  const target = item.target ?? (item.isExternal ? '_blank' : undefined);
  const rel = target === '_blank' ? 'noopener noreferrer' : undefined;
  const anchor = { href, target, rel, className, 'aria-label': ariaLabel, title: ariaLabel };
  if (item.byVersion) {
    return (
      <VersionedLink byVersion={item.byVersion} page={item.path} active={item.active} {...anchor}>
        {label}
      </VersionedLink>
    );
  }
  if (!item.path && !item.active) return <a {...anchor}>{label}</a>;
  return (
    <CurrentLink page={item.path} active={item.active} {...anchor}>
      {label}
    </CurrentLink>
  );
}

/** An entry of a list: a link, or markup from the configuration. */
export function NavbarEntry({ item }: { readonly item: NavbarLinkItem | NavbarHtmlItem }) {
  if (item.kind === 'link') return <NavbarLink item={item} />;
  return <div className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />;
}
