import type { ReactNode } from 'react';
import styles from './figure.module.css';

export interface FigureProps {
  /** A text alternative for the drawing: what a reader should take from it, not how it looks. */
  readonly alt: string;
  readonly caption?: ReactNode;
  /** An inline `<svg>`; its lines and text take the page's colors through `currentColor`. */
  readonly children: ReactNode;
}

/** A drawing of the page itself, so that it follows the theme. */
export function Figure({ alt, caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={alt}>
        {children}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
