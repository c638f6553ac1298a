/** One section of a page as the search index holds it; the names are short because each stands in the file once a section. */
export interface SearchRecord {
  /** Address with fragment, encoded and below the base path. */
  readonly url: string;
  readonly page: string;
  /** Empty for the text before the first heading. */
  readonly heading: string;
  readonly text: string;
  /** Names found in code, space-separated. */
  readonly code: string;
  readonly sidebar: string;
  /** Only at the head of a page: its description, and further words it is looked for by. */
  readonly summary?: string;
  readonly keywords?: string;
}
