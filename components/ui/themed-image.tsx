import { hrefOf } from '@/lib/config/paths/paths';
import type { SiteConfig } from '@/lib/config/schema';
import styles from './themed-image.module.css';

interface ThemedImageProps extends Omit<NonNullable<SiteConfig['navbar']['logo']>, 'href' | 'target'> {
  /** `lazy` fetches the picture only when it comes near the viewport. */
  readonly loading?: 'lazy';
}

/** A picture with a variant per color mode; both are in the page and CSS shows one, so that nothing flashes. */
export function ThemedImage({ src, srcDark, alt, ...rest }: ThemedImageProps) {
  if (!srcDark || srcDark === src) return <img src={hrefOf(src)} alt={alt} {...rest} />;
  // A lazy image that CSS hides is never fetched, so the dark variant costs nothing in the light mode.
  return (
    <>
      <img src={hrefOf(src)} className={styles.light} alt={alt} {...rest} />
      <img src={hrefOf(srcDark)} className={styles.dark} loading="lazy" alt={alt} {...rest} />
    </>
  );
}
