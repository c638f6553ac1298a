import { hrefOf } from '@/lib/config/paths/paths';
import styles from './brand.module.css';
import type { SiteConfig } from '@/lib/config/schema';
import { ThemedImage } from '../../ui/themed-image';

export interface BrandProps extends Pick<SiteConfig['navbar'], 'title' | 'logo'> {
  /** Names the link when neither a title nor an `alt` does; shown where there is no logo either. */
  readonly siteTitle: string;
  /** The bar keeps its dark look in both modes, so its logo does too. */
  readonly isOnDark?: boolean;
}

/** Logo and name, leading home or where the logo's `href` says. */
export function Brand({ title, logo, siteTitle, isOnDark }: BrandProps) {
  const { href = '/', target, ...image } = logo ?? { src: '', alt: '' };
  const src = isOnDark ? (image.srcDark ?? image.src) : image.src;
  const alt = image.alt || (title ? '' : siteTitle);
  return (
    <a
      href={hrefOf(href)}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      className={styles.brand}
    >
      {logo && <ThemedImage {...image} src={src} srcDark={isOnDark ? undefined : image.srcDark} alt={alt} />}
      {(title || !logo) && <b>{title || siteTitle}</b>}
    </a>
  );
}
