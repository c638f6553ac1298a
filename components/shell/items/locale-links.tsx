'use client';

import { usePathname } from 'next/navigation';
import { useQueryAndHash } from '@/lib/browser/location/location';
import type { LocaleChoice } from '@/lib/publish/navbar/navbar-item';

/** Joins the configured query to the URL's own, before the hash. */
function addQuery(queryAndHash: string, query = ''): string {
  const [search = '', ...hash] = queryAndHash.split('#');
  const both = [search, query].map((part) => part.replace(/^\?/, '')).filter(Boolean);
  return (both.length > 0 ? `?${both.join('&')}` : '') + (hash.length > 0 ? `#${hash.join('#')}` : '');
}

export interface LocaleLinksProps {
  readonly locales: readonly LocaleChoice[];
  readonly query?: string;
}

/** The page on screen in each locale; path, query and hash are kept. Another locale is another site: a full load. */
export function LocaleLinks({ locales, query }: LocaleLinksProps) {
  const pathname = usePathname();
  const rest = addQuery(useQueryAndHash(), query);
  const path = pathname === '/_not-found' ? '/' : pathname;
  return locales.map(({ label, htmlLang, prefix, isCurrent }) => (
    <li key={htmlLang}>
      <a
        href={`${prefix}${path}${rest}`}
        lang={htmlLang}
        target="_self"
        rel="noopener noreferrer"
        data-full-load=""
        aria-current={isCurrent ? 'true' : undefined}
        suppressHydrationWarning
      >
        {label}
      </a>
    </li>
  ));
}
