import type { DocPage, PageLink } from '@/lib/content/model/doc-page';
import { hrefOf } from '@/lib/config/paths/paths';
import { translate } from '@/lib/translations/translate';
import styles from './pager.module.css';

function Neighbor({ side, page }: { readonly side: 'previous' | 'next'; readonly page: PageLink }) {
  return (
    <a href={hrefOf(page.path)} rel={side === 'next' ? 'next' : 'prev'} className={styles[side]}>
      <span>{translate(side === 'next' ? 'Next' : 'Previous')}</span>
      <b>{page.label}</b>
    </a>
  );
}

/** Leads to the neighbors in reading order. Nothing when there are none. */
export function Pager({ previous, next }: Pick<DocPage, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={translate('Docs pages')} className={styles.pager} data-print="hide">
      {previous && <Neighbor side="previous" page={previous} />}
      {next && <Neighbor side="next" page={next} />}
    </nav>
  );
}
