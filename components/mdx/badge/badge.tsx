import type { ReactNode } from 'react';
import type { AdmonitionLook } from '@/lib/translations/admonition-types';
import { toneStyle } from '../tone-style';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: AdmonitionLook;
  readonly children: ReactNode;
}

/** A word or two about the text next to it: `new`, `deprecated`, `since 1.2`. */
export function Badge({ tone = 'note', children }: BadgeProps) {
  return (
    <span className={styles.badge} style={toneStyle(tone)}>
      {children}
    </span>
  );
}
