import type { ReactNode } from 'react';
import { admonitionLooks, type AdmonitionType, isAdmonitionType } from '@/lib/translations/admonition-types';
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

function knownType(type: string): AdmonitionType {
  if (isAdmonitionType(type)) return type;
  console.warn(`No admonition component found for admonition type "${type}". Using Info as fallback.`);
  return 'info';
}

/** A callout next to the text; `:::tip[Title]` in Markdown. */
export function Admonition({ type, label, children }: AdmonitionProps) {
  const known = knownType(type);
  const style = toneStyle(admonitionLooks[known]);
  return (
    <div className={styles.admonition} style={style} data-type={known} role="note" aria-label={label}>
      {children}
    </div>
  );
}
