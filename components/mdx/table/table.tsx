import type { ComponentPropsWithoutRef } from 'react';
import { translate } from '@/lib/translations/translate';
import styles from './table.module.css';

/** A table in a region of its own that scrolls sideways, by keyboard too, instead of widening the page. */
export function Table({
  'aria-label': label = translate('Table'),
  ...rest
}: ComponentPropsWithoutRef<'table'>) {
  return (
    // A box that scrolls has to take the focus, or a keyboard cannot reach what is outside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" aria-label={label} tabIndex={0} data-scroll="">
      <table {...rest} />
    </div>
  );
}
