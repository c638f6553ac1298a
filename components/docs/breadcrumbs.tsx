import type { Breadcrumb } from '@/lib/content/model/doc-page';
import { hrefOf } from '@/lib/config/paths/paths';
import { translate } from '@/lib/translations/translate';
import { Icon } from '../ui/icon';
import styles from './breadcrumbs.module.css';

function Crumb({ crumb, isLast }: { readonly crumb: Breadcrumb; readonly isLast: boolean }) {
  if (isLast) {
    return (
      <span itemProp="name" aria-current="page">
        {crumb.label}
      </span>
    );
  }
  if (crumb.path === undefined) return <span>{crumb.label}</span>;
  return (
    <a href={hrefOf(crumb.path)} itemProp="item">
      <span itemProp="name">{crumb.label}</span>
    </a>
  );
}

/**
 * The trail from home to the page, with microdata (https://schema.org/BreadcrumbList) for every crumb that is a page;
 * positions count from the first crumb after home. Nothing for a page outside every sidebar.
 */
export function Breadcrumbs({ trail }: { readonly trail: readonly Breadcrumb[] }) {
  if (trail.length === 0) return null;
  const pages = trail.filter((crumb, index) => crumb.path !== undefined || index === trail.length - 1);
  return (
    <nav aria-label={translate('Breadcrumbs')} className={styles.breadcrumbs}>
      <ul itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <a href={hrefOf('/')} aria-label={translate('Home page')}>
            <Icon name="home" />
          </a>
        </li>
        {trail.map((crumb, index) => {
          const position = pages.indexOf(crumb) + 1;
          const microdata =
            position > 0
              ? { itemScope: true, itemProp: 'itemListElement', itemType: 'https://schema.org/ListItem' }
              : {};
          return (
            <li key={index} {...microdata}>
              <Crumb crumb={crumb} isLast={index === trail.length - 1} />
              {position > 0 && <meta itemProp="position" content={String(position)} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
