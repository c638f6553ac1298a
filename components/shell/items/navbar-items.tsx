import type { ReactNode } from 'react';
import { dropdownId } from '@/lib/config/paths/shell-ids';
import { Icon } from '../../ui/icon';
import { ItemBoundary } from './item-boundary';
import { LocaleLinks } from './locale-links';
import type { NavbarEntries, NavbarItem } from '@/lib/publish/navbar/navbar-item';
import { NavbarDropdown } from './navbar-dropdown';
import { NavbarEntry } from './navbar-link';
import { VersionLabel, VersionLinks } from './version-links';

function Entries({ items }: NavbarEntries) {
  return items.map((item, index) => (
    <li key={index}>
      <NavbarEntry item={item} />
    </li>
  ));
}

/** What a dropdown of any kind holds. */
export function DropdownContent({
  item,
}: {
  readonly item: Extract<NavbarItem, { kind: 'dropdown' | 'locales' | 'versions' }>;
}) {
  if (item.kind === 'dropdown') return <Entries items={item.items} />;
  return (
    <>
      <Entries {...item.before} />
      {item.kind === 'locales' ? (
        <LocaleLinks locales={item.locales} query={item.query} />
      ) : (
        <VersionLinks versions={item.versions} />
      )}
      <Entries {...item.after} />
    </>
  );
}

function dropdownLabel(item: Extract<NavbarItem, { kind: 'dropdown' | 'locales' | 'versions' }>): ReactNode {
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

function Item({ item, id, search }: ItemProps) {
  if (item.kind === 'search') return search;
  if (item.kind === 'link' || item.kind === 'html') return <NavbarEntry item={item} />;
  return (
    <NavbarDropdown id={id} label={dropdownLabel(item)} className={item.className}>
      <DropdownContent item={item} />
    </NavbarDropdown>
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
