import type { ReactNode } from 'react';
import { dropdownId } from '@/lib/config/paths/shell-ids';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Icon } from '../../ui/icon';
import { LocaleLinks, VersionLabel, VersionLinks } from './choice-links';
import { type NavbarItem, navbarItemError } from '@/lib/publish/navbar/navbar-item';
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

type Dropdown = Extract<NavbarItem, { kind: 'dropdown' | 'locales' | 'versions' }>;

/** The content of a dropdown of any kind. */
export function DropdownContent({ item }: { readonly item: Dropdown }) {
  if (item.kind === 'locales') return <LocaleLinks locales={item.locales} query={item.query} />;
  if (item.kind === 'versions') return <VersionLinks versions={item.versions} />;
  return item.items.map((entry, index) => (
    <li key={index}>
      <NavbarEntry item={entry} />
    </li>
  ));
}

function dropdownLabel(item: Dropdown): ReactNode {
  if (item.kind === 'dropdown') return item.label;
  if (item.kind === 'versions') return <VersionLabel versions={item.versions} />;
  return (
    <>
      <Icon name="globe" />
      {item.locales.find(({ isCurrent }) => isCurrent)?.label}
    </>
  );
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
  if (item.kind === 'search') return search;
  if (item.kind === 'link' || item.kind === 'html') return <NavbarEntry item={item} />;
  return (
    <div className={`${styles.dropdown} ${item.className ?? ''}`} data-dropdown>
      <button type="button" popoverTarget={id}>
        {dropdownLabel(item)}
        <Icon name="chevron" />
      </button>
      <ul id={id} popover="auto">
        <DropdownContent item={item} />
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
