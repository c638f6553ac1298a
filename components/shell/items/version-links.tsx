'use client';

import { usePathname } from 'next/navigation';
import { hrefOf, normalizePath, versionAt } from '@/lib/config/paths/paths';
import { useQueryAndHash } from '@/lib/browser/location/location';
import { storePreferredVersion, useCurrentVersion } from '@/lib/browser/version/preferred-version';
import type { VersionChoice } from '@/lib/publish/navbar/navbar-item';

/** The page on screen in another version, or that version's main page. */
function counterpart(pathname: string, from: VersionChoice | undefined, to: VersionChoice): string {
  const rest = from ? normalizePath(pathname).slice(normalizePath(from.path).length) : undefined;
  const page = to.pages.find((candidate) => normalizePath(candidate) === rest);
  return page === undefined ? to.mainUrl : to.path + page;
}

interface VersionsProps {
  readonly versions: readonly VersionChoice[];
}

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
