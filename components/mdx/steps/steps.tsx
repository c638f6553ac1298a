import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** A numbered Markdown list inside it becomes a sequence of steps, each with its number in the margin. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
