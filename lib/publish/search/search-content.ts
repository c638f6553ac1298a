import type { Synonyms } from './synonyms';

/** Something that readers come to do, and the URL of the page about it. */
export interface SearchTask {
  readonly label: string;
  readonly href: string;
}

export interface SearchContent {
  /** A record for each section, page by page. */
  readonly records: readonly SearchRecord[];
  readonly synonyms: Synonyms;
  /** Offered before anything is typed. */
  readonly tasks?: readonly SearchTask[];
}

/** One section of a page as the search index holds it; the names are short because each is in the file once per section. */
export interface SearchRecord {
  /** URL with fragment, encoded and below the base path. */
  readonly href: string;
  readonly page: string;
  /** Empty for the text before the first heading. */
  readonly heading: string;
  readonly text: string;
  /** Names found in code that the page does not have in text, space-separated. */
  readonly code?: string;
  /** Only at the head of a page: its description, and further words it is looked for by. */
  readonly summary?: string;
  readonly keywords?: string;
}

/** Returns the URL of the page that a record's URL is on: without the fragment. */
export const pageOfHref = (href: string): string => href.replace(/#.*$/, '');
