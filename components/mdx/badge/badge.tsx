import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  readonly children: ReactNode;
}

/** A word or two about the text next to it: `new`, `deprecated`, `since 1.2`. */
export function Badge({ tone = 'note', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
