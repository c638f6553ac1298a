'use client';

import { usePathname } from 'next/navigation';
import { encodePath, hrefOf, normalizePath, versionAt } from '@/lib/config/paths/paths';
import { useQueryAndHash } from '@/lib/browser/location/location';
import { storePreferredVersion, useCurrentVersion } from '@/lib/browser/version/preferred-version';
import type { NavbarLocaleItem, NavbarVersionItem, VersionChoice } from '@/lib/publish/navbar/resolve-navbar';

/** The page on screen in another version, or that version's main page. */
function counterpart(pathname: string, from: VersionChoice | undefined, to: VersionChoice): string {
  const rest = from ? normalizePath(pathname).slice(normalizePath(from.path).length) : undefined;
  const page = to.pages.find((candidate) => normalizePath(candidate) === rest);
  return page === undefined ? to.mainUrl : to.path + page;
}

type VersionsProps = Pick<NavbarVersionItem, 'versions'>;

/** Label of the version on screen, else of the preferred one, else of the latest. */
export function VersionLabel({ versions }: VersionsProps) {
  const shown = useCurrentVersion(versions) ?? versions.find(({ isLatest }) => isLatest);
  return <span suppressHydrationWarning>{shown?.label}</span>;
}

/** The page on screen in every version, keeping query and hash; choosing one stores the preference. */
export function VersionLinks({ versions }: VersionsProps) {
  const pathname = usePathname();
  const rest = useQueryAndHash();
  const active = versionAt(pathname, versions);
  return versions.map((version) => (
    <li key={version.name}>
      <a
        href={hrefOf(counterpart(pathname, active, version)) + rest}
        aria-current={version === active ? 'true' : undefined}
        onClick={() => storePreferredVersion(version.name)}
        suppressHydrationWarning
      >
        {version.label}
      </a>
    </li>
  ));
}

/** Adds what the URL lacks of the configured query, before the hash. */
function addQuery(queryAndHash: string, query = ''): string {
  const [, search = '', hash = ''] = /^\??([^#]*)([^]*)$/.exec(queryAndHash) ?? [];
  const own = search.split('&');
  const added = query.slice(1).split('&');
  const all = [...own, ...added.filter((part) => !own.includes(part))].filter(Boolean).join('&');
  return (all && `?${all}`) + hash;
}

/** The page on screen in each locale; path, query and hash are kept. Another locale is another site: a full load. */
export function LocaleLinks({ locales, query }: Pick<NavbarLocaleItem, 'locales' | 'query'>) {
  const pathname = usePathname();
  const rest = addQuery(useQueryAndHash(), query);
  const path = pathname === '/_not-found' ? '/' : encodePath(pathname);
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
