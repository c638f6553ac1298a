'use client';

import { useEffect, useState } from 'react';
import { hrefOf, wordsOfPath } from '@/lib/config/paths/paths';
import { pageOfHref } from '@/lib/publish/search/search-content';
import { SEARCH_PARAMETER } from '@/lib/publish/search/search-urls';
import { translate } from '@/lib/translations/translate';

/** As many as a reader takes in at once. */
const MOST_PAGES = 3;

interface NearPage {
  readonly title: string;
  readonly href: string;
}

/** The pages that the search finds for the words of a URL, those of its last part first. */
async function findNear(indexUrl: string, words: readonly string[]): Promise<NearPage[]> {
  // The server searches nothing; without the condition it would compile the search.
  if (typeof window === 'undefined') return [];
  const { loadSearchIndex } = await import('@/lib/publish/search/load-search-index');
  const index = await loadSearchIndex(indexUrl);
  const groups = words.flatMap((query) => index.search(query));
  const pages = groups.flatMap(({ page, hits }) => {
    const [best] = hits;
    const href = best && pageOfHref(best.record.href);
    return href === undefined ? [] : [{ title: page, href }];
  });
  return pages.filter(({ href }, at) => pages.findIndex((other) => other.href === href) === at);
}

export interface NearestPagesProps {
  /** URL of the search index. */
  readonly indexUrl: string;
}

/** Leads on from a URL that no page has: to pages of similar names, and to a search for its words. */
export function NearestPageList({ indexUrl }: NearestPagesProps) {
  const [words, setWords] = useState('');
  const [pages, setPages] = useState<readonly NearPage[]>([]);

  useEffect(() => {
    const { last, all } = wordsOfPath(location.pathname);
    let isShown = true;
    const show = (found: readonly NearPage[]) => {
      if (!isShown) return;
      setWords(last);
      setPages(found.slice(0, MOST_PAGES));
    };
    // Without an index there is still the search, which says what went wrong.
    findNear(indexUrl, last === all ? [last] : [last, all]).then(show, () => show([]));
    return () => {
      isShown = false;
    };
  }, [indexUrl]);

  return (
    <>
      {pages.length > 0 && (
        <>
          <p id="near-pages">{translate('Pages with similar names:')}</p>
          <ul aria-labelledby="near-pages">
            {pages.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {words !== '' && (
        <p>
          <a href={`${hrefOf('/')}?${SEARCH_PARAMETER}=${encodeURIComponent(words)}`} data-full-load="">
            {translate('Search the docs for “{words}”', { words })}
          </a>
        </p>
      )}
    </>
  );
}
