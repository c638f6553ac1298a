'use client';

import type { ReactNode } from 'react';
import { usePath } from '@/lib/browser/location/location';
import { isInScope, type PathScope } from '@/lib/config/paths/path-scope';
import { MENU_ID, SIDEBAR_ID } from '@/lib/config/paths/shell-ids';
import type { ResolvedNavbar } from '@/lib/publish/navbar/resolve-navbar';
import { translate } from '@/lib/translations/translate';
import { Icon } from '../../ui/icon';
import { Brand, type BrandProps } from '../brand/brand';
import { NavbarItems } from '../items/navbar-items';
import { MobileMenu } from '../menu/mobile-menu';
import styles from './navbar.module.css';

/**
 * Opens the mobile menu: on a docs page its sidebar pane, elsewhere the main one. It is a popover's button, so it works
 * before any script.
 */
function MenuToggle({ docs, className }: { readonly docs: PathScope; className?: string }) {
  const path = usePath();
  const pane = isInScope(path, docs) ? SIDEBAR_ID : MENU_ID;
  return (
    <button
      type="button"
      className={className}
      popoverTarget={pane}
      aria-label={translate('Toggle navigation bar')}
      data-menu-toggle
      suppressHydrationWarning
    >
      <Icon name="menu" />
    </button>
  );
}

export interface NavbarProps extends ResolvedNavbar {
  readonly brand: Pick<BrandProps, 'title' | 'logo' | 'siteTitle'>;
  /** Colors of the bar; without one it follows the color mode. */
  readonly barStyle?: 'dark' | 'primary';
  readonly hideOnScroll: boolean;
  /** The search button: in place of a search item, else last. */
  readonly search?: ReactNode;
  readonly colorToggle?: ReactNode;
}

/**
 * The bar at the top: brand, items, color toggle and search; on a small screen the items move to the mobile menu.
 * It is rendered in the browser too, because its items twice as data weigh less than its markup twice.
 */
export function Navbar({
  brand,
  start,
  end,
  barStyle,
  hideOnScroll,
  docs,
  search,
  colorToggle,
}: NavbarProps) {
  const items = [...start, ...end];
  const hasSearchItem = items.some(({ kind }) => kind === 'search');
  const listed = items.filter(({ kind }) => kind !== 'search');
  return (
    <nav
      aria-label={translate('Main')}
      className={styles.navbar}
      data-navbar
      data-bar={barStyle}
      data-hide-on-scroll={hideOnScroll || undefined}
      data-print="hide"
    >
      {listed.length > 0 && (
        <>
          <MenuToggle docs={docs} className={styles.toggle} />
          <MobileMenu items={listed} brand={brand} />
        </>
      )}
      <Brand {...brand} isOnDark={barStyle !== undefined} />
      <NavbarItems side="start" items={start} search={search} className={styles.items} />
      <div className={styles.end}>
        <NavbarItems side="end" items={end} search={search} className={styles.items} />
        {colorToggle}
        {!hasSearchItem && search}
      </div>
    </nav>
  );
}
