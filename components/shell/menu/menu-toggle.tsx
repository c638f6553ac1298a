'use client';

import { isInScope, type PathScope } from '@/lib/config/paths/path-scope';
import { usePath } from '@/lib/browser/location/location';
import { translate } from '@/lib/translations/translate';
import { Icon } from '../../ui/icon';
import { MENU_ID, SIDEBAR_ID } from '@/lib/config/paths/shell-ids';

/**
 * Opens the mobile menu: on a docs page its sidebar pane, elsewhere the main one. It is a popover's button, so it works
 * before any script.
 */
export function MenuToggle({ docs, className }: { readonly docs: PathScope; className?: string }) {
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
