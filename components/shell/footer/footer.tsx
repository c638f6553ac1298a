import { hrefOf, tabOf } from '@/lib/config/paths/paths';
import { escapeHtml, htmlWithHrefs } from '@/lib/config/paths/html-links';
import type { SiteConfig } from '@/lib/config/schema';
import { ThemedImage } from '../../ui/themed-image';
import styles from './footer.module.css';

type FooterConfig = NonNullable<SiteConfig['footer']>;

export type FooterProps = FooterConfig & Pick<SiteConfig, 'organizationName'>;

type FooterColumn = Extract<FooterConfig['links'][number], { items: unknown }>;
type FooterItem = FooterColumn['items'][number];

function Link({ label, to, href = '' }: Extract<FooterItem, { label: string }>) {
  return (
    <a href={hrefOf(to ?? href)} {...tabOf(to ?? href)}>
      {label}
    </a>
  );
}

interface ListProps {
  readonly items: readonly FooterItem[];
  readonly className?: string | undefined;
}

function List({ items, className }: ListProps) {
  return (
    <ul className={className}>
      {items.map((item, index) =>
        item.html !== undefined ? (
          <li key={index} dangerouslySetInnerHTML={{ __html: htmlWithHrefs(item.html) }} />
        ) : (
          <li key={index}>
            <Link {...item} />
          </li>
        ),
      )}
    </ul>
  );
}

function Logo({ href, target, ...image }: NonNullable<FooterProps['logo']>) {
  const picture = <ThemedImage {...image} />;
  if (!href) return <div className={styles.logo}>{picture}</div>;
  return (
    <a
      href={hrefOf(href)}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      className={styles.logo}
    >
      {picture}
    </a>
  );
}

/** The page's end: columns or a row of links, a logo, the copyright. */
export function Footer({ style, links, logo, copyright, organizationName }: FooterProps) {
  const columns = links.flatMap((entry) => ('items' in entry ? [entry] : []));
  const row = links.flatMap((entry) => ('items' in entry ? [] : [entry]));
  return (
    <footer className={styles.footer} data-bar={style} data-print="hide">
      <div className={styles.inside}>
        {columns.length > 0 && (
          <div className={styles.columns}>
            {columns.map(({ title, items }) => (
              <div key={title}>
                <h2>{title}</h2>
                <List items={items} />
              </div>
            ))}
          </div>
        )}
        {row.length > 0 && <List items={row} className={styles.row} />}
        {logo && <Logo {...logo} />}
        {copyright && (
          <div
            className={styles.copyright}
            dangerouslySetInnerHTML={{
              __html: htmlWithHrefs(copyright).replaceAll('{name}', () => escapeHtml(organizationName)),
            }}
          />
        )}
      </div>
    </footer>
  );
}
