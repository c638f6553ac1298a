import { translate } from '@/lib/translations/translate';
import type { BrandProps } from '../brand/brand';
import { MENU_ID } from '@/lib/config/paths/shell-ids';
import { MenuDropdown } from '../items/menu-dropdown';
import { ItemBoundary, lookOf } from '../items/navbar-items';
import type { NavbarItem } from '@/lib/publish/navbar/resolve-navbar';
import { PaneHeader } from './pane-header';
import styles from './mobile-menu.module.css';

function MenuItem({ item }: { readonly item: NavbarItem }) {
  const look = lookOf(item);
  if ('entry' in look) return look.entry;
  return (
    <MenuDropdown label={look.label} opensOn={look.opensOn}>
      {look.content}
    </MenuDropdown>
  );
}

export interface MobileMenuProps {
  readonly items: readonly NavbarItem[];
  readonly brand: BrandProps;
}

/** Main pane of the mobile menu: every item of the bar as a list. The docs sidebar is the other pane. */
export function MobileMenu({ items, brand }: MobileMenuProps) {
  return (
    <div
      id={MENU_ID}
      popover="auto"
      role="dialog"
      aria-label={translate('Navigation')}
      className={styles.pane}
      data-menu-pane
    >
      <PaneHeader closes={MENU_ID} brand={brand} />
      <ul className={styles.items}>
        {items.map((item, index) => (
          <ItemBoundary key={index} item={item}>
            <li>
              <MenuItem item={item} />
            </li>
          </ItemBoundary>
        ))}
      </ul>
    </div>
  );
}
