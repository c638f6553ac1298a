import { translate } from '@/lib/translations/translate';
import type { BrandProps } from '../brand/brand';
import { MENU_ID } from '@/lib/config/paths/shell-ids';
import { MenuDropdown } from '../items/menu-dropdown';
import { DropdownContent, ItemBoundary } from '../items/navbar-items';
import type { NavbarItem } from '@/lib/publish/navbar/navbar-item';
import { NavbarEntry } from '../items/navbar-link';
import { PaneHeader } from './pane-header';
import styles from './mobile-menu.module.css';

function MenuItem({ item }: { readonly item: NavbarItem }) {
  if (item.kind === 'search') return null;
  return (
    <li>
      {item.kind === 'link' || item.kind === 'html' ? (
        <NavbarEntry item={item} />
      ) : (
        <MenuDropdown label={item.label} opensOn={item.opensOn}>
          <DropdownContent item={item} />
        </MenuDropdown>
      )}
    </li>
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
            <MenuItem item={item} />
          </ItemBoundary>
        ))}
      </ul>
    </div>
  );
}
