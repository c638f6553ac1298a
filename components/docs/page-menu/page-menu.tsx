import { hrefOf, markdownPath } from '@/lib/config/paths/paths';
import { PAGE_MENU_ID } from '@/lib/config/paths/shell-ids';
import { translate } from '@/lib/translations/translate';
import dropdown from '../../shell/items/navbar-dropdown.module.css';
import { Icon } from '../../ui/icon';
import styles from './page-menu.module.css';

/**
 * Commands for the page as text: a dropdown like those of the bar, whose link works without a script.
 * `attach-page-menu` lets its button copy.
 */
export function PageMenu({ path }: { readonly path: string }) {
  return (
    <div className={styles.menu} data-side="end" data-print="hide">
      <div className={dropdown.dropdown} data-page-menu="">
        <button type="button" popoverTarget={PAGE_MENU_ID}>
          {translate('Copy page')}
          <Icon name="chevron" />
        </button>
        <ul id={PAGE_MENU_ID} popover="auto">
          <li>
            <button type="button" data-replay="[data-page-menu]">
              {translate('Copy as Markdown')}
            </button>
          </li>
          <li>
            <a href={hrefOf(markdownPath(path))}>{translate('View as Markdown')}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
