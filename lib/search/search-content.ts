import { isSearchRecord, type SearchRecord } from './record';
import type { Synonyms } from './synonyms';

/** A part of the docs that a reader can search alone: the pages of one sidebar. */
export interface SearchKind {
  readonly sidebar: string;
  readonly label: string;
  /** Address of its first page. */
  readonly href: string;
}

/** Everything that can be searched of a version of the docs, as the build hands it over. */
export interface SearchContent {
  /** A record for each section, page by page. */
  readonly records: readonly SearchRecord[];
  readonly synonyms: Synonyms;
  readonly kinds: readonly SearchKind[];
}

/**
 * Whether a value is what this build writes and reads. Deployments and caches mix: a page that has been open for a while
 * may receive the index of another build.
 */
export function isSearchContent(value: unknown): value is SearchContent {
  const { records, synonyms, kinds } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof synonyms === 'object' &&
    synonyms !== null &&
    Array.isArray(kinds) &&
    Array.isArray(records) &&
    records.every(isSearchRecord)
  );
}
