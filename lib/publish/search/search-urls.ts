import { hrefOf } from '../../config/paths/paths';
import type { Version } from '../../content/model/versions';

export interface SearchScope extends Pick<Version, 'name' | 'path'> {
  /** URL of its records, encoded and below the base path. */
  readonly indexUrl: string;
}

/** Name of the index of a version, below `/search-index`. */
export const indexFile = (version: string): string => `${version}.json`;

/** One index for each version; the latest version's is the first. */
export type SearchScopes = readonly [SearchScope, ...SearchScope[]];

const scopeOf = ({ name, path }: Version): SearchScope => ({
  name,
  path,
  indexUrl: hrefOf(`/search-index/${indexFile(name)}`),
});

/** Where to search, in each version of the docs. Throws when none of the versions is the latest. */
export function searchScopes(versions: readonly Version[]): SearchScopes {
  const latest = versions.find((version) => version.latest);
  if (!latest) throw new Error('None of the docs versions is the latest one.');
  return [scopeOf(latest), ...versions.filter((version) => version !== latest).map(scopeOf)];
}

/** The parameter of a URL that opens the search with its value. See docs/compatibility.md#query-parameters. */
export const SEARCH_PARAMETER = 'q';
