import type { ReactNode } from 'react';
import { ThemedImage } from '@/components/ui/themed-image';
import styles from './card.module.css';

/** The size of a picture, in pixels, which is fetched when it comes near. */
const PICTURE = { width: 480, height: 300, loading: 'lazy' } as const;

/** Cards side by side, as many in a row as fit. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

export interface CardProps {
  readonly title: string;
  readonly href: string;
  /** How many pages lie behind the card, for a card that leads to a category. */
  readonly items?: number;
  readonly picture?: { readonly light: string; readonly dark: string };
  readonly children?: ReactNode;
}

/** One way to continue from an index page; all of it can be pressed. Belongs in a `CardGrid`. */
export function Card({ title, href, items, picture, children }: CardProps) {
  return (
    <li className={styles.card}>
      {picture && <ThemedImage src={picture.light} srcDark={picture.dark} alt="" {...PICTURE} />}
      <a href={href} className={styles.page}>
        {title}
      </a>
      {children && <div>{children}</div>}
      {items !== undefined && <div className={styles.count}>{items === 1 ? '1 item' : `${items} items`}</div>}
    </li>
  );
}
