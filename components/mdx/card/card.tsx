import type { ReactNode } from 'react';
import styles from './card.module.css';

/** Cards side by side, as many in a row as fit. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

export interface CardProps {
  readonly title: string;
  readonly href: string;
  /** How many pages lie behind the card, for a card that leads to a category. */
  readonly items?: number;
  /** One sentence about where the card leads. */
  readonly children?: ReactNode;
}

/** One way to go on from an index page; all of it can be pressed. Belongs into a `CardGrid`. */
export function Card({ title, href, items, children }: CardProps) {
  return (
    <li className={styles.card}>
      <a href={href}>{title}</a>
      {children && <div>{children}</div>}
      {items !== undefined && <div className={styles.count}>{items === 1 ? '1 item' : `${items} items`}</div>}
    </li>
  );
}
