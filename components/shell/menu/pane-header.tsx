import { translate } from '@/lib/translations/translate';
import { Icon } from '../../ui/icon';
import { Brand, type BrandProps } from '../brand/brand';
import styles from './pane-header.module.css';

/** Head of each pane of the mobile menu. */
export function PaneHeader({ closes, brand }: { readonly closes: string; readonly brand: BrandProps }) {
  return (
    <div className={styles.header}>
      <Brand {...brand} />
      <button
        type="button"
        aria-label={translate('Close navigation bar')}
        popoverTarget={closes}
        popoverTargetAction="hide"
        data-menu-close
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
