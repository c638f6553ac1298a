import type { ReactNode } from 'react';
import { translate } from '@/lib/translations/translate';
import styles from './details.module.css';

export interface DetailsProps {
  readonly summary?: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Text that opens when the reader requests it: the browser's own element, so it needs no script. */
export function Details({ summary = translate('Details'), open, children }: DetailsProps) {
  return (
    <details className={styles.details} open={open}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
