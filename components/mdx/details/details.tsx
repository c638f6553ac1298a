import { Children, isValidElement, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { translate } from '@/lib/translations/translate';
import styles from './details.module.css';

export interface DetailsProps extends Omit<ComponentPropsWithoutRef<'details'>, 'children'> {
  /** Shown while it is closed; a `<summary>` in the content does the same. */
  readonly summary?: ReactNode;
  readonly children?: ReactNode;
}

const isSummary = (child: ReactNode) => isValidElement(child) && child.type === 'summary';

/** Text that opens when the reader requests it: the browser's own element, so it needs no script. */
export function Details({ summary = translate('Details'), children, ...rest }: DetailsProps) {
  const content = Children.toArray(children);
  const own = content.find(isSummary);
  return (
    <details {...rest} className={styles.details}>
      {own ?? <summary>{summary}</summary>}
      <div>{content.filter((child) => child !== own)}</div>
    </details>
  );
}
