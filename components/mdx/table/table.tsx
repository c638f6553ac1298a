import type { ComponentPropsWithoutRef } from 'react';
import { translate } from '@/lib/translations/translate';
import styles from './table.module.css';

/** A table in a region that scrolls sideways instead of widening the page. `attachScrollRegions` lets Tab stop at it. */
export function Table({
  'aria-label': label = translate('Table'),
  ...rest
}: ComponentPropsWithoutRef<'table'>) {
  return (
    <div className={styles.region} role="region" aria-label={label} data-scroll="">
      <table {...rest} />
    </div>
  );
}
