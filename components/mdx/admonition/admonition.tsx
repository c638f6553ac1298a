import type { ReactNode } from 'react';
import { admonitionLooks, isAdmonitionType } from '@/lib/translations/admonition-types';
import { toneStyle } from '../tone-style';
import styles from './admonition.module.css';

/** The heading of a callout; may hold inline markup. */
export function AdmonitionTitle({ children }: { readonly children: ReactNode }) {
  return <p className={styles.title}>{children}</p>;
}

export interface AdmonitionProps {
  /** `note`, `tip`, `info`, `warning`, `danger`, or one of the other words for them. */
  readonly type: string;
  /** The title as plain text: the note's name. */
  readonly label: string;
  /** An `AdmonitionTitle`, then the body. */
  readonly children: ReactNode;
}

function lookOf(type: string) {
  if (isAdmonitionType(type)) return admonitionLooks[type];
  console.warn(`No admonition component found for admonition type "${type}". Using Info as fallback.`);
  return admonitionLooks.info;
}

/** A callout next to the text; `:::tip[Title]` in Markdown. */
export function Admonition({ type, label, children }: AdmonitionProps) {
  const look = lookOf(type);
  const style = toneStyle(look);
  return (
    <div className={styles.admonition} style={style} data-look={look} role="note" aria-label={label}>
      {children}
    </div>
  );
}
