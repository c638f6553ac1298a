import type { ReactNode } from 'react';
import { dropdownId } from '@/lib/config/paths/shell-ids';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Icon } from '../../ui/icon';
import { LocaleLinks, VersionLabel, VersionLinks } from './choice-links';
import { type NavbarDropdown, navbarItemError } from '@/lib/publish/navbar/navbar-item';
import type { NavbarDropdownItem, NavbarItem } from '@/lib/publish/navbar/resolve-navbar';
import { NavbarEntry } from './navbar-link';
import styles from './navbar-dropdown.module.css';

interface ItemBoundaryProps {
  readonly item: NavbarItem;
  readonly children: ReactNode;
}

/** Leaves out an item that cannot be rendered, and reports it with its configuration and its cause; the bar stays. */
export function ItemBoundary({ item, children }: ItemBoundaryProps) {
  const report = (cause: unknown) =>
    console.error(navbarItemError(item, process.env.NEXT_PUBLIC_SITE_TITLE ?? 'site', cause));
  return <ErrorBoundary onError={report}>{children}</ErrorBoundary>;
}

function Entries({ items }: Pick<NavbarDropdownItem, 'items'>) {
  return items.map((item, index) => (
    <li key={index}>
      <NavbarEntry item={item} />
    </li>
  ));
}

/** `shown` is what its button in the bar shows. */
type Dropdown = NavbarDropdown & { readonly shown: ReactNode; readonly content: ReactNode };

/** How an item looks in the bar and in the mobile menu, which lists all but the search. */
export function lookOf(item: NavbarItem, search?: ReactNode): { readonly entry: ReactNode } | Dropdown {
  if (item.kind === 'search') return { entry: search };
  if (item.kind === 'dropdown') return { ...item, shown: item.label, content: <Entries {...item} /> };
  if (item.kind === 'versions')
    return { ...item, shown: <VersionLabel {...item} />, content: <VersionLinks {...item} /> };
  if (item.kind === 'locales') {
    const current = item.locales.find(({ isCurrent }) => isCurrent)?.label;
    const shown = [<Icon key="icon" name="globe" />, current];
    return { ...item, shown, content: <LocaleLinks {...item} /> };
  }
  return { entry: <NavbarEntry item={item} /> };
}

export interface NavbarItemsProps {
  readonly side: 'start' | 'end';
  readonly items: readonly NavbarItem[];
  /** Where a search item puts the search button. */
  readonly search?: ReactNode;
  readonly className?: string;
}

interface ItemProps {
  readonly item: NavbarItem;
  /** Unique in the page. */
  readonly id: string;
  readonly search: ReactNode;
}

/**
 * An item of the bar. A dropdown is the platform's popover, so that click, Enter, Space, Escape and a click outside work
 * before any script; `attach-dropdown` adds what the platform lacks.
 */
function Item({ item, id, search }: ItemProps) {
  const look = lookOf(item, search);
  if ('entry' in look) return look.entry;
  return (
    <div className={`${styles.dropdown} ${look.className ?? ''}`} data-dropdown>
      <button type="button" popoverTarget={id}>
        {look.shown}
        <Icon name="chevron" />
      </button>
      <ul id={id} popover="auto">
        {look.content}
      </ul>
    </div>
  );
}

/** The items of one side of the bar, in the order of the configuration. */
export function NavbarItems({ side, items, search, className }: NavbarItemsProps) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index} data-side={side} data-kind={item.kind}>
          <ItemBoundary item={item}>
            <Item item={item} id={dropdownId(side, index)} search={search} />
          </ItemBoundary>
        </li>
      ))}
    </ul>
  );
}
