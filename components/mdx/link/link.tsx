import type { ComponentPropsWithoutRef } from 'react';
import styles from './link.module.css';

/** A link of running text; one that opens a new tab is marked, in words for those who cannot see the sign. */
export function Link({ children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  return (
    <a className={rest.target === '_blank' ? styles.external : undefined} {...rest}>
      {children}
    </a>
  );
}
